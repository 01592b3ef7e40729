import type { FinanceChange } from '@caderno/domain/finance'
import { NEW_READING, READING_KIND, type Reading } from '@caderno/domain/reading'
import { aTransaction, runs } from '@caderno/domain/testing'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFaultyIdb, type Fault } from '../test/faulty-idb.ts'
import { createBrowser } from '../test/tabs.ts'
import { createLocalAdapter, type LocalAdapter } from '../test/local-adapter.ts'

const uid = 'uid-ana'
const NAMES = ['a', 'b', 'c', 'd'] as const
const RUNS = runs(40, 1_000)
/** Longer than a busy machine takes to answer, and short enough for hundreds of databases that hang. */
const TIMEOUT_MS = 150

type Name = (typeof NAMES)[number]
/** What may stand under a name: pages of a book or cents of a transaction; undefined is nothing. */
type Value = number | undefined
type Kind = 'livro' | 'gasto'

const FAULTS = [
  'quota',
  'connection lost',
  'open error',
  'never settles',
  'answer lost',
  'closed before',
  'closed after',
] as const satisfies readonly Fault[]

const step = fc.record({
  /** Distinct names, so that the effects of the actions can be distinguished. */
  actions: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom<Kind>('livro', 'gasto'),
      name: fc.constantFrom<Name>(...NAMES),
      value: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    }),
    {
      minLength: 1,
      maxLength: 3,
      selector: ({ kind, name }) => `${kind} ${name}`,
    },
  ),
  fault: fc.option(
    fc.record({ fault: fc.constantFrom(...FAULTS), after: fc.nat(3), times: fc.constantFrom(1, 2, 5) }),
    { nil: undefined },
  ),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Action = Step['actions'][number]

/** What was really met: a run without faults would prove nothing. */
const counts = { faults: 0, refused: 0, saved: 0, closed: 0 }
const keyOf = ({ kind, name }: Action) => `${kind} ${name}`
const booksOf = (documents: unknown) => (documents ?? []) as Reading[]

/** Everything of the disk, by what it is: each name at most once. */
async function diskOf(disk: IDBFactory): Promise<Map<string, Value>> {
  const { disk: storage } = createBrowser(disk)
  const books = booksOf(await storage.read(`${READING_KIND.collection}/${uid}/0`)).map(
    ({ titulo, paginasLidas }) => [`livro ${titulo}`, paginasLidas] as const,
  )
  const book = (await storage.read(`financas/${uid}`)) as
    { saidas?: { id: string; valor: number }[] } | undefined
  const spent = (book?.saidas ?? []).map(({ id, valor }) => [`gasto ${id}`, valor] as const)
  const all = [...books, ...spent]
  expect(all.map(([key]) => key)).toEqual([...new Set(all.map(([key]) => key))])
  return new Map(all)
}

/** Brings one name to its value, as a screen would. */
async function act(adapter: LocalAdapter, disk: IDBFactory, { kind, name, value }: Action): Promise<unknown> {
  if (kind === 'gasto') {
    const change: FinanceChange =
      value === undefined
        ? { list: 'saidas', remove: name }
        : { list: 'saidas', put: aTransaction({ id: name, valor: value }) }
    return adapter.finances.change(uid, [change])
  }
  const books = booksOf(await createBrowser(disk).disk.read(`${READING_KIND.collection}/${uid}/0`))
  const id = books.find(({ titulo }) => titulo === name)?.id
  if (id === undefined)
    return value === undefined
      ? undefined
      : adapter.readings.add(uid, { ...NEW_READING, titulo: name, paginasLidas: value }).outcome
  return value === undefined
    ? adapter.readings.remove(uid, id).outcome
    : adapter.readings.update(uid, id, () => ({ patch: { paginasLidas: value } })).outcome
}

const openTab = (disk: IDBFactory) => {
  const faulty = createFaultyIdb(disk)
  return {
    faulty,
    adapter: createLocalAdapter(
      createBrowser(faulty.idb, TIMEOUT_MS).tab({ ids: { next: () => crypto.randomUUID() } }),
    ),
  }
}

/** One step; afterwards the disk holds of each action what its promise said, or either value where it never settled. */
async function take(
  { faulty, adapter }: ReturnType<typeof openTab>,
  disk: IDBFactory,
  { actions, fault }: Step,
): Promise<boolean> {
  const before = await diskOf(disk)
  const settled = new Map<string, 'saved' | 'refused'>()
  if (fault) faulty.inject(fault.fault, fault)
  const acting = actions.map((action) =>
    act(adapter, disk, action).then(
      () => settled.set(keyOf(action), 'saved'),
      () => settled.set(keyOf(action), 'refused'),
    ),
  )
  const closed = await Promise.race([Promise.all(acting).then(() => false), faulty.closed.then(() => true)])
  faulty.heal()
  const after = await diskOf(disk)
  for (const action of actions) {
    const [key, was] = [keyOf(action), before.get(keyOf(action))]
    const outcome = settled.get(key)
    const allowed = outcome === 'saved' ? [action.value] : outcome === 'refused' ? [was] : [action.value, was]
    expect({
      key,
      outcome,
      allowed,
      found: allowed.includes(after.get(key)) || after.get(key),
    }).toMatchObject({ found: true })
    if (outcome) counts[outcome] += 1
  }
  for (const [key, value] of before)
    if (!actions.some((action) => keyOf(action) === key)) expect([key, after.get(key)]).toEqual([key, value])
  counts.faults += fault ? 1 : 0
  counts.closed += closed ? 1 : 0
  return closed
}

it(
  `${RUNS} seeded runs of writes under faults lose nothing, double nothing and call nothing saved that is not (R4)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const disk = new IDBFactory()
        let tab = openTab(disk)
        for (const each of steps) if (await take(tab, disk, each)) tab = openTab(disk)
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(counts.faults).toBeGreaterThan(RUNS * 2)
    expect(counts.saved).toBeGreaterThan(RUNS * 4)
    expect(Math.min(counts.refused, counts.closed)).toBeGreaterThan(RUNS / 4)
  },
  runs(120_000, 3_600_000),
)
