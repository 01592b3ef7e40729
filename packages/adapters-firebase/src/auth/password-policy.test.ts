import { refusal } from '@caderno/domain/contracts'
import { DEFAULT_POLICY } from '@caderno/domain/identity'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ANA, aPolicy, startScriptedService, type ScriptedService } from '../../test/scripted-service.ts'
import { createAuthDevice, type AuthDevice, type AuthTab } from '../../test/tabs-auth.ts'

let service: ScriptedService
let device: AuthDevice
let accounts: AuthTab['accounts']
beforeEach(async () => {
  service = await startScriptedService()
  device = createAuthDevice(service.url)
  ;({ accounts } = device.open())
})
afterEach(async () => {
  await device.close()
  await service.close()
})
const serves = (options: object, over?: object) => service.answer('passwordPolicy', aPolicy(options, over))

it('has every rule that the service can set (§5.10)', async () => {
  serves({
    minPasswordLength: 8,
    maxPasswordLength: 30,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  })
  expect(await accounts.passwordPolicy()).toEqual({
    schemaVersion: 1,
    minLength: 8,
    maxLength: 30,
    lowercase: true,
    uppercase: true,
    numeric: true,
    nonAlphanumeric: true,
  })
})

it('leaves out what the service does not ask', async () => {
  serves({ minPasswordLength: undefined, containsNumericCharacter: true })
  expect(await accounts.passwordPolicy()).toEqual({
    schemaVersion: 1,
    minLength: 6,
    lowercase: false,
    uppercase: false,
    numeric: true,
    nonAlphanumeric: false,
  })
})

it.each(['OFF', 'ENFORCEMENT_STATE_UNSPECIFIED'])(
  'asks for nothing beyond the default when the service enforces nothing (%s) (§5.10)',
  async (enforcementState) => {
    serves({ minPasswordLength: 12, containsUppercaseCharacter: true }, { enforcementState })
    expect(await accounts.passwordPolicy()).toEqual(DEFAULT_POLICY)
  },
)

it('is refused when its schema version is not the one that is understood (§5.10)', async () => {
  serves({}, { schemaVersion: 2 })
  expect(await refusal(accounts.passwordPolicy())).toBe('unknown')
})

it.each(['accounts:signUp', 'accounts:update', 'accounts:resetPassword'])(
  'is the new one right after %s was refused for it (§5.10, §8.12)',
  async (method) => {
    await accounts.signIn(ANA.email, 'segredo-1')
    expect(await accounts.passwordPolicy()).toMatchObject({ numeric: false })
    serves({ containsNumericCharacter: true })
    service.answer(
      method,
      new Error(
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a digit]',
      ),
    )
    const submit = {
      'accounts:signUp': () => accounts.signUp('bia@exemplo.com.br', 'semnumero'),
      'accounts:update': () => accounts.changePassword('semnumero'),
      'accounts:resetPassword': () => accounts.confirmPasswordReset('codigo', 'semnumero'),
    }[method]!
    expect(await refusal(submit())).toBe('password-does-not-meet-requirements')
    expect(await accounts.passwordPolicy()).toMatchObject({ numeric: true })
  },
)
