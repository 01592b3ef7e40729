import { AppError, codeOf, type AppErrorCode } from '@caderno/domain/kernel'

/** The words of the identity server and of the two libraries, lower-cased and hyphenated, that do not lead to a code of §8 by that alone. */
const CODES: ReadonlyMap<string, AppErrorCode> = new Map([
  ['email-exists', 'email-already-in-use'],
  ['email-not-found', 'user-not-found'],
  ['invalid-password', 'wrong-password'],
  ['invalid-login-credentials', 'invalid-credential'],
  ['invalid-idp-response', 'invalid-credential'],
  ['invalid-identifier', 'invalid-email'],
  ['missing-email', 'invalid-email'],
  ['password-login-disabled', 'operation-not-allowed'],
  ['admin-only-operation', 'operation-not-allowed'],
  ['reset-password-exceed-limit', 'too-many-requests'],
  ['too-many-attempts-try-later', 'too-many-requests'],
  ['expired-oob-code', 'expired-action-code'],
  ['invalid-oob-code', 'invalid-action-code'],
  ['missing-oob-code', 'invalid-action-code'],
  ['credential-too-old-login-again', 'requires-recent-login'],
  ['invalid-id-token', 'invalid-user-token'],
  ['token-expired', 'user-token-expired'],
  ['federated-user-id-already-linked', 'credential-already-in-use'],
  ['invalid-code', 'invalid-verification-code'],
  ['invalid-session-info', 'invalid-verification-id'],
  ['session-expired', 'code-expired'],
  ['blocking-function-error-response', 'internal-error'],
  ['admin-restricted-operation', 'operation-not-allowed'],
  ['custom-token-mismatch', 'invalid-credential'],
  ['null-user', 'invalid-user-token'],
  ['quota-exceeded', 'too-many-requests'],
  ['timeout', 'network-request-failed'],
  ['unauthorized-continue-uri', 'unauthorized-domain'],
  ['user-mismatch', 'user-not-found'],
  ['web-storage-unsupported', 'storage-unavailable'],
  ['deadline-exceeded', 'network-request-failed'],
  ['internal', 'internal-error'],
  ['invalid-argument', 'invalid-record'],
  ['resource-exhausted', 'too-many-requests'],
  ['unauthenticated', 'permission-denied'],
  ['unavailable', 'network-request-failed'],
])

/** Whatever Firebase threw, in the ports' words; the vendor's error remains only as the cause. Never throws. */
export function toFirebaseAppError(error: unknown): AppError {
  return isAppError(error) ? error : new AppError(codeOfFirebase(error), { cause: error })
}

/** Calls Firebase; what it throws at once or rejects with becomes a rejection with an AppError. */
export async function withAppErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toFirebaseAppError(error)
  }
}

/** A proxy may throw even at this question. */
function isAppError(error: unknown): error is AppError {
  try {
    return error instanceof AppError
  } catch {
    return false
  }
}

function codeOfFirebase(error: unknown): AppErrorCode {
  const words = [textAt(error, 'code'), typeof error === 'string' ? error : textAt(error, 'message')]
  return words.map(codeOfWord).find((code) => code !== 'unknown') ?? 'unknown'
}

/** `auth/wrong-password`, `permission-denied`, `WEAK_PASSWORD : Password should be…`. */
function codeOfWord(text: string): AppErrorCode {
  const word = text
    .trim()
    .split(/\s*:/, 1)[0]!
    .toLowerCase()
    .replace(/^(auth|firestore)\//, '')
  if (/^api[\s-]key[\s-]not[\s-]valid/.test(word)) return 'invalid-api-key'
  return CODES.get(word.replaceAll('_', '-')) ?? codeOf(word)
}

/** A foreign object's text property; empty where there is none, or where even looking throws. */
function textAt(value: unknown, property: 'code' | 'message'): string {
  try {
    const text: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, property) : undefined
    return typeof text === 'string' ? text : ''
  } catch {
    return ''
  }
}
