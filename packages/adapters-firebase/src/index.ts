export { backendOf, type ChosenBackend, type FirebaseConfig } from './auth/config.ts'
export { forgetCache, forgetCachesOfOthers } from './user-scope/forget-cache.ts'
export {
  createFirebaseAdapter,
  type FirebaseAdapter,
  type FirebaseAdapterOptions,
} from './firebase-adapter.ts'
