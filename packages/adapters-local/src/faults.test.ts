import { exportOf } from '@caderno/domain/archive'
import { until } from '@caderno/domain/contracts'
import type { FinanceChange } from '@caderno/domain/finance'
import type { AppError } from '@caderno/domain/kernel'
import { NEW_READING, READING_KIND, type Reading } from '@caderno/domain/reading'
import {
  aBugReport,
  aFinancialGoal,
  aKnownUser,
  aMember,
  aReading,
  aStudent,
  aTransaction,
  NO_HOLDINGS,
  planImport,
  someHoldings,
} from '@caderno/domain/testing'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { createFaultyIdb, type Fault, type FaultyIdb } from '../test/faulty-idb.ts'
import { countingCrypto, createBrowser, dump, type Browser } from '../test/tabs.ts'
import { createLocalArchive } from './archive/archive.ts'
import { forgetDepartedUsers } from './accounts/departed-users.ts'
import { createLocalOfflineCache } from './records/offline-cache.ts'
import type { LocalEnvironment } from './storage/environment.ts'
import { createLocalErasure } from './archive/erasure.ts'
import { createLocalImportedWork } from './records/imported-work.ts'
import { createLocalAdapter, type LocalAdapter } from '../test/local-adapter.ts'
import { purge } from './archive/device-erasure.ts'

const uid = 'uid-ana'
const EMAIL = 'ana@exemplo.com.br'
const NOW = '2026-11-20T12:00:00.000Z'
const draft = { ...NEW_READING, titulo: 'Dom Casmurro' }
const record: Reading = aReading({ id: 'leitura-9', userId: uid })

const SERIES: readonly FinanceChange[] = [0, 1, 2].map((n) => ({
  list: 'saidas',
  put: aTransaction({ id: `parcela-${n}`, valor: 1 }),
}))

interface Flow {
  readonly before?: (adapter: LocalAdapter, tab: LocalEnvironment) => Promise<unknown>
  readonly run: (adapter: LocalAdapter, tab: LocalEnvironment) => Promise<unknown>
  /** Two actions of the user, of which the first may have been stored. */
  readonly steps?: 2
}
/** The uid of whoever signs up first in a browser of the tests. */
const FIRST_UID = 'id-1'
const withAccount = (adapter: LocalAdapter) => adapter.accounts.signUp(EMAIL, 'segredo-1')
const resetCode = async ({ accounts }: LocalAdapter) => {
  const delivery = await accounts.sendPasswordReset(EMAIL)
  return new URL(delivery.kind === 'link' ? delivery.url : '').searchParams.get('oobCode') ?? ''
}
const IMPORTED = planImport(exportOf(someHoldings(), { conta: 'uid-bia', exportadoEm: NOW }), NO_HOLDINGS, {
  owner: uid,
  now: NOW,
}).changes
const cacheOf = (tab: LocalEnvironment) =>
  createLocalOfflineCache(tab, {
    kind: {
      ...READING_KIND,
      guests: {
        cache: {
          pack: (records) => ({ records }),
          unpack: (value) => (value as { records: Reading[] }).records,
        },
      },
    },
    isIn: () => true,
  })
const restored = (adapter: LocalAdapter) => adapter.readings.restore(uid, record).outcome

