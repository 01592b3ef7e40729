import { AppError, codeOf, type AppErrorCode } from '@caderno/domain/kernel'

/** The identity server's own words, where lower-casing and hyphenating does not lead to a code of §8. */
const SERVER_MESSAGES: Readonly<Record<string, AppErrorCode>> = {
  email_exists: 'email-already-in-use',
  email_not_found: 'user-not-found',
  invalid_password: 'wrong-password',
  invalid_login_credentials: 'invalid-credential',
  invalid_idp_response: 'invalid-credential',
  invalid_identifier: 'invalid-email',
  missing_email: 'invalid-email',
  password_login_disabled: 'operation-not-allowed',
  admin_only_operation: 'operation-not-allowed',
  reset_password_exceed_limit: 'too-many-requests',
  too_many_attempts_try_later: 'too-many-requests',
  expired_oob_code: 'expired-action-code',
  invalid_oob_code: 'invalid-action-code',
  missing_oob_code: 'invalid-action-code',
  credential_too_old_login_again: 'requires-recent-login',
  invalid_id_token: 'invalid-user-token',
  token_expired: 'user-token-expired',
  federated_user_id_already_linked: 'credential-already-in-use',
  invalid_code: 'invalid-verification-code',
  invalid_session_info: 'invalid-verification-id',
  session_expired: 'code-expired',
  blocking_function_error_response: 'internal-error',
}

/** Codes of the two libraries that the product has no word of its own for. */
const LIBRARY_CODES: Readonly<Record<string, AppErrorCode>> = {
  'admin-restricted-operation': 'operation-not-allowed',
  'custom-token-mismatch': 'invalid-credential',
  'missing-email': 'invalid-email',
  'null-user': 'invalid-user-token',
  'quota-exceeded': 'too-many-requests',
  timeout: 'network-request-failed',
  'unauthorized-continue-uri': 'unauthorized-domain',
  'user-mismatch': 'user-not-found',
  'web-storage-unsupported': 'storage-unavailable',
  'deadline-exceeded': 'network-request-failed',
  internal: 'internal-error',
  'invalid-argument': 'invalid-record',
  'resource-exhausted': 'too-many-requests',
  unauthenticated: 'permission-denied',
  unavailable: 'network-request-failed',
}

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
  return entry(SERVER_MESSAGES, word.replaceAll('-', '_')) ?? entry(LIBRARY_CODES, word) ?? codeOf(word)
}

const entry = (table: Readonly<Record<string, AppErrorCode>>, key: string): AppErrorCode | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

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
