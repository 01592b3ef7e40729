import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../src/identity/index.ts'
import { anyPassword } from '../testing/arbitraries.ts'
import { runs } from '../testing/runs.ts'
import type { AccountsSubject, AccountsWorld } from './accounts-world.ts'
import { describeActionCodes } from './accounts.action-codes.ts'
import { describeSessionEnding } from './accounts.ending.ts'
import { describeAccountTimes } from './accounts.times.ts'
import { expectLiveQueryLaws, refusal, untilData } from './observe.ts'

const SECRET = 'segredo-1'

/** What every identity service keeps, whatever stands behind it. */
export function describeAccountsContract(name: string, subject: AccountsSubject): void {
  const unknownUser = subject.hidesUsers ? 'invalid-credential' : 'user-not-found'
  const wrongPassword = subject.hidesUsers ? 'invalid-credential' : 'wrong-password'

  describe(`${name} keeps the contract of the accounts (§7.1)`, () => {
    let world: AccountsWorld
    let accounts: Accounts
    beforeEach(async () => {
      world = await subject.makeWorld()
      accounts = await world.open()
    })
    afterEach(() => world.close())
    const signedIn = (uid: string) => untilData(accounts.current(), (user) => user?.uid === uid)
    const signedOut = () => untilData(accounts.current(), (user) => user === null)

    it('begins signed out', async () => {
      expect(await untilData(accounts.current())).toBeNull()
    })

    it('signs a new account in, with every field of the user record (§3.1)', async () => {
      const record = await accounts.signUp('ana@exemplo.com.br', SECRET)
      expect(record).toEqual({
        uid: expect.stringMatching(/./),
        email: 'ana@exemplo.com.br',
        emailVerified: false,
        displayName: null,
        photoURL: null,
        phoneNumber: null,
        tenantId: null,
        isAnonymous: false,
        providerData: [
          expect.objectContaining({
            providerId: 'password',
            email: 'ana@exemplo.com.br',
            displayName: null,
            phoneNumber: null,
            photoURL: null,
          }),
        ],
        metadata: { creationTime: expect.stringMatching(/Z$/), lastSignInTime: expect.stringMatching(/Z$/) },
      })
      expect(await signedIn(record.uid)).toEqual(record)
    })

    it('compares e-mails trimmed and without case (§5.1)', async () => {
      const { uid } = await accounts.signUp('  Ana@Exemplo.com.BR ', SECRET)
      await accounts.signOut()
      expect(await accounts.signIn('ANA@exemplo.com.br  ', SECRET)).toMatchObject({
        uid,
        email: 'ana@exemplo.com.br',
      })
      expect(await refusal(accounts.signUp('aNa@exemplo.com.br', SECRET))).toBe('email-already-in-use')
    })

    it.each([
      ['ana', SECRET, 'invalid-email'],
      ['', SECRET, 'invalid-email'],
      ['a@b', SECRET, 'invalid-email'],
      ['ana@exemplo.com.br', '', 'missing-password'],
      ['ana@exemplo.com.br', '12345', 'weak-password'],
    ])('refuses to sign up %j with %j: %s (§5.10, §8.3, §9.1)', async (email, password, code) => {
      expect(await refusal(accounts.signUp(email, password))).toBe(code)
      await signedOut()
    })

    it('refuses wrong sign-ins and leaves nobody signed in', async () => {
      await accounts.signUp('ana@exemplo.com.br', SECRET)
      await accounts.signOut()
      expect(await refusal(accounts.signIn('ana@exemplo.com.br', 'outra-senha'))).toBe(wrongPassword)
      expect(await refusal(accounts.signIn('ana@exemplo.com.br', `${SECRET} `))).toBe(wrongPassword)
      expect(await refusal(accounts.signIn('bia@exemplo.com.br', SECRET))).toBe(unknownUser)
      expect(await refusal(accounts.signIn('bia', SECRET))).toBe('invalid-email')
      expect(await refusal(accounts.signIn('ana@exemplo.com.br', ''))).toBe('missing-password')
      await signedOut()
    })

    it('signs out, and signing out again succeeds', async () => {
      await accounts.signUp('ana@exemplo.com.br', SECRET)
      expect([await accounts.signOut(), await accounts.signOut()]).toEqual(['saved', 'saved'])
      await signedOut()
    })

    it('begins and ends a session in every tab, and a new tab finds it (§4.1)', async () => {
      const second = await world.open()
      await untilData(second.current(), (user) => user === null)
      const { uid } = await accounts.signUp('ana@exemplo.com.br', SECRET)
      await untilData(second.current(), (user) => user?.uid === uid)
      await untilData((await world.open()).current(), (user) => user?.uid === uid)
      await second.signOut()
      await signedOut()
      await untilData((await world.open()).current(), (user) => user === null)
    })

    it('lets one of two tabs have an e-mail that both sign up at once (§8.3)', async () => {
      const second = await world.open()
      const tries = await Promise.allSettled([
        accounts.signUp('ana@exemplo.com.br', SECRET),
        second.signUp('Ana@exemplo.com.br', SECRET),
      ])
      expect(tries.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const loser = tries.find((each) => each.status === 'rejected')
      expect(loser?.reason).toMatchObject({ code: 'email-already-in-use' })
    })

    it(
      'takes every password as it is, long ones and any script too',
      async () => {
        const { uid } = await accounts.signUp('ana@exemplo.com.br', SECRET)
        const check = async (password: string) => {
          await accounts.changePassword(password)
          expect((await accounts.signIn('ana@exemplo.com.br', password)).uid).toBe(uid)
          if (password.length > 64)
            expect(await refusal(accounts.signIn('ana@exemplo.com.br', password.slice(0, -1)))).toBe(
              wrongPassword,
            )
        }
        await check('ç'.repeat(127) + '😀'.slice(0, 1))
        await fc.assert(fc.asyncProperty(anyPassword, check), {
          numRuns: subject.passwords ?? runs(25, 1_000),
        })
      },
      runs(60_000, 900_000),
    )

    it('changes the password of the signed-in account', async () => {
      await accounts.signUp('ana@exemplo.com.br', SECRET)
      expect(await refusal(accounts.changePassword('12345'))).toBe('weak-password')
      await accounts.changePassword('nova-senha')
      await accounts.signOut()
      expect(await refusal(accounts.signIn('ana@exemplo.com.br', SECRET))).toBe(wrongPassword)
      await accounts.signIn('ana@exemplo.com.br', 'nova-senha')
    })

    it('reauthenticates with the right password only', async () => {
      await accounts.signUp('ana@exemplo.com.br', SECRET)
      expect(await refusal(accounts.reauthenticate('outra-senha'))).toBe(wrongPassword)
      await accounts.reauthenticate(SECRET)
    })

    it('deletes the account: signed out, and the e-mail is free again', async () => {
      const { uid } = await accounts.signUp('ana@exemplo.com.br', SECRET)
      await accounts.deleteAccount(uid)
      await signedOut()
      expect(await refusal(accounts.signIn('ana@exemplo.com.br', SECRET))).toBe(unknownUser)
      expect((await accounts.signUp('ana@exemplo.com.br', SECRET)).uid).not.toBe(uid)
    })

    it('changes nothing for nobody', async () => {
      const expected = ['user-token-expired', 'invalid-user-token']
      expect(expected).toContain(await refusal(accounts.changePassword('nova-senha')))
      expect(expected).toContain(await refusal(accounts.reauthenticate(SECRET)))
      expect(expected).toContain(await refusal(accounts.deleteAccount('uid-de-ninguem')))
    })

    it('deletes nobody but the account that was meant, whoever is signed in by now (B19)', async () => {
      const { uid } = await accounts.signUp('ana@exemplo.com.br', SECRET)
      await accounts.signOut()
      const other = await accounts.signUp('bia@exemplo.com.br', SECRET)
      expect(await refusal(accounts.deleteAccount(uid))).toBe('user-token-expired')
      expect(await untilData(accounts.current())).toMatchObject({ uid: other.uid })
      expect(await accounts.signIn('bia@exemplo.com.br', SECRET)).toMatchObject({ uid: other.uid })
      expect(await accounts.signIn('ana@exemplo.com.br', SECRET)).toMatchObject({ uid })
    })

    it('has a password policy that the domain understands (§5.10)', async () => {
      const policy = await accounts.passwordPolicy()
      expect(policy.schemaVersion).toBe(1)
      expect(policy.minLength).toBeGreaterThanOrEqual(6)
    })

    it('keeps the laws of a live query', async () => {
      let inside = false
      await expectLiveQueryLaws(accounts.current(), async () => {
        inside = !inside
        if (inside) await accounts.signUp('ana@exemplo.com.br', SECRET)
        else await accounts.signOut()
      })
    })
  })

  describeActionCodes(name, subject)
  describeAccountTimes(name, subject)
  describeSessionEnding(name, subject)
}
