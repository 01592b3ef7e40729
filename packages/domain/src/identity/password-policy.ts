import { LIMITS } from '../kernel/index.ts'

/** The identity service's password policy; only schema version 1 is supported (§5). */
export interface PasswordPolicy {
  readonly schemaVersion: number
  readonly minLength: number
  readonly maxLength?: number
  readonly lowercase?: boolean
  readonly uppercase?: boolean
  readonly numeric?: boolean
  readonly nonAlphanumeric?: boolean
}

const MIN_PASSWORD = 6

/** The policy where the service has none. */
export const DEFAULT_POLICY: PasswordPolicy = {
  schemaVersion: 1,
  minLength: MIN_PASSWORD,
  maxLength: LIMITS.password,
}

type PasswordRule = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'numeric' | 'nonAlphanumeric'

/** One rule of a policy as the form shows it while somebody types. */
interface CheckedRule {
  readonly rule: PasswordRule
  readonly sentence: string
  readonly met: boolean
}

export const isSupportedPolicy = (policy: PasswordPolicy): boolean => policy.schemaVersion === 1

/** The policy to apply: the default for an unknown schema version. */
export function effectivePolicy(policy: PasswordPolicy): PasswordPolicy & { readonly maxLength: number } {
  const { minLength, maxLength, ...classes } = isSupportedPolicy(policy) ? policy : DEFAULT_POLICY
  return {
    ...classes,
    minLength: Math.max(MIN_PASSWORD, minLength || 0),
    maxLength: Math.min(LIMITS.password, maxLength || LIMITS.password),
  }
}

/** Every rule of the policy and whether the password meets it; letters are ASCII, as in the service. */
export function checkPassword(policy: PasswordPolicy, password: string): readonly CheckedRule[] {
  const { minLength, maxLength, lowercase, uppercase, numeric, nonAlphanumeric } = effectivePolicy(policy)
  const rules: readonly (CheckedRule & { readonly asked: boolean | undefined })[] = [
    {
      rule: 'minLength',
      asked: true,
      met: password.length >= minLength,
      sentence: `Pelo menos ${minLength} caracteres`,
    },
    {
      rule: 'maxLength',
      asked: maxLength < LIMITS.password || password.length > maxLength,
      met: password.length <= maxLength,
      sentence: `No máximo ${maxLength} caracteres`,
    },
    { rule: 'lowercase', asked: lowercase, met: /[a-z]/.test(password), sentence: 'Uma letra minúscula' },
    { rule: 'uppercase', asked: uppercase, met: /[A-Z]/.test(password), sentence: 'Uma letra maiúscula' },
    { rule: 'numeric', asked: numeric, met: /[0-9]/.test(password), sentence: 'Um número' },
    {
      rule: 'nonAlphanumeric',
      asked: nonAlphanumeric,
      met: /[!-/:-@[-`{-~]/.test(password),
      sentence: 'Um símbolo, como ! ou #',
    },
  ]
  return rules.filter(({ asked }) => asked).map(({ rule, sentence, met }) => ({ rule, sentence, met }))
}

/** The first rule that the password breaks. */
export const brokenRule = (policy: PasswordPolicy, password: string): CheckedRule | undefined =>
  checkPassword(policy, password).find(({ met }) => !met)
