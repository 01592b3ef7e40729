import { AppError, isEmail, normalizeEmail } from '../kernel/index.ts'
import { DEFAULT_POLICY, effectivePolicy, type PasswordPolicy } from './password-policy.ts'

/** The address as accounts are found by it; rejects what is no e-mail, before any service is asked. */
export function checkedEmail(email: string): string {
  const address = normalizeEmail(email)
  if (!isEmail(address)) throw new AppError('invalid-email')
  return address
}

export function refuseEmptyPassword(password: string): void {
  if (password === '') throw new AppError('missing-password')
}

/** The floor and the ceiling of every new password; what a policy asks beyond them the service itself judges. */
export function refuseBadPassword(password: string, policy: PasswordPolicy = DEFAULT_POLICY): void {
  const { minLength, maxLength } = effectivePolicy(policy)
  refuseEmptyPassword(password)
  if (password.length < minLength) throw new AppError('weak-password')
  if (password.length > maxLength) throw new AppError('password-does-not-meet-requirements')
}
