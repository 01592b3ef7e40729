import { DEFAULT_POLICY } from '@caderno/domain/identity'
import { AppError, isEmail, LIMITS, normalizeEmail } from '@caderno/domain/kernel'
import type { Auth, User } from 'firebase/auth'

/** What needs no server to be refused is refused here, in the same words as on every adapter. */
export function checkedEmail(email: string): string {
  const address = normalizeEmail(email)
  if (!isEmail(address)) throw new AppError('invalid-email')
  return address
}

export function refuseEmpty(password: string): void {
  if (password === '') throw new AppError('missing-password')
}

/** The floor and the ceiling of every new password; what the service's policy asks beyond them it judges itself. */
export function refuseBadPassword(password: string): void {
  refuseEmpty(password)
  if (password.length < DEFAULT_POLICY.minLength) throw new AppError('weak-password')
  if (password.length > LIMITS.password) throw new AppError('password-does-not-meet-requirements')
}

/** Whoever is signed in, once the SDK knows. */
export async function signedInUser(auth: Auth): Promise<User> {
  await auth.authStateReady()
  if (!auth.currentUser) throw new AppError('invalid-user-token')
  return auth.currentUser
}
