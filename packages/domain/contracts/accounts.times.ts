import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../src/identity/index.ts'
import type { AccountsSubject, AccountsWorld } from './accounts-world.ts'
import { refusal } from './observe.ts'

const EMAIL = 'ana@exemplo.com.br'
const SECRET = 'segredo-1'
const MINUTE = 60_000
const YEAR = 365 * 24 * 60 * MINUTE

/** What depends on elapsed time; tried only where a test can move it. */
export function describeAccountTimes(
  name: string,
  { makeWorld, passTime, limitsAttempts }: AccountsSubject,
): void {
  if (!passTime) return

  describe(`${name} keeps the times of the accounts`, () => {
    let world: AccountsWorld
    let accounts: Accounts
    let uid: string
    beforeEach(async () => {
      world = await makeWorld()
      accounts = await world.open()
      ;({ uid } = await accounts.signUp(EMAIL, SECRET))
    })
    afterEach(() => world.close())
    const pass = (ms: number) => passTime(world, ms)
    const guess = async (times: number) => {
      for (let n = 0; n < times; n += 1)
        expect(await refusal(accounts.signIn(EMAIL, `errada-${n}`))).toBe('wrong-password')
    }

    it('asks for the password again 5 minutes after the last sign-in (§8.12)', async () => {
      pass(5 * MINUTE)
      await accounts.changePassword('nova-senha')
      pass(1)
      expect(await refusal(accounts.changePassword('terceira-senha'))).toBe('requires-recent-login')
      expect(await refusal(accounts.deleteAccount(uid))).toBe('requires-recent-login')
      await accounts.reauthenticate('nova-senha')
      await accounts.deleteAccount(uid)
    })

    it('lets a reset code expire after 1 hour (§8.12)', async () => {
      const codes = [await world.resetCode(await accounts.sendPasswordReset(EMAIL), EMAIL)]
      pass(59 * MINUTE)
      await accounts.checkActionCode(codes[0]!)
      pass(MINUTE)
      expect(await refusal(accounts.checkActionCode(codes[0]!))).toBe('expired-action-code')
      expect(await refusal(accounts.confirmPasswordReset(codes[0]!, 'nova-senha'))).toBe(
        'expired-action-code',
      )
      await accounts.signIn(EMAIL, SECRET)
    })

    it('tells when an account was made and last used', async () => {
      const first = await accounts.signIn(EMAIL, SECRET)
      pass(MINUTE)
      const second = await accounts.signIn(EMAIL, SECRET)
      expect(second.metadata.creationTime).toBe(first.metadata.creationTime)
      expect(Date.parse(second.metadata.lastSignInTime!) - Date.parse(first.metadata.lastSignInTime!)).toBe(
        MINUTE,
      )
    })

    it('trusts no sign-in and no code of a clock that was a year ahead (B20)', async () => {
      pass(YEAR)
      await accounts.signIn(EMAIL, SECRET)
      const code = await world.resetCode(await accounts.sendPasswordReset(EMAIL), EMAIL)
      await accounts.checkActionCode(code)
      pass(-YEAR)
      expect(await refusal(accounts.changePassword('nova-senha'))).toBe('requires-recent-login')
      expect(await refusal(accounts.checkActionCode(code))).toBe('expired-action-code')
      await accounts.reauthenticate(SECRET)
      await accounts.changePassword('nova-senha')
    })

    if (!limitsAttempts) return

    it('blocks for no longer than 5 minutes what was counted by a clock that was a year ahead (D26)', async () => {
      pass(YEAR)
      await guess(10)
      expect(await refusal(accounts.signIn(EMAIL, SECRET))).toBe('too-many-requests')
      pass(-YEAR)
      await guess(9)
      await accounts.signIn(EMAIL, SECRET)
      pass(YEAR)
      await guess(9)
      pass(-YEAR)
      await guess(9)
      await accounts.signIn(EMAIL, SECRET)
    })

    it('blocks an e-mail for 5 minutes after 10 wrong passwords in 10 minutes (D26)', async () => {
      await guess(10)
      expect(await refusal(accounts.signIn(EMAIL, SECRET))).toBe('too-many-requests')
      expect(await refusal((await world.open()).signIn(EMAIL.toUpperCase(), SECRET))).toBe(
        'too-many-requests',
      )
      pass(5 * MINUTE - 1)
      expect(await refusal(accounts.signIn(EMAIL, SECRET))).toBe('too-many-requests')
      pass(1)
      await accounts.signIn(EMAIL, SECRET)
    })

    it('forgets wrong passwords after 10 minutes, and after a right one (D26)', async () => {
      await guess(9)
      pass(10 * MINUTE)
      await guess(9)
      await accounts.signIn(EMAIL, SECRET)
      await guess(9)
      await accounts.signIn(EMAIL, SECRET)
    })

    it('counts for one e-mail only', async () => {
      await accounts.signUp('bia@exemplo.com.br', SECRET)
      await guess(10)
      await accounts.signIn('bia@exemplo.com.br', SECRET)
    })
  })
}
