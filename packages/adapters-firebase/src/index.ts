export {
  backendOf,
  type ChosenBackend,
  type FirebaseConfig,
  type FirebaseEnvironment,
  type FirebaseVariable,
} from './config.ts'
export { areOnThisComputer } from './emulator-address.ts'
export { toFirebaseAppError } from './error-codes.ts'
export { forgetCache } from './forget-cache.ts'
export { createFirebaseAdapter, type FirebaseAdapter, type FirebaseMeans } from './firebase-adapter.ts'
