import { refusal, untilData } from '@caderno/domain/contracts'
import type { AppErrorCode, WriteOutcome } from '@caderno/domain/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANA, startScriptedService, tokenOf, type ScriptedService } from '../../test/scripted-service.ts'
import { createAuthDevice, type AuthDevice, type AuthTab } from '../../test/tabs-auth.ts'

const { email: EMAIL } = ANA
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
const nobody = ({ accounts }: AuthTab) => untilData(accounts.current(), (user) => user === null)
const ending = ({ accounts }: AuthTab, reason: AppErrorCode | null) =>
  untilData(accounts.ending(), (told) => told === reason)
/** What Firestore, or the library's own timer, does now and then. */
const renew = ({ auth }: AuthTab) => auth.currentUser!.getIdToken(true).catch(() => undefined)

describe('the service ends a session', () => {
  it.each([
    ['USER_DISABLED', 'user-disabled'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
    ['USER_NOT_FOUND', 'user-token-expired'],
  ] as const)('while it runs: %s is told as %s, now and at the next start (§4.1)', async (words, reason) => {
    await tab.accounts.signIn(EMAIL, SECRET)
    says('token', words)
    await renew(tab)
    await nobody(tab)
    await ending(tab, reason)
    expect(tab.letGo()).toBe(1)
    const next = device.open()
    expect(await untilData(next.accounts.current())).toBeNull()
    expect(await untilData(next.accounts.ending())).toBe(reason)
  })

  it('in the middle of an operation, which is refused for the same reason', async () => {
    await tab.accounts.signIn(EMAIL, SECRET)
    says('accounts:update', 'USER_DISABLED')
    says('token', 'USER_DISABLED')
    expect(await refusal(tab.accounts.changePassword('nova-senha'))).toBe('user-disabled')
    await nobody(tab)
    await ending(tab, 'user-disabled')
  })

  it.each(['USER_DISABLED', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN'])(
    'at start: after %s nobody is signed in, and the sentence is that of a session that is not valid any more (§4.1)',
    async (words) => {
      await tab.accounts.signIn(EMAIL, SECRET)
      says('accounts:lookup', words)
      for (const next of [device.open(), device.open()]) {
        expect(await untilData(next.accounts.current())).toBeNull()
        expect(await untilData(next.accounts.ending())).toBe('invalid-user-token')
      }
    },
  )

  it('and forgets why once somebody signs in', async () => {
    await tab.accounts.signIn(EMAIL, SECRET)
    says('token', 'USER_DISABLED')
    await renew(tab)
    await ending(tab, 'user-disabled')
    service.answer('accounts:signInWithPassword', {
      localId: 'uid-bia',
      idToken: tokenOf('uid-bia'),
      refreshToken: 'outra',
      expiresIn: '3600',
    })
    await tab.accounts.signIn('bia@exemplo.com.br', SECRET)
    await ending(tab, null)
    await tab.accounts.signOut()
    await nobody(tab)
    expect(await untilData(device.open().accounts.ending())).toBeNull()
  })

  it('is not what a browser says that has never seen anybody, or whose mark nobody understands', async () => {
    expect(await untilData(tab.accounts.ending())).toBeNull()
    await device.marks.write('sessao-na-nuvem', 'qualquer-coisa')
    expect(await untilData(device.open().accounts.ending())).toBeNull()
  })

  it('says nothing where no marks can be kept, and signs in and out all the same', async () => {
    const broken = () => Promise.reject(new Error('no storage'))
    const { accounts } = device.open({ marks: { read: broken, write: broken, change: broken } })
    await accounts.signIn(EMAIL, SECRET)
    await accounts.signOut()
    expect(await untilData(accounts.current())).toBeNull()
    expect(await untilData(accounts.ending())).toBeNull()
  })
})

describe('before a user leaves (§4.1, B21)', () => {
  const letGo = (_: unknown) => Promise.resolve('saved' as const)

  it('their data is let go of while they are still signed in, once', async () => {
    const seen: (string | undefined)[] = []
    const mine = device.open({ beforeSignOut: () => letGo(seen.push(mine.auth.currentUser?.uid)) })
    await mine.accounts.signOut()
    await mine.accounts.signIn(EMAIL, SECRET)
    await mine.accounts.signIn(EMAIL, SECRET)
    expect(seen).toEqual([])
    await mine.accounts.signOut()
    await mine.accounts.signOut()
    expect(seen).toEqual([ANA.localId])
  })

  it('another one who signs in over them waits for it', async () => {
    await tab.accounts.signIn(EMAIL, SECRET)
    service.answer('accounts:signInWithPassword', {
      localId: 'uid-bia',
      idToken: tokenOf('uid-bia'),
      refreshToken: 'outra',
      expiresIn: '3600',
    })
    service.answer('accounts:lookup', { users: [{ ...ANA, localId: 'uid-bia' }] })
    await tab.accounts.signIn('bia@exemplo.com.br', SECRET)
    expect(tab.letGo()).toBe(1)
  })

  it('a deleted account is gone from the service first, so that a refusal costs nothing', async () => {
    const mine = device.open({ beforeSignOut: () => letGo(order.push('let go')) })
    const order: string[] = []
    await mine.accounts.signIn(EMAIL, SECRET)
    await mine.accounts.deleteAccount(ANA.localId)
    expect(service.asked.at(-1)?.method).toBe('accounts:delete')
    expect(order).toEqual(['let go'])
    await nobody(mine)
    await ending(mine, null)
  })

  it('nothing of a deleted account has to stay, of one that signs out it may', async () => {
    const asked: boolean[] = []
    const { accounts } = device.open({ beforeSignOut: (forGood) => letGo(asked.push(forGood)) })
    for (const leave of ['deleteAccount', 'signOut'] as const) {
      await accounts.signIn(EMAIL, SECRET)
      await accounts[leave](ANA.localId)
    }
    expect(asked).toEqual([true, false])
  })

  it('what had to stay is told to whoever signs out, once', async () => {
    const stayed: WriteOutcome[] = ['queued', 'saved']
    const { accounts } = device.open({ beforeSignOut: () => Promise.resolve(stayed.shift()!) })
    const outcomes: WriteOutcome[] = []
    for (let round = 0; round < 2; round += 1) {
      await accounts.signIn(EMAIL, SECRET)
      outcomes.push(await accounts.signOut())
    }
    expect([...outcomes, await accounts.signOut()]).toEqual(['queued', 'saved', 'saved'])
  })

  it('what cannot be let go of keeps nobody in', async () => {
    const { accounts } = device.open({ beforeSignOut: () => Promise.reject(new Error('busy')) })
    await accounts.signIn(EMAIL, SECRET)
    await accounts.signOut()
    expect(await untilData(accounts.current())).toBeNull()
  })
})
