import { describe, expect, it } from 'vitest'
import {
  brokenRule,
  checkPassword,
  DEFAULT_POLICY,
  effectivePolicy,
  isSupportedPolicy,
  type PasswordPolicy,
} from './password-policy.ts'

const STRICT: PasswordPolicy = {
  schemaVersion: 1,
  minLength: 8,
  maxLength: 20,
  lowercase: true,
  uppercase: true,
  numeric: true,
  nonAlphanumeric: true,
}
const broken = (policy: PasswordPolicy, password: string) =>
  checkPassword(policy, password)
    .filter(({ met }) => !met)
    .map(({ rule }) => rule)

describe('the password policy (§5.10)', () => {
  it('asks for 6 characters where the service has set nothing', () => {
    expect(checkPassword(DEFAULT_POLICY, '12345')).toEqual([
      { rule: 'minLength', sentence: 'Pelo menos 6 caracteres', met: false },
    ])
    expect(broken(DEFAULT_POLICY, '123456')).toEqual([])
    expect(broken({ schemaVersion: 1, minLength: Number.NaN }, '12345')).toEqual(['minLength'])
    expect(broken({ schemaVersion: 1, minLength: 2 }, '12345')).toEqual(['minLength'])
  })

  it('checks each rule that the service asks for', () => {
    expect(broken(STRICT, 'Ab1!')).toEqual(['minLength'])
    expect(broken(STRICT, 'Ab1!'.repeat(6))).toEqual(['maxLength'])
    expect(broken(STRICT, 'AB1!AB1!')).toEqual(['lowercase'])
    expect(broken(STRICT, 'ab1!ab1!')).toEqual(['uppercase'])
    expect(broken(STRICT, 'Abc!Abc!')).toEqual(['numeric'])
    expect(broken(STRICT, 'Abc1Abc1')).toEqual(['nonAlphanumeric'])
    expect(broken(STRICT, 'é1 É1 éÉ1')).toEqual(['lowercase', 'uppercase', 'nonAlphanumeric'])
    expect(broken(STRICT, 'Abc1!Abc1!')).toEqual([])
    expect(broken(STRICT, 'Abc1!'.repeat(4))).toEqual([])
    expect(checkPassword(STRICT, 'Abc1!Abc1!').map(({ rule }) => rule)).toContain('maxLength')
  })

  it('ignores a policy of another schema version', () => {
    const future = { ...STRICT, schemaVersion: 2 }
    expect(isSupportedPolicy(STRICT)).toBe(true)
    expect(isSupportedPolicy(future)).toBe(false)
    expect(effectivePolicy(future)).toEqual(effectivePolicy(DEFAULT_POLICY))
    expect(broken(future, 'abcdef')).toEqual([])
  })

  it('accepts 128 characters and refuses 129, whatever the service allows (§9.1)', () => {
    expect(checkPassword(DEFAULT_POLICY, 'x'.repeat(128))).toEqual([
      { rule: 'minLength', sentence: 'Pelo menos 6 caracteres', met: true },
    ])
    expect(brokenRule(DEFAULT_POLICY, 'x'.repeat(129))?.rule).toBe('maxLength')
    expect(brokenRule({ schemaVersion: 1, minLength: 6, maxLength: 4_096 }, 'x'.repeat(129))?.sentence).toBe(
      'No máximo 128 caracteres',
    )
  })

  it('never trims: spaces count (§9.1)', () => {
    expect(broken(DEFAULT_POLICY, '  ab  ')).toEqual([])
  })
})
