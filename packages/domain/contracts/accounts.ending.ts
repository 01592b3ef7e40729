import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../src/identity/index.ts'
import type { AppErrorCode } from '../src/kernel/index.ts'
import type { AccountsSubject, AccountsWorld } from './accounts-world.ts'
import { refusal, untilData } from './observe.ts'

const EMAIL = 'ana@exemplo.com.br'
const OTHER = 'bia@exemplo.com.br'
const SECRET = 'segredo-1'

/** Why a session ended: told when the service ended it, and only then (§4, Session). */
export function describeSessionEnding(name: string, { makeWorld, disable }: AccountsSubject): void {
  describe(`${name} keeps the contract of the session's end`, () => {
    let world: AccountsWorld
    let accounts: Accounts
    let second: Accounts
    beforeEach(async () => {
      world = await makeWorld()
      accounts = await world.open()
      second = await world.open()
    })
    afterEach(() => world.close())
    const nobody = async () => {
      for (const tab of [accounts, second]) await untilData(tab.current(), (user) => user === null)
    }

    it('gives no reason for a session that its user ended, in whichever tab (§4.1)', async () => {
      const told: (AppErrorCode | null)[] = []
      const stops = [accounts, second].map((tab) => tab.ending().subscribe(() => told.push(endingOf(tab))))
      await accounts.signUp(EMAIL, SECRET)
      await untilData(second.current(), (user) => user !== null)
      await second.signOut()
      await nobody()
      const { uid } = await accounts.signIn(EMAIL, SECRET)
      await accounts.deleteAccount(uid)
      await nobody()
      await refusal(second.signIn(EMAIL, SECRET))
      for (const tab of [accounts, second, await world.open()])
        expect(await untilData(tab.ending())).toBeNull()
      expect(told.filter((reason) => reason !== null)).toEqual([])
      stops.forEach((stop) => stop())
    })

    if (!disable) return

    it('ends the session of a disabled account in every tab and says why, in a new tab too (§4.1)', async () => {
      await accounts.signUp(EMAIL, SECRET)
      await untilData(second.current(), (user) => user !== null)
      await disable(world, EMAIL)
      await nobody()
      for (const tab of [accounts, second])
        expect(await untilData(tab.ending(), (reason) => reason !== null)).toBe('user-disabled')
      expect(await untilData((await world.open()).ending())).toBe('user-disabled')
      expect(await refusal(accounts.signIn(EMAIL, SECRET))).toBe('user-disabled')
    })

    it('forgets the reason once somebody signs in, in whichever tab', async () => {
      await accounts.signUp(EMAIL, SECRET)
      await disable(world, EMAIL)
      await untilData(accounts.ending(), (reason) => reason === 'user-disabled')
      await second.signUp(OTHER, SECRET)
      for (const tab of [accounts, second, await world.open()])
        await untilData(tab.ending(), (reason) => reason === null)
      await accounts.signOut()
      await nobody()
      expect(await untilData((await world.open()).ending())).toBeNull()
    })
  })
}

function endingOf(accounts: Accounts): AppErrorCode | null {
  const snapshot = accounts.ending().getSnapshot()
  return snapshot.status === 'ready' ? snapshot.data : null
}
