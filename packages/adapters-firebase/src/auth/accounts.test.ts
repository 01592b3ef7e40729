import { refusal, until, untilData } from '@caderno/domain/contracts'
import { LIMITS } from '@caderno/domain/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANA, startScriptedService, type ScriptedService } from '../../test/scripted-service.ts'
import { createAuthDevice, type AuthDevice, type AuthTab } from '../../test/tabs-auth.ts'

const { email: EMAIL, localId: UID } = ANA
const SECRET = 'segredo-1'

let service: ScriptedService
let device: AuthDevice
let tab: AuthTab
beforeEach(async () => {
  service = await startScriptedService()
  device = createAuthDevice(service.url)
  tab = device.open()
})
afterEach(async () => {
  await device.close()
  await service.close()
})
const says = (method: string, words: string) => service.answer(method, new Error(words))
const askedFor = (method: string) => service.asked.filter((request) => request.method === method)

describe('a refusal of the service comes through the library as a code of the specification (§8.12)', () => {
  it.each([
    ['EMAIL_NOT_FOUND', 'user-not-found'],
    ['INVALID_PASSWORD', 'wrong-password'],
    ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
    ['INVALID_EMAIL', 'invalid-email'],
    ['USER_DISABLED', 'user-disabled'],
    [
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.',
      'too-many-requests',
    ],
    ['PASSWORD_LOGIN_DISABLED', 'operation-not-allowed'],
    ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a digit]',
      'password-does-not-meet-requirements',
    ],
    ['API key not valid. Please pass a valid API key.', 'invalid-api-key'],
    ['INTERNAL_ERROR', 'internal-error'],
    ['A_MESSAGE_NOBODY_HAS_SEEN', 'unknown'],
  ])('sign-in: %s is %s', async (words, code) => {
    says('accounts:signInWithPassword', words)
    expect(await refusal(tab.accounts.signIn(EMAIL, SECRET))).toBe(code)
    expect(await untilData(tab.accounts.current())).toBeNull()
  })

  it.each([
    ['EMAIL_EXISTS', 'email-already-in-use'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak-password'],
    ['ADMIN_ONLY_OPERATION', 'operation-not-allowed'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ])('sign-up: %s is %s', async (words, code) => {
    says('accounts:signUp', words)
    expect(await refusal(tab.accounts.signUp(EMAIL, SECRET))).toBe(code)
  })

  it.each([
    ['EXPIRED_OOB_CODE', 'expired-action-code'],
    ['INVALID_OOB_CODE', 'invalid-action-code'],
    ['USER_DISABLED', 'user-disabled'],
    ['EMAIL_NOT_FOUND', 'user-not-found'],
    ['RESET_PASSWORD_EXCEED_LIMIT', 'too-many-requests'],
  ])('action code: %s is %s', async (words, code) => {
    says('accounts:resetPassword', words)
    expect(await refusal(tab.accounts.checkActionCode('codigo'))).toBe(code)
    expect(await refusal(tab.accounts.confirmPasswordReset('codigo', SECRET))).toBe(code)
    expect(await refusal(tab.accounts.applyActionCode('codigo'))).toBe(code)
  })

  it.each([
    ['UNAUTHORIZED_DOMAIN : Domain not whitelisted by project', 'unauthorized-domain'],
    ['USER_DISABLED', 'user-disabled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ])('reset mail: %s is %s', async (words, code) => {
    says('accounts:sendOobCode', words)
    expect(await refusal(tab.accounts.sendPasswordReset(EMAIL))).toBe(code)
  })

  it('asks for the password again before what needs a recent sign-in, and lets go of nothing meanwhile', async () => {
    await tab.accounts.signIn(EMAIL, SECRET)
    says('accounts:update', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    says('accounts:delete', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await refusal(tab.accounts.changePassword('nova-senha'))).toBe('requires-recent-login')
    expect(await refusal(tab.accounts.deleteAccount(UID))).toBe('requires-recent-login')
    expect(tab.letGo()).toBe(0)
    expect(await untilData(tab.accounts.current())).toMatchObject({ uid: UID })
  })

  it('says of an account that is gone that there is none, when its password is asked for again', async () => {
    await tab.accounts.signIn(EMAIL, SECRET)
    says('accounts:signInWithPassword', 'EMAIL_NOT_FOUND')
    expect(await refusal(tab.accounts.reauthenticate(SECRET))).toBe('user-not-found')
  })

  it('knows no code for an operation that the product has no screen for', async () => {
    service.answer('accounts:resetPassword', { requestType: 'EMAIL_SIGNIN', email: EMAIL })
    expect(await refusal(tab.accounts.checkActionCode('codigo'))).toBe('invalid-action-code')
  })
})

describe('what is sent (§9.1)', () => {
  it('is a password as it was typed, up to 128 characters', async () => {
    const password = ` ${'ç'.repeat(LIMITS.password - 2)} `
    await tab.accounts.signUp(` ANA@exemplo.com.br `, password)
    await tab.accounts.changePassword(`${password.slice(1)}!`)
    expect(askedFor('accounts:signUp').map(({ body }) => [body['email'], body['password']])).toEqual([
      [EMAIL, password],
    ])
    expect(askedFor('accounts:update').map(({ body }) => body['password'])).toEqual([`${password.slice(1)}!`])
  })

  it('is nothing when it is clear what the answer would be', async () => {
    const {
      signUp,
      signIn,
      sendPasswordReset,
      confirmPasswordReset,
      checkActionCode,
      applyActionCode,
      changePassword,
    } = tab.accounts
    const long = 'x'.repeat(LIMITS.password + 1)
    const tries = [
      signUp('ana', SECRET),
      signUp(EMAIL, ''),
      signUp(EMAIL, '12345'),
      signUp(EMAIL, long),
      signIn('ana', SECRET),
      signIn(EMAIL, ''),
      sendPasswordReset('ana'),
      confirmPasswordReset('codigo', '12345'),
      confirmPasswordReset(' ', SECRET),
      checkActionCode(''),
      applyActionCode(' '),
      changePassword('nova-senha'),
    ]
    expect(await Promise.all(tries.map(refusal))).toEqual([
      'invalid-email',
      'missing-password',
      'weak-password',
      'password-does-not-meet-requirements',
      'invalid-email',
      'missing-password',
      'invalid-email',
      'weak-password',
      'invalid-action-code',
      'invalid-action-code',
      'invalid-action-code',
      'invalid-user-token',
    ])
    expect(service.asked).toEqual([])
  })

  it('asks for a mail in Portuguese that leads back to the student login of this site (§7.1)', async () => {
    await tab.accounts.sendPasswordReset(EMAIL)
    expect(askedFor('accounts:sendOobCode')).toEqual([
      {
        method: 'accounts:sendOobCode',
        locale: 'pt-BR',
        body: expect.objectContaining({
          requestType: 'PASSWORD_RESET',
          email: EMAIL,
          continueUrl: 'http://localhost:4173/login-aluno',
        }),
      },
    ])
  })
})

describe('without a network (§4.1, D5)', () => {
  it('every operation says so, and nobody is signed out for it', async () => {
    const { accounts, auth } = tab
    await accounts.signIn(EMAIL, SECRET)
    service.cutOff()
    const tries = [
      accounts.signUp(EMAIL, SECRET),
      accounts.signIn(EMAIL, SECRET),
      accounts.reauthenticate(SECRET),
      accounts.changePassword('nova-senha'),
      accounts.deleteAccount(UID),
      accounts.sendPasswordReset(EMAIL),
      accounts.checkActionCode('codigo'),
      accounts.confirmPasswordReset('codigo', SECRET),
      accounts.applyActionCode('codigo'),
      accounts.passwordPolicy(),
    ]
    expect(new Set(await Promise.all(tries.map(refusal)))).toEqual(new Set(['network-request-failed']))
    await expect(auth.currentUser!.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    })
    expect(await untilData(accounts.current())).toMatchObject({ uid: UID })
    expect(await untilData(accounts.ending())).toBeNull()
    expect(tab.letGo()).toBe(0)
  })

  it('a stored session opens as it was', async () => {
    const before = await tab.accounts.signIn(EMAIL, SECRET)
    service.cutOff()
    const next = device.open()
    expect(await untilData(next.accounts.current())).toEqual(before)
    expect(await untilData(next.accounts.ending())).toBeNull()
  })

  it('whoever is signed in can sign out', async () => {
    await tab.accounts.signIn(EMAIL, SECRET)
    service.cutOff()
    await tab.accounts.signOut()
    expect(await untilData(tab.accounts.current(), (user) => user === null)).toBeNull()
    await until(tab.accounts.ending(), (snapshot) => snapshot.status === 'ready' && snapshot.data === null)
  })
})
