import { randomUUID } from 'node:crypto'
import { describeAccountsContract, refusal, type AccountsWorld } from '@caderno/domain/contracts'
import { DEFAULT_POLICY } from '@caderno/domain/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  authUrl,
  clearUsers,
  disableUser,
  hideUsers,
  mailedCodes,
  newUser,
  setPolicy,
} from '../../test/emulators.ts'
import { startOwnAuth } from '../../test/own-auth.ts'
import { aPolicy } from '../../test/scripted-service.ts'
import { createAuthDevice, type AuthTab } from '../../test/tabs-auth.ts'

const tabs = new WeakMap<AccountsWorld, AuthTab[]>()

async function makeWorld(): Promise<AccountsWorld> {
  await clearUsers()
  const device = createAuthDevice(authUrl())
  const opened: AuthTab[] = []
  const world: AccountsWorld = {
    open() {
      const tab = device.open()
      opened.push(tab)
      return Promise.resolve(tab.accounts)
    },
    resetCode: async (_, email) => (await mailedCodes(email)).at(-1)!.oobCode,
    close: device.close,
  }
  tabs.set(world, opened)
  return world
}

/** The SDK hears of it when it next asks for a token. */
async function disable(world: AccountsWorld) {
  const { currentUser } = tabs.get(world)![0]!.auth
  await disableUser(currentUser!.uid)
  await currentUser!.getIdToken(true).catch(() => undefined)
}

let stop: () => void
beforeAll(async () => {
  stop = await startOwnAuth()
}, 300_000)
afterAll(() => stop())

describe.each([false, true])('with e-mail enumeration protection: %s (§7.1)', (hidesUsers) => {
  beforeAll(() => hideUsers(hidesUsers))
  afterAll(() => hideUsers(false))
  describeAccountsContract('the Firebase accounts', { makeWorld, hidesUsers, disable })
})

it('has the password policy that the service has now (§7.1)', async () => {
  const device = createAuthDevice(authUrl())
  const { accounts } = device.open()
  await setPolicy(aPolicy({ minPasswordLength: 10, containsNumericCharacter: true }))
  expect(await accounts.passwordPolicy()).toMatchObject({ minLength: 10, numeric: true })
  await setPolicy(null)
  expect(await accounts.passwordPolicy()).toEqual(DEFAULT_POLICY)
  await device.close()
})

describe('with e-mail enumeration protection (§7.1)', () => {
  beforeAll(() => hideUsers(true))
  afterAll(() => hideUsers(false))

  it('answers 100 pairs of a known and an unknown e-mail with the same words (D19, R7)', async () => {
    const device = createAuthDevice(authUrl())
    const { accounts } = device.open()
    for (let pair = 0; pair < 100; pair += 1) {
      const { email: known } = await newUser()
      const answers = await Promise.all(
        [known, `${randomUUID()}@exemplo.com.br`].map((email) =>
          Promise.all([refusal(accounts.signIn(email, 'senha-errada')), accounts.sendPasswordReset(email)]),
        ),
      )
      expect(answers).toEqual([
        ['invalid-credential', { kind: 'email' }],
        ['invalid-credential', { kind: 'email' }],
      ])
    }
    await device.close()
  })
})
