import { DEFAULT_POLICY, type PasswordPolicy } from '@caderno/domain/identity'
import { initializeApp } from 'firebase/app'
import { validatePassword, type Auth, type PasswordPolicy as ServicePolicy } from 'firebase/auth'
import { openSecondAuth } from './auth-open.ts'

let asked = 0

/**
 * The policy as it is now. An Auth keeps its copy, and renews it only after some refusals and in the background, too late for the
 * form that was just refused: so one without a copy asks. A schema version other than 1 makes the SDK reject.
 * Its app is left to the page's end: the SDK still notes in the background that it was used, and complains where it is gone.
 */
export async function askPasswordPolicy(auth: Auth): Promise<PasswordPolicy> {
  const app = initializeApp(auth.app.options, `${auth.app.name}-policy-${++asked}`)
  return policyOf((await validatePassword(openSecondAuth(auth, app), '')).passwordPolicy)
}

/** A policy that is not enforced asks for nothing. */
function policyOf({ enforcementState, customStrengthOptions: options }: ServicePolicy): PasswordPolicy {
  if (enforcementState !== 'ENFORCE') return DEFAULT_POLICY
  return {
    schemaVersion: 1,
    minLength: options.minPasswordLength ?? DEFAULT_POLICY.minLength,
    ...(options.maxPasswordLength !== undefined && { maxLength: options.maxPasswordLength }),
    lowercase: options.containsLowercaseLetter ?? false,
    uppercase: options.containsUppercaseLetter ?? false,
    numeric: options.containsNumericCharacter ?? false,
    nonAlphanumeric: options.containsNonAlphanumericCharacter ?? false,
  }
}
