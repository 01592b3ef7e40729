import { expect, it } from 'vitest'
import { LIMITS } from '../kernel/index.ts'
import { checkedEmail, refuseBadPassword, refuseEmptyPassword } from './credentials.ts'
import { DEFAULT_POLICY } from './password-policy.ts'

const refused = (check: () => unknown): unknown => {
  try {
    check()
    return null
  } catch (error) {
    return (error as { code: unknown }).code
  }
}

it('finds an account by its address, however it was typed (§9.1)', () => {
  expect(checkedEmail(' Ana@Exemplo.com.br ')).toBe('ana@exemplo.com.br')
})

it.each(['', 'ana', 'ana@', '@exemplo.com'])('refuses %j, which is no address (§9.1)', (email) => {
  expect(refused(() => checkedEmail(email))).toBe('invalid-email')
})

it.each([
  ['', 'missing-password'],
  ['12345', 'weak-password'],
  ['123456', null],
  ['x'.repeat(LIMITS.password), null],
  ['x'.repeat(LIMITS.password + 1), 'password-does-not-meet-requirements'],
])('says of the new password %j: %s (§9.1)', (password, code) => {
  expect(refused(() => refuseBadPassword(password))).toBe(code)
})

it('goes by the length that a policy asks for', () => {
  expect(refused(() => refuseBadPassword('1234567', { ...DEFAULT_POLICY, minLength: 8 }))).toBe(
    'weak-password',
  )
})

it('asks nothing of an old password but that it is there', () => {
  expect([refused(() => refuseEmptyPassword('')), refused(() => refuseEmptyPassword('1'))]).toEqual([
    'missing-password',
    null,
  ])
})
