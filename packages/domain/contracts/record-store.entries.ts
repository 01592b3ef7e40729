import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Entries, Identity, RecordStore } from '../src/kernel/index.ts'
import { LAW_TIME, runs } from '../testing/runs.ts'
import { added, refusal, untilData } from './observe.ts'
import type { MapField, RecordStoreSubject, RecordStoreWorld } from './record-store-world.ts'

type Changes = Readonly<Record<string, string | number | null>>

/** Single entries of a map field, put and taken out by whoever comes first: none is lost and none comes back (R2). */
export function describeRecordEntries<Draft extends object, Stored extends Draft & Identity>(
  name: string,
  {
    kind,
    draft,
    patches,
    missing = ['not-found'],
    makeWorld,
    rounds = runs(40, 2_500),
  }: RecordStoreSubject<Draft, Stored>,
  { field, keys: [one, two, three], value }: MapField<Draft>,
): void {
  describe(`${name} keeps the entries of ${field} apart (R2)`, () => {
    let world: RecordStoreWorld<Draft, Stored>
    let owner: string
    let store: RecordStore<Draft, Stored>
    beforeEach(async () => {
      world = await makeWorld()
      owner = world.users[0]
      store = await world.open(owner)
    })
    afterEach(() => world.close())

    const entriesOf = (changes: Changes) => ({ [field]: changes }) as Entries<Draft>
    const changing = (changes: Changes) => () => ({ entries: entriesOf(changes) })
    const withMap = (n: number, map: object): Draft => ({ ...draft(n), [field]: map })
    const mapOf = (record: Stored | undefined): unknown => record?.[field]
    const shown = async (map: object, tab = store) =>
      (
        await untilData(
          tab.watch(owner),
          ([record]) => JSON.stringify(sorted(mapOf(record))) === JSON.stringify(sorted(map)),
        )
      )[0]!

    it('puts some and takes others out in one write with the patch; the rest stays', async () => {
      const { id } = await added(store.add(owner, withMap(1, { [one]: value(1), [two]: value(2) })))
      const before = await shown({ [one]: value(1), [two]: value(2) })
      await store.update(owner, id, () => ({
        patch: patches[0],
        entries: entriesOf({ [two]: null, [three]: value(3) }),
      })).outcome
      const after = await shown({ [one]: value(1), [three]: value(3) })
      expect(after).toEqual({
        ...before,
        ...patches[0],
        [field]: { [one]: value(1), [three]: value(3) },
        [kind.updated]: after[kind.updated],
      })
      expect(await store.get(owner, id)).toMatchObject({ ...patches[0], [field]: mapOf(after) })
    })

    it('takes out what is not there, and begins anew after the last', async () => {
      const { id } = await added(store.add(owner, withMap(1, { [one]: value(1) })))
      await store.update(owner, id, changing({ [one]: null, [two]: null })).outcome
      await shown({})
      await store.update(owner, id, changing({ [three]: value(3) })).outcome
      await shown({ [three]: value(3) })
    })

    it('of an older record makes the map that it has not, and leaves what it cannot read where it is', async () => {
      await world.close()
      world = await makeWorld()
      owner = world.users[0]
      const { [field]: _without, ...older } = draft(1)
      await world.plant(owner, [
        { ...older, id: 'antigo', userId: owner, campoAntigo: 1 },
        { ...withMap(2, { [one]: value(1), [two]: { antigo: true } }), id: 'outro', userId: owner },
      ])
      store = await world.open(owner)
      await store.update(owner, 'antigo', changing({ [one]: value(1) })).outcome
      await store.update(owner, 'outro', changing({ [three]: value(3) })).outcome
      const kept = await world.documents(owner)
      expect(kept).toContainEqual(expect.objectContaining({ [field]: { [one]: value(1) }, campoAntigo: 1 }))
      expect(kept).toContainEqual(
        expect.objectContaining({ [field]: { [one]: value(1), [two]: { antigo: true }, [three]: value(3) } }),
      )
    })

    it("refuses them of what is not there, or is somebody else's", async () => {
      expect(missing).toContain(
        await refusal(store.update(owner, 'nao-existe', changing({ [one]: value(1) })).outcome),
      )
      const { id } = await added(store.add(owner, withMap(1, {})))
      const other = world.users[1]
      expect(
        await refusal((await world.open(other)).update(other, id, changing({ [one]: value(1) })).outcome),
      ).toBe('permission-denied')
      await shown({})
    })

    it('from tabs that write at once: each entry is there that was put, whichever came last', async () => {
      const tabs = await Promise.all(Array.from({ length: 3 }, () => world.open(owner)))
      const { id } = await added(store.add(owner, withMap(1, {})))
      for (const tab of tabs) await shown({}, tab)
      await Promise.all(
        tabs.map((tab, n) => tab.update(owner, id, changing({ [[one, two, three][n]!]: value(n) })).outcome),
      )
      for (const tab of tabs) await shown({ [one]: value(0), [two]: value(1), [three]: value(2) }, tab)
    })

    it(
      'whatever is put and taken out in whichever tab: a plain map is the model',
      async () => {
        const anyChanges = fc.dictionary(fc.constantFrom(one, two, three), fc.option(fc.nat(9).map(value)))
        await fc.assert(
          fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), anyChanges), { maxLength: 8 }), async (steps) => {
            const tabs = [store, await world.open(owner)] as const
            const { id } = await added(store.add(owner, withMap(1, {})))
            const model = new Map<string, unknown>()
            for (const [tab, changes] of steps) {
              await tabs[tab]!.update(owner, id, changing(changes)).outcome
              for (const [key, put] of Object.entries(changes))
                if (put === null) model.delete(key)
                else model.set(key, put)
              for (const each of tabs) await shown(Object.fromEntries(model), each)
            }
            await store.remove(owner, id).outcome
            for (const each of tabs) await untilData(each.watch(owner), (data) => data.length === 0)
          }),
          { numRuns: rounds },
        )
      },
      LAW_TIME,
    )
  })
}

const sorted = (map: unknown): unknown => Object.entries(map ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
