import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf, type Identity, type RecordStore } from '../src/kernel/index.ts'
import { LAW_TIME, runs } from '../testing/runs.ts'
import { added, keepOpen, until, untilData } from './observe.ts'
import type { RecordStoreSubject } from './record-store-world.ts'

/** Writes at the same time, from one tab and from several, lose and double nothing (R2). */
export function describeRecordConcurrency<Draft extends object, Stored extends Draft & Identity>(
  name: string,
  subject: RecordStoreSubject<Draft, Stored>,
): void {
  const { draft, patches, rounds = runs(40, 2_500), writesPerTab = runs(20, 500) } = subject

  describe(`${name} loses and doubles nothing (§7.4, R2)`, () => {
    it(
      'when one tab writes many at once',
      async () => {
        const world = await subject.makeWorld()
        const [owner] = world.users
        const store = await world.open(owner)
        const all = await Promise.all(
          Array.from({ length: writesPerTab }, (_, n) => added(store.add(owner, draft(n)))),
        )
        const seen = await untilData(store.watch(owner), (data) => data.length >= writesPerTab)
        expect(idsOf(seen)).toEqual(all.map(({ id }) => id).toSorted())
        await world.close()
      },
      LAW_TIME,
    )

    it(
      'when several tabs add, change and remove at once',
      async () => {
        const world = await subject.makeWorld()
        const [owner] = world.users
        const tabs = await Promise.all(Array.from({ length: 5 }, () => world.open(owner)))
        const leave = await keepOpen(tabs.map((tab) => tab.watch(owner)))
        const kept = (
          await Promise.all(tabs.map((tab, n) => workload(tab, owner, n, writesPerTab, draft, patches[0])))
        ).flat()
        const expected = kept.toSorted()
        for (const tab of tabs) {
          const isChanged = (record: Stored) =>
            Object.entries(patches[0]).every(([key, value]) => record[key as keyof Stored] === value)
          await untilData(
            tab.watch(owner),
            (data) => idsOf(data).join() === expected.join() && data.every(isChanged),
          )
        }
        leave()
        expect((await world.documents(owner)).length).toBe(expected.length)
        await world.close()
      },
      LAW_TIME,
    )

    it('when two tabs change different fields of one record', async () => {
      const world = await subject.makeWorld()
      const [owner] = world.users
      const [one, two] = [await world.open(owner), await world.open(owner)]
      const { id } = await added(one.add(owner, draft(1)))
      await untilData(two.watch(owner), (data) => data.length === 1)
      await Promise.all([
        ...[one, two].map((tab, n) => tab.update(owner, id, () => ({ patch: patches[n]! })).outcome),
      ])
      const merged = { ...draft(1), ...patches[0], ...patches[1] }
      for (const tab of [one, two]) {
        await untilData(tab.watch(owner), ([record]) =>
          Object.entries(merged).every(([key, value]) => isEqual(record?.[key as keyof Stored], value)),
        )
      }
      await world.close()
    })

    it(
      'whatever is done in whichever tab: a plain map is the model',
      async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.integer({ min: 2, max: 5 }),
            fc.array(step(subject.drafts), { maxLength: 24, size: 'max' }),
            async (writers, steps) => {
              const world = await subject.makeWorld()
              const [owner] = world.users
              const tabs = await Promise.all(Array.from({ length: writers }, () => world.open(owner)))
              const leave = await keepOpen(tabs.map((tab) => tab.watch(owner)))
              await replay(steps, tabs, owner)
              leave()
              await world.close()
            },
          ),
          { numRuns: rounds },
        )
      },
      LAW_TIME,
    )
  })
}

const idsOf = (records: readonly Identity[]) => records.map(({ id }) => id).toSorted()

/** Adds records, removes every third again and changes the others; returns the ids that stay. */
async function workload<Draft extends object, Stored extends Draft & Identity>(
  tab: RecordStore<Draft, Stored>,
  owner: string,
  tabNumber: number,
  writes: number,
  draft: (n: number) => Draft,
  patch: Partial<Draft>,
): Promise<string[]> {
  const results = await Promise.all(
    Array.from({ length: writes }, async (_, n) => {
      const { id } = await added(tab.add(owner, draft(tabNumber * writes + n)))
      if (n % 3 === 0) return void (await tab.remove(owner, id).outcome)
      await tab.update(owner, id, () => ({ patch })).outcome
      return id
    }),
  )
  return results.filter((id) => id !== undefined)
}

type Step<Draft> = { readonly tab: number; readonly pick: number } & (
  { readonly do: 'add' | 'update'; readonly draft: Draft } | { readonly do: 'remove' | 'restore' }
)

const step = <Draft>(drafts: fc.Arbitrary<Draft>): fc.Arbitrary<Step<Draft>> => {
  const common = { tab: fc.nat(4), pick: fc.nat(20) }
  return fc.oneof(
    fc.record({ ...common, do: fc.constantFrom('add' as const, 'update' as const), draft: drafts }),
    fc.record({ ...common, do: fc.constantFrom('remove' as const, 'restore' as const) }),
  )
}

/** Does the steps in the store and in a map, and compares all tabs after each. */
async function replay<Draft extends object, Stored extends Draft & Identity>(
  steps: readonly Step<Draft>[],
  tabs: readonly RecordStore<Draft, Stored>[],
  owner: string,
) {
  const model = new Map<string, Partial<Stored>>()
  const removed: Stored[] = []
  for (const { tab, pick, ...action } of steps) {
    const store = tabs[tab % tabs.length]!
    const id = [...model.keys()][pick % Math.max(model.size, 1)]
    if (action.do === 'add')
      model.set((await added(store.add(owner, action.draft))).id, action.draft as Partial<Stored>)
    else if (action.do === 'restore') {
      const record = removed.pop()
      if (record) await store.restore(owner, record).outcome
      if (record) model.set(record.id, record)
    } else if (id === undefined) continue
    else if (action.do === 'update') {
      await store.update(owner, id, () => ({ patch: action.draft })).outcome
      model.set(id, action.draft as Partial<Stored>)
    } else {
      removed.push(await confirmed(store, owner, id))
      await store.remove(owner, id).outcome
      model.delete(id)
    }
    await Promise.all(
      tabs.map((each) =>
        until(each.watch(owner), (snapshot) => snapshot.status === 'ready' && shows(snapshot.data, model)),
      ),
    )
  }
}

/** A record whose stamps are the store's own: until it has confirmed a write they may be estimates. */
async function confirmed<Draft extends object, Stored extends Draft & Identity>(
  store: RecordStore<Draft, Stored>,
  owner: string,
  id: string,
): Promise<Stored> {
  const find = (data: readonly Stored[]) => data.find((record) => record.id === id)
  const snapshot = await until(
    store.watch(owner),
    (seen) => seen.status === 'ready' && !seen.pending && find(seen.data) !== undefined,
  )
  return find(dataOf(snapshot)!)!
}

const shows = <Stored extends Identity>(
  data: readonly Stored[],
  model: ReadonlyMap<string, Partial<Stored>>,
): boolean =>
  data.length === model.size &&
  data.every((record) =>
    Object.entries(model.get(record.id) ?? { id: null }).every(([key, value]) =>
      isEqual(record[key as keyof Stored], value),
    ),
  )

/** Whatever the order of the keys: a database may sort them. */
function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  const parts = Object.entries(a)
  return (
    parts.length === Object.keys(b).length &&
    parts.every(([key, part]) => isEqual(part, (b as Record<string, unknown>)[key]))
  )
}