/** Everything that a screen can have written, with what must be there before. */
const FLOWS: Record<string, Flow> = {
  'add a reading': { run: ({ readings }) => readings.add(uid, draft).outcome },
  'add behind others': { before: restored, run: ({ readings }) => readings.add(uid, draft).outcome },
  'turn a page': {
    before: restored,
    run: ({ readings }) => readings.update(uid, record.id, () => ({ patch: { paginasLidas: 70 } })).outcome,
  },
  'remove a reading': { before: restored, run: ({ readings }) => readings.remove(uid, record.id).outcome },
  'restore a reading': { run: restored },
  'begin a book': { run: ({ finances }) => finances.change(uid, SERIES) },
  'edit, remove and add in a book': {
    before: ({ finances }) => finances.change(uid, SERIES),
    run: ({ finances }) =>
      finances.change(uid, [
        { list: 'saidas', put: aTransaction({ id: 'parcela-0', valor: 2 }) },
        { list: 'saidas', remove: 'parcela-1' },
        { list: 'metas', put: aFinancialGoal() },
      ]),
  },
  enroll: { run: ({ students }) => students.enroll(aStudent({ uid })) },
  'save the profile': {
    before: ({ students }) => students.enroll(aStudent({ uid })),
    run: ({ students }) => students.update(uid, { curso: 'Letras' }),
  },
  'note a member': { run: ({ members }) => members.createIfMissing(aMember({ uid })) },
  'sign up': { run: withAccount },
  'sign in': {
    before: async (adapter) => (await withAccount(adapter), adapter.accounts.signOut()),
    run: ({ accounts }) => accounts.signIn(EMAIL, 'segredo-1'),
  },
  'sign out': { before: withAccount, run: ({ accounts }) => accounts.signOut() },
  'change the password': { before: withAccount, run: ({ accounts }) => accounts.changePassword('segredo-2') },
  'ask for a reset': { before: withAccount, run: ({ accounts }) => accounts.sendPasswordReset(EMAIL) },
  'ask and reset': {
    steps: 2,
    before: withAccount,
    run: async (adapter) => adapter.accounts.confirmPasswordReset(await resetCode(adapter), 'segredo-2'),
  },
  'delete the account': { before: withAccount, run: ({ accounts }) => accounts.deleteAccount(FIRST_UID) },
  'choose a view': { run: ({ preferences }) => preferences.chooseView(uid, 'leitura', 'lista') },
  'report a bug': { run: ({ bugReports }) => bugReports.send(aBugReport()) },
  'check an item': { run: ({ preferences }) => preferences.checkLinkedin(uid, 'foto', true) },
  'set a reading goal': {
    run: ({ preferences }) => preferences.setReadingGoal(uid, { ano: 2026, tipo: 'livros', quantidade: 24 }),
  },
  'note imported work': { run: (_, tab) => createLocalImportedWork(tab).note(uid, ['c1', 'c2']) },
  'forget imported work': {
    before: (_, tab) => createLocalImportedWork(tab).note(uid, ['c1']),
    run: (_, tab) => createLocalImportedWork(tab).forget(uid),
  },
  'keep a copy': { run: (_, tab) => cacheOf(tab).keep(uid, [record]) },
  'drop from a copy': {
    before: (_, tab) => cacheOf(tab).keep(uid, [record]),
    run: (_, tab) => cacheOf(tab).drop(uid, record.id),
  },
  'forget who has left': {
    before: (_, tab) => cacheOf(tab).keep(uid, [record]),
    run: (_, tab) => forgetDepartedUsers(tab, undefined),
  },
  'dismiss a restoration': { run: ({ storage }) => storage.dismissRestored() },
  'import a file': { before: restored, run: (_, tab) => createLocalArchive(tab).write(uid, IMPORTED) },
  'take the documents of an account away': {
    before: async (adapter) => (
      await restored(adapter),
      await adapter.students.enroll(aStudent({ uid })),
      adapter.finances.change(uid, SERIES)
    ),
    run: (_, tab) => createLocalErasure(tab).documents(uid),
  },
  purge: {
    before: async (adapter) => (
      await restored(adapter),
      adapter.preferences.chooseView(uid, 'leitura', 'lista')
    ),
    run: (_, tab) => purge(tab, uid),
  },
  'remember a user': { run: ({ memory }) => memory.remember(uid, aKnownUser()) },
}
const FAULTS: readonly Fault[] = ['quota', 'connection lost', 'open error', 'never settles', 'answer lost']

interface Scene {
  readonly disk: IDBFactory
  readonly faulty: FaultyIdb
  readonly browser: Browser
  readonly adapter: LocalAdapter
  readonly tab: LocalEnvironment
  readonly before: string
}

/** Only a database that hangs is given up soon: a busy machine must not look like one. */
const timeoutFor = (fault?: Fault) => (fault === 'never settles' || fault === 'answer lost' ? 80 : undefined)

async function prepare({ before }: Flow, fault?: Fault): Promise<Scene> {
  const disk = new IDBFactory()
  const faulty = createFaultyIdb(disk)
  const browser = createBrowser(faulty.idb, timeoutFor(fault))
  const crypto = countingCrypto()
  const [first, tab] = [browser.tab({ crypto }), browser.tab({ crypto })]
  if (before) await before(createLocalAdapter(first), first)
  return { disk, faulty, browser, tab, adapter: createLocalAdapter(tab), before: await dump(browser) }
}

/** What the flow does when nothing fails: the operations it takes and what it leaves. */
async function healthy(flow: Flow) {
  const scene = await prepare(flow)
  const start = scene.faulty.operations()
  await flow.run(scene.adapter, scene.tab)
  const operations = scene.faulty.operations() - start
  return { operations, states: [scene.before, await dump(scene.browser)] }
}

let points = 0

