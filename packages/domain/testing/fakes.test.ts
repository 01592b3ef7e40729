import { describe, expect, it } from 'vitest'
import { untilData } from '../contracts/index.ts'
import { READING_KIND, type Reading, type ReadingDraft } from '../src/reading/index.ts'
import {
  aReading,
  createFakeAccounts,
  createFakeDirectory,
  createFakeRecordStore,
  createFakeWorld,
  failedQuery,
  fakeClock,
  fakeRandom,
  loadingQuery,
  settledQuery,
} from './index.ts'

const EMAIL = 'ana@exemplo.com.br'
const PASSWORD = 'segredo-1'
const users = [{ email: EMAIL, password: PASSWORD, uid: 'uid-ana' }]

describe('a fake can be made to misbehave', () => {
  const open = () => createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { records: [aReading()] })

  it('failNext refuses one operation and changes nothing', async () => {
    const store = open()
    store.failNext('storage-full')
    await expect(store.remove('uid-ana', 'leitura-1').outcome).rejects.toMatchObject({ code: 'storage-full' })
    expect(await untilData(store.watch('uid-ana'))).toHaveLength(1)
    expect(await store.remove('uid-ana', 'leitura-1').outcome).toBe('saved')
  })

  it('holdNext keeps one operation waiting', async () => {
    const store = open()
    const release = store.holdNext()
    let done = false
    const removal = store.remove('uid-ana', 'leitura-1').outcome.then(() => (done = true))
    expect(await untilData(store.watch('uid-ana'))).toHaveLength(1)
    expect(done).toBe(false)
    release()
    await removal
    expect(await untilData(store.watch('uid-ana'))).toHaveLength(0)
  })

  it('offline it queues, and says so until it is online again', async () => {
    const world = createFakeWorld()
    const store = createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { world, records: [aReading()] })
    const query = store.watch('uid-ana')
    const stop = query.subscribe(() => undefined)
    world.goOffline()
    expect(await store.update('uid-ana', 'leitura-1', () => ({ patch: { notas: 'sem rede' } })).outcome).toBe(
      'queued',
    )
    expect(query.getSnapshot()).toMatchObject({ pending: true, data: [{ notas: 'sem rede' }] })
    world.goOnline()
    expect(query.getSnapshot()).toMatchObject({ pending: false })
    expect(await store.update('uid-ana', 'leitura-1', () => ({ patch: { notas: '' } })).outcome).toBe('saved')
    stop()
  })
})

describe('the fake accounts', () => {
  it('verify an e-mail by a code, once', async () => {
    const accounts = createFakeAccounts({ users, signedIn: EMAIL })
    const code = accounts.issueCode('verifyEmail', EMAIL)
    expect(await accounts.checkActionCode(code)).toEqual({ operation: 'verifyEmail', email: EMAIL })
    await accounts.applyActionCode(code)
    expect(await untilData(accounts.current())).toMatchObject({ emailVerified: true })
    await expect(accounts.applyActionCode(code)).rejects.toMatchObject({ code: 'invalid-action-code' })
  })

  it('bring an old e-mail back by a code', async () => {
    const accounts = createFakeAccounts({ users })
    const code = accounts.issueCode('recoverEmail', EMAIL, 'antiga@exemplo.com.br')
    await accounts.applyActionCode(code)
    expect(await accounts.signIn('antiga@exemplo.com.br', PASSWORD)).toMatchObject({ uid: 'uid-ana' })
  })

  it('end the sessions of a disabled account on every device and refuse it', async () => {
    const clock = fakeClock()
    const directory = createFakeDirectory(clock)
    const here = createFakeAccounts({ clock, directory, users, signedIn: EMAIL })
    const there = createFakeAccounts({ clock, directory })
    await there.signIn(EMAIL, PASSWORD)
    here.disable(EMAIL)
    expect(await untilData(there.current())).toBeNull()
    await expect(here.signIn(EMAIL, PASSWORD)).rejects.toMatchObject({ code: 'user-disabled' })
  })

  it('hold passwords to a stricter policy', async () => {
    const policy = {
      schemaVersion: 1,
      minLength: 6,
      numeric: true,
      uppercase: true,
      lowercase: true,
      nonAlphanumeric: true,
    }
    const accounts = createFakeAccounts({ policy })
    for (const password of ['semnumero!A', 'SEM-1MINUSCULA', 'sem-1maiuscula', 'semSimbolo1']) {
      await expect(accounts.signUp(EMAIL, password)).rejects.toMatchObject({
        code: 'password-does-not-meet-requirements',
      })
    }
    await accounts.signUp(EMAIL, 'Tudo-1-junto')
  })
})

describe('the fake surroundings', () => {
  it('a manual clock wakes whoever waited long enough', async () => {
    const clock = fakeClock('2026-11-20T12:00:00.000Z', { manual: true })
    let woken = false
    const waiting = clock.wait(2_000).then(() => (woken = true))
    clock.advance(1_999)
    await Promise.resolve()
    expect(woken).toBe(false)
    clock.advance(1)
    await waiting
    expect(clock.now().toISOString()).toBe('2026-11-20T12:00:02.000Z')
  })

  it('random numbers are the same for the same seed and stay below the bound', () => {
    const draw = (seed: number) => Array.from({ length: 50 }, () => fakeRandom(seed).integer(10))
    expect(draw(1)).toEqual(draw(1))
    const random = fakeRandom(7)
    const drawn = new Set(Array.from({ length: 500 }, () => random.integer(10)))
    expect(drawn).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
  })

  it('queries for stories never change', () => {
    expect(settledQuery([1]).getSnapshot()).toMatchObject({ status: 'ready', data: [1] })
    expect(failedQuery('storage-full', [1]).getSnapshot()).toMatchObject({
      status: 'failed',
      error: { code: 'storage-full' },
      data: [1],
    })
    expect(loadingQuery().getSnapshot()).toEqual({ status: 'loading' })
  })
})
