export { toFirebaseAppError } from './error-codes.ts'
