import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Identity, RecordStore } from '../src/kernel/index.ts'
import { added, expectLiveQueryLaws, refusal, until, untilData } from './observe.ts'
import { describeRecordConcurrency } from './record-store.concurrency.ts'
import { describeRecordEntries } from './record-store.entries.ts'
import type { RecordStoreSubject, RecordStoreWorld } from './record-store-world.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** What every RecordStore keeps, whatever stands behind it. */
export function describeRecordStoreContract<Draft extends object, Stored extends Draft & Identity>(
  name: string,
  subject: RecordStoreSubject<Draft, Stored>,
): void {
  const { kind, draft, patches, missing = ['not-found'] } = subject

  describe(`${name} keeps the contract of a record store (§7.3, §7.4)`, () => {
    let world: RecordStoreWorld<Draft, Stored>
    let owner: string
    let other: string
    let store: RecordStore<Draft, Stored>
    beforeEach(async () => {
      world = await subject.makeWorld()
      ;[owner, other] = world.users
      store = await world.open(owner)
    })
    afterEach(() => world.close())

    const records = (count: number) => untilData(store.watch(owner), (data) => data.length === count)
    const only = async () => (await records(1))[0]!

    it('begins empty', async () => {
      expect(await records(0)).toEqual([])
    })

    it('stamps what is added with id, owner and both times (§3.8)', async () => {
      const write = store.add(owner, draft(1))
      const { id } = await added(write)
      expect(['saved', 'queued']).toContain(await write.outcome)
      const record = await only()
      expect(record).toMatchObject({ ...draft(1), id, userId: owner })
      expect(record[kind.created]).toMatch(INSTANT)
      expect(record[kind.updated]).toBe(record[kind.created])
    })

    it('updates the given fields and the update stamp, nothing else', async () => {
      const { id } = await added(store.add(owner, draft(1)))
      const before = await only()
      await store.update(owner, id, () => ({ patch: patches[0] })).outcome
      const after = await untilData(store.watch(owner), ([record]) => record !== before)
      const updated = after[0]![kind.updated] as string
      expect(after).toEqual([{ ...before, ...patches[0], [kind.updated]: updated }])
      expect(updated >= (before[kind.updated] as string)).toBe(true)
    })

    it('tells what a write makes of the record, and that it stands on this device', async () => {
      const adding = store.add(owner, draft(1))
      const { after: made } = await adding.applied
      expect(made).toMatchObject({ ...draft(1), userId: owner })
      await adding.durable
      const changing = store.update(owner, made.id, () => ({ patch: patches[0] }))
      const { before, after } = await changing.applied
      expect([before, after]).toMatchObject([draft(1), { ...draft(1), ...patches[0], id: made.id }])
      await changing.durable
      const nothing = await store.update(owner, made.id, () => ({})).applied
      expect(nothing.after).toEqual(nothing.before)
      await store.remove(owner, made.id).durable
      await store.restore(owner, made).durable
      expect(await only()).toMatchObject({ ...draft(1), id: made.id })
    })

    it('refuses all of a write alike', async () => {
      const { applied, durable, outcome } = store.update(owner, 'nao-existe', () => ({ patch: patches[0] }))
      const codes = await Promise.all([applied, durable, outcome].map(refusal))
      expect(missing).toContain(codes[0])
      expect(new Set(codes).size).toBe(1)
    })

    it('computes a change from what the ones before have left, also when they are not answered yet (R2)', async () => {
      const { id } = await added(store.add(owner, draft(1)))
      await records(1)
      const seen: Stored[] = []
      const change = (patch: Partial<Draft>) => (record: Stored) => {
        seen.push(record)
        return { patch }
      }
      await Promise.all(patches.map((patch) => store.update(owner, id, change(patch)).outcome))
      expect(seen.at(-1)).toMatchObject(patches[0])
      await untilData(store.watch(owner), ([record]) => isWritten(record, { ...patches[0], ...patches[1] }))
    })

    it('writes nothing where a change changes nothing', async () => {
      const { id } = await added(store.add(owner, draft(1)))
      const before = await only()
      expect(await store.update(owner, id, () => ({})).outcome).toBe('saved')
      expect(await only()).toEqual(before)
    })

    it('computes no change of what is not there', async () => {
      const failure = await refusal(store.update(owner, 'nao-existe', () => ({ patch: patches[0] })).outcome)
      expect([...missing, 'not-found', 'network-request-failed']).toContain(failure)
    })

    it('never lets a patch change whose record it is', async () => {
      const { id } = await added(store.add(owner, draft(1)))
      const forged = { ...patches[0], id: 'outro', userId: other } as Partial<Draft>
      await store.update(owner, id, () => ({ patch: forged })).outcome.catch(() => 'refused')
      expect(await only()).toMatchObject({ id, userId: owner })
    })

    it('gets one record as it is kept, and nothing where nothing is', async () => {
      const { id } = await added(store.add(owner, draft(1)))
      expect(await store.get(owner, 'nao-existe')).toBeUndefined()
      expect(await (await world.open(owner)).get(owner, id)).toMatchObject({
        ...draft(1),
        id,
        userId: owner,
        [kind.created]: expect.stringMatching(INSTANT),
      })
      await store.update(owner, id, () => ({ patch: patches[0] })).outcome
      expect(await store.get(owner, id)).toMatchObject({ ...draft(1), ...patches[0], id, userId: owner })
      await store.remove(owner, id).outcome
      expect(await store.get(owner, id)).toBeUndefined()
    })

    it('refuses to update what is not there', async () => {
      expect(missing).toContain(
        await refusal(store.update(owner, 'nao-existe', () => ({ patch: patches[0] })).outcome),
      )
      expect(await records(0)).toEqual([])
    })

    it('removes, and removing again succeeds', async () => {
      const { id } = await added(store.add(owner, draft(1)))
      await store.add(owner, draft(2)).outcome
      await records(2)
      await store.remove(owner, id).outcome
      await store.remove(owner, id).outcome
      expect(await only()).toMatchObject(draft(2))
    })

    it('restores a removed record as it was (D24)', async () => {
      const { id } = await added(store.add(owner, draft(1)))
      const before = await only()
      await store.remove(owner, id).outcome
      await records(0)
      await store.restore(owner, before).outcome
      expect(await only()).toEqual(before)
      await store.restore(owner, before).outcome
      expect(await records(1)).toEqual([before])
    })

    it('stamps a restored record that comes without', async () => {
      const { id } = await added(store.add(owner, draft(1)))
      const before = await only()
      await store.remove(owner, id).outcome
      await records(0)
      await store.restore(owner, { ...before, [kind.created]: '', [kind.updated]: '' }).outcome
      const after = await only()
      expect([after[kind.created], after[kind.updated]]).toEqual([
        expect.stringMatching(INSTANT),
        expect.stringMatching(INSTANT),
      ])
    })

    it("shows nobody another user's records and lets nobody change them (§6.2)", async () => {
      const { id } = await added(store.add(owner, draft(1)))
      const before = await only()
      const foreign = await world.open(other)
      expect(await untilData(foreign.watch(other))).toEqual([])
      expect(await refusal(foreign.get(other, id))).toBe('permission-denied')
      expect(await refusal(foreign.update(other, id, () => ({ patch: patches[0] })).outcome)).toBe(
        'permission-denied',
      )
      expect(await refusal(foreign.remove(other, id).outcome)).toBe('permission-denied')
      expect(await refusal(foreign.restore(other, before).outcome)).toBe('permission-denied')
      expect(await untilData((await world.open(owner)).watch(owner), (data) => data.length > 0)).toEqual([
        before,
      ])
      expect(await untilData(foreign.watch(other))).toEqual([])
    })

    it('keeps unknown fields of a stored document through an update', async () => {
      await world.close()
      world = await subject.makeWorld()
      ;[owner, other] = world.users
      await world.plant(owner, [{ ...draft(1), id: 'antigo', userId: owner, campoAntigo: { a: [1] } }])
      store = await world.open(owner)
      await only()
      await store.update(owner, 'antigo', () => ({ patch: patches[0] })).outcome
      const [kept] = await world.documents(owner)
      expect(kept).toMatchObject({ ...(patches[0] as object), campoAntigo: { a: [1] } })
    })

    it('sets a broken record aside, counts it and never wipes it', async () => {
      await world.close()
      world = await subject.makeWorld()
      ;[owner, other] = world.users
      const broken = { id: 'quebrado', userId: owner }
      await world.plant(owner, [broken, { ...draft(1), id: 'bom', userId: owner }])
      store = await world.open(owner)
      const snapshot = await until(store.watch(owner), (seen) => seen.status === 'ready')
      expect(snapshot).toMatchObject({ status: 'ready', unreadable: 1 })
      expect((await only()).id).toBe('bom')
      expect(await refusal(store.get(owner, 'quebrado'))).toBe('invalid-record')
      const { id } = await added(store.add(owner, draft(2)))
      await store.update(owner, 'bom', () => ({ patch: patches[0] })).outcome
      await store.remove(owner, id).outcome
      expect(await world.documents(owner)).toContainEqual(broken)
    })

    it('is live in every tab (§1)', async () => {
      const second = await world.open(owner)
      const query = second.watch(owner)
      const stop = query.subscribe(() => undefined)
      const { id } = await added(store.add(owner, draft(1)))
      await untilData(query, (data) => data.some((record) => record.id === id))
      await second.update(owner, id, () => ({ patch: patches[0] })).outcome
      const key = Object.keys(patches[0])[0] as keyof Stored
      await untilData(
        store.watch(owner),
        ([record]) => record?.[key] === (patches[0] as Partial<Stored>)[key],
      )
      await store.remove(owner, id).outcome
      await untilData(query, (data) => data.length === 0)
      stop()
    })

    it('keeps the laws of a live query', async () => {
      let n = 0
      await expectLiveQueryLaws(store.watch(owner), () => store.add(owner, draft(++n)).outcome)
    })
  })

  describeRecordConcurrency(name, subject)
  if (subject.map) describeRecordEntries(name, subject, subject.map)
}

const isWritten = (record: object | undefined, patch: object): boolean =>
  Object.entries(patch).every(
    ([field, value]) => JSON.stringify(record?.[field as keyof typeof record]) === JSON.stringify(value),
  )
