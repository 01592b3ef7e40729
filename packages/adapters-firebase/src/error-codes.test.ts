import { AppError, SERVICE_CODES } from '@caderno/domain/kernel'
import { FirebaseError } from 'firebase/app'
import { describe, expect, it, test } from 'vitest'
import { toFirebaseAppError } from './error-codes.ts'

const codeOf = (error: unknown) => toFirebaseAppError(error).code

describe('an error of the libraries', () => {
  it.each(SERVICE_CODES)('auth/%s keeps its name (§8.12)', (code) => {
    expect(codeOf(new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`))).toBe(code)
  })

  it.each([
    ['permission-denied', 'permission-denied'],
    ['firestore/permission-denied', 'permission-denied'],
    ['unauthenticated', 'permission-denied'],
    ['not-found', 'not-found'],
    ['unavailable', 'network-request-failed'],
    ['deadline-exceeded', 'network-request-failed'],
    ['auth/timeout', 'network-request-failed'],
    ['resource-exhausted', 'too-many-requests'],
    ['auth/quota-exceeded', 'too-many-requests'],
    ['invalid-argument', 'invalid-record'],
    ['internal', 'internal-error'],
    ['auth/invalid-login-credentials', 'invalid-credential'],
    ['auth/admin-restricted-operation', 'operation-not-allowed'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'invalid-api-key'],
    ['auth/something-new', 'unknown'],
    ['aborted', 'unknown'],
  ])('%s is %s (§8.12)', (code, expected) => {
    expect(codeOf(new FirebaseError(code, 'Firebase: Error.'))).toBe(expected)
  })
})

test.each([
  ['EMAIL_EXISTS', 'email-already-in-use'],
  ['EMAIL_NOT_FOUND', 'user-not-found'],
  ['INVALID_PASSWORD', 'wrong-password'],
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['USER_DISABLED', 'user-disabled'],
  ['INVALID_EMAIL', 'invalid-email'],
  ['MISSING_PASSWORD', 'missing-password'],
  ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak-password'],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a digit]',
    'password-does-not-meet-requirements',
  ],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.',
    'too-many-requests',
  ],
  ['RESET_PASSWORD_EXCEED_LIMIT', 'too-many-requests'],
  ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ['INVALID_OOB_CODE', 'invalid-action-code'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
  ['API key not valid. Please pass a valid API key.', 'invalid-api-key'],
  ['A_MESSAGE_NOBODY_HAS_SEEN', 'unknown'],
])('the raw server message %s is %s (§8.12)', (message, expected) => {
  expect(codeOf(new Error(message))).toBe(expected)
  expect(codeOf(message)).toBe(expected)
})

test('a code is believed before a message (§8.12)', () => {
  expect(codeOf(new FirebaseError('auth/wrong-password', 'EMAIL_EXISTS'))).toBe('wrong-password')
})

test("an AppError passes as it is, and a vendor's error remains as the cause alone (§8.12)", () => {
  const own = new AppError('storage-full')
  expect(toFirebaseAppError(own)).toBe(own)
  const vendor = new FirebaseError('auth/wrong-password', 'Firebase: Error (auth/wrong-password).', {
    idToken: 'secret',
  })
  const error = toFirebaseAppError(vendor)
  expect(error.cause).toBe(vendor)
  expect(JSON.stringify({ ...error, message: error.message })).not.toContain('secret')
})