describe.each(Object.entries(FLOWS))('%s, when storage fails (R4, R5, R14)', (_, flow) => {
  it('loses nothing, claims nothing that is not stored, and works when repeated', async () => {
    const { operations, states } = await healthy(flow)
    expect(operations).toBeGreaterThan(0)
    for (const fault of FAULTS) {
      for (let after = 0; after < operations; after += 1) {
        const { faulty, browser, adapter, tab } = await prepare(flow, fault)
        faulty.inject(fault, { after: fault === 'open error' ? 0 : after, times: 2 })
        const error = await flow.run(adapter, tab).then(
          () => undefined,
          (reason: AppError) => reason,
        )
        faulty.heal()
        const left = await dump(browser)
        const point = `${fault} at operation ${after + 1} of ${operations}`
        if (!error) expect({ point, left }).toEqual({ point, left: states.at(-1) })
        else
          expect({ point, code: error.code }).toEqual({
            point,
            code: fault === 'quota' ? 'storage-full' : 'storage-unavailable',
          })
        if (error && flow.steps !== 2) expect({ point, left }).toEqual({ point, left: states[0] })
        if (error) await flow.run(adapter, tab)
        points += 1
      }
    }
  }, 60_000)

  it.each<Fault>(['closed before', 'closed after'])(
    'leaves all of itself or nothing when its tab is %s',
    async (fault) => {
      const { operations, states } = await healthy(flow)
      for (let after = 0; after < operations; after += 1) {
        const { disk, faulty, adapter, tab } = await prepare(flow)
        faulty.inject(fault, { after })
        await Promise.race([flow.run(adapter, tab), faulty.closed])
        const reopened = createBrowser(disk)
        const left = await dump(reopened)
        if (flow.steps !== 2) expect(states).toContain(left)
        const next = reopened.tab({ crypto: countingCrypto() })
        await flow
          .run(createLocalAdapter(next), next)
          .catch((error: unknown) =>
            expect(left, `${String(error)} after ${fault} at ${after}`).toBe(states.at(-1)),
          )
        points += 1
      }
    },
  )

  it('never notices a connection that comes back at once', async () => {
    const { operations, states } = await healthy(flow)
    for (let after = 0; after < operations; after += 1) {
      const { faulty, browser, adapter, tab } = await prepare(flow)
      faulty.inject('connection lost', { after })
      await flow.run(adapter, tab)
      expect(await dump(browser)).toBe(states.at(-1))
    }
  })
})

describe('a write that fails (R4, R5)', () => {
  it('is shown at once and taken back', async () => {
    const { faulty, adapter } = await prepare({ before: restored, run: restored })
    const query = adapter.readings.watch(uid)
    const stop = query.subscribe(() => undefined)
    await until(query, ({ status }) => status === 'ready')
    faulty.inject('quota', { times: Infinity })
    const { outcome: refused } = adapter.readings.update(uid, record.id, () => ({
      patch: { paginasLidas: 99 },
    }))
    const shown = await until(
      query,
      (snapshot) => snapshot.status === 'ready' && snapshot.data[0]?.paginasLidas === 99,
    )
    expect(shown).toMatchObject({ pending: true })
    await expect(refused).rejects.toMatchObject({ code: 'storage-full' })
    const after = await until(query, (snapshot) => snapshot.status === 'ready' && !snapshot.pending)
    expect(after).toMatchObject({ data: [record] })
    stop()
  })

  it('does not take others down: each of many is told for itself', async () => {
    const { faulty, browser, adapter } = await prepare({ before: restored, run: restored })
    const writes = [1, 2, 3].map((n) => adapter.readings.add(uid, { ...draft, titulo: `Livro ${n}` }).outcome)
    const missing = adapter.readings.update(uid, 'nao-existe', () => ({ patch: { paginasLidas: 1 } }))
    await expect(missing.outcome).rejects.toMatchObject({ code: 'not-found' })
    await Promise.all(writes)
    faulty.heal()
    expect(((await browser.disk.read('leitura/uid-ana/0')) as unknown[]).length).toBe(4)
  })

  it('keeps the last data on the screen when a reload fails, and says so', async () => {
    const { faulty, browser, adapter } = await prepare({ before: restored, run: restored })
    const query = adapter.readings.watch(uid)
    const stop = query.subscribe(() => undefined)
    await until(query, ({ status }) => status === 'ready')
    const { channel } = browser.tab()
    faulty.inject('connection lost', { times: 2 })
    channel.post('leitura/uid-ana/0')
    expect(await until(query, ({ status }) => status === 'failed')).toMatchObject({
      error: { code: 'storage-unavailable' },
      data: [record],
    })
    stop()
  })
})

it('was tried at 120 points or more (R4, R5)', () => {
  expect(points).toBeGreaterThanOrEqual(120)
})
