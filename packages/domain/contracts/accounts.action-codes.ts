import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../src/identity/index.ts'
import type { AccountsSubject, AccountsWorld } from './accounts-world.ts'
import { refusal, untilData } from './observe.ts'

const EMAIL = 'ana@exemplo.com.br'
const OLD = 'senha-antiga'
const NEW = 'senha-nova'

export function describeActionCodes(
  name: string,
  { makeWorld, hidesUsers, resetEndsSession }: AccountsSubject,
): void {
  const wrongPassword = hidesUsers ? 'invalid-credential' : 'wrong-password'

  describe(`${name} keeps the contract of the action codes (D4)`, () => {
    let world: AccountsWorld
    let accounts: Accounts
    beforeEach(async () => {
      world = await makeWorld()
      accounts = await world.open()
      await accounts.signUp(EMAIL, OLD)
    })
    afterEach(() => world.close())
    const askForCode = async () =>
      world.resetCode(await accounts.sendPasswordReset(' ANA@exemplo.com.br '), EMAIL)

    it('tells what a code is for without using it up', async () => {
      const code = await askForCode()
      expect(await accounts.checkActionCode(code)).toEqual({ operation: 'resetPassword', email: EMAIL })
      expect(await accounts.checkActionCode(code)).toEqual({ operation: 'resetPassword', email: EMAIL })
    })

    it('sets a new password once; the old one is dead', async () => {
      const code = await askForCode()
      await accounts.signOut()
      await accounts.confirmPasswordReset(code, NEW)
      expect(await refusal(accounts.signIn(EMAIL, OLD))).toBe(wrongPassword)
      await accounts.signIn(EMAIL, NEW)
      expect(await refusal(accounts.confirmPasswordReset(code, 'terceira-senha'))).toBe('invalid-action-code')
      expect(await refusal(accounts.checkActionCode(code))).toBe('invalid-action-code')
      await accounts.signIn(EMAIL, NEW)
    })

    it('lets one of two tabs use a code that both have', async () => {
      const code = await askForCode()
      const second = await world.open()
      const tries = await Promise.allSettled([
        accounts.confirmPasswordReset(code, NEW),
        second.confirmPasswordReset(code, 'outra-nova'),
      ])
      expect(tries.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    })

    it('does not use the code up for a password that it refuses', async () => {
      const code = await askForCode()
      expect(await refusal(accounts.confirmPasswordReset(code, '12345'))).toBe('weak-password')
      await accounts.confirmPasswordReset(code, NEW)
      await accounts.signIn(EMAIL, NEW)
    })

    it.each(['', 'nao-e-um-codigo', '../../etc', '\u0000'])(
      'refuses the malformed code %j (§8.12)',
      async (code) => {
        expect(await refusal(accounts.checkActionCode(code))).toBe('invalid-action-code')
        expect(await refusal(accounts.confirmPasswordReset(code, NEW))).toBe('invalid-action-code')
        expect(await refusal(accounts.applyActionCode(code))).toBe('invalid-action-code')
      },
    )

    it('does not apply a reset code as another operation', async () => {
      const code = await askForCode()
      expect(await refusal(accounts.applyActionCode(code))).toBe('invalid-action-code')
      await accounts.confirmPasswordReset(code, NEW)
    })

    it('refuses to send to a malformed address and treats an unknown one as the service does', async () => {
      expect(await refusal(accounts.sendPasswordReset('ana'))).toBe('invalid-email')
      if (hidesUsers)
        expect(await accounts.sendPasswordReset('bia@exemplo.com.br')).toEqual({ kind: 'email' })
      else expect(await refusal(accounts.sendPasswordReset('bia@exemplo.com.br'))).toBe('user-not-found')
    })

    if (!resetEndsSession) return

    it('ends the open session of the account', async () => {
      const second = await world.open()
      await untilData(second.current(), (user) => user !== null)
      await accounts.confirmPasswordReset(await askForCode(), NEW)
      await untilData(second.current(), (user) => user === null)
      await untilData(accounts.current(), (user) => user === null)
    })
  })
}
