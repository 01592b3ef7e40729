export {
  backendOf,
  type ChosenBackend,
  type FirebaseConfig,
  type FirebaseEnvironment,
  type FirebaseVariable,
} from './auth/config.ts'
export { toFirebaseAppError } from './auth/error-codes.ts'
export { forgetCache, forgetCachesOfOthers } from './firestore/forget-cache.ts'
export {
  createFirebaseAdapter,
  type FirebaseAdapter,
  type FirebaseAdapterOptions,
} from './firebase-adapter.ts'
