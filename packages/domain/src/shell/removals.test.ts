import { describe, expect, it, vi } from 'vitest'
import { refusal, until, untilData } from '../../contracts/index.ts'
import {
  accountStoreOver,
  aCareerGoal,
  createFakeMarks,
  createFakeOutbox,
  createFakeRecordStore,
  createFakeWorld,
  fakeClock,
} from '../../testing/index.ts'
import { AppError, dataOf, writeOf } from '../kernel/index.ts'
import { CAREER_GOAL_KIND, type CareerGoal, type CareerGoalDraft } from '../career/index.ts'

const OWNER = 'uid-ana'
const goal = aCareerGoal()

async function openDevice(records: readonly CareerGoal[] = [goal]) {
  const world = createFakeWorld()
  const marks = createFakeMarks()
  const clock = fakeClock(undefined, { manual: true })
  const cloud = createFakeRecordStore<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, {
    world,
    clock,
    records,
  })
  const outbox = createFakeOutbox(marks)
  const store = accountStoreOver<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, cloud, { outbox, clock })
  store.watch(OWNER).subscribe(() => undefined)
  outbox.watch(OWNER).subscribe(() => undefined)
  await untilData(store.watch(OWNER))
  const kept = () => [...world.all('metas_carreira').keys()]
  return { world, marks, clock, cloud, outbox, kept, store }
}
const idsIn = ({ watch }: Awaited<ReturnType<typeof openDevice>>['store']) =>
  dataOf(watch(OWNER).getSnapshot())?.map(({ id }) => id)
/** Lets everything go on that waits for nothing but its turn. */
const turns = async () => {
  for (let n = 0; n < 40; n += 1) await Promise.resolve()
}
/** The record moves to another id, as another device has made it. */
const move = ({ world }: Awaited<ReturnType<typeof openDevice>>, over: Partial<CareerGoal> = {}) =>
  world.write([
    { collection: 'metas_carreira', key: goal.id, document: undefined },
    { collection: 'metas_carreira', key: 'outro-id', document: { ...goal, id: 'outro-id', ...over } },
  ])

describe('a removal (§7.3, §9.2, D8)', () => {
  it('leaves the screen at once, and is confirmed a second after the deletion', async () => {
    const { store, clock, kept, outbox } = await openDevice()
    const done = vi.fn<(outcome: string) => void>()
    void store.remove(OWNER, goal.id).outcome.then(done)
    expect(idsIn(store)).toEqual([])
    await turns()
    expect(kept()).toEqual([])
    clock.advance(999)
    await turns()
    expect(done).not.toHaveBeenCalled()
    expect(store.watch(OWNER).getSnapshot()).toMatchObject({ status: 'ready', pending: true })
    expect(await untilData(outbox.watch(OWNER))).toMatchObject([
      { item: 'metas_carreira/meta-1', state: 'sending' },
    ])
    clock.advance(1)
    await turns()
    expect(done).toHaveBeenCalledExactlyOnceWith('saved')
    expect(await untilData(outbox.watch(OWNER))).toEqual([])
    expect(store.watch(OWNER).getSnapshot()).toMatchObject({ data: [], pending: false })
  })

  it('is remembered on this device from when it is asked for until the store has it (B2)', async () => {
    const { store, cloud, marks } = await openDevice()
    vi.spyOn(cloud, 'get').mockReturnValue(new Promise(() => undefined))
    void store.remove(OWNER, goal.id).outcome
    await turns()
    expect(await untilData(createFakeOutbox(marks).unconfirmed(OWNER))).toMatchObject([{ effect: 'gone' }])
  })

  it('of a record that cannot be read is given to the store all the same, which keeps and sends it', async () => {
    const { store, cloud, world, kept } = await openDevice()
    world.goOffline()
    cloud.failNext('network-request-failed')
    expect(await store.remove(OWNER, goal.id).outcome).toBe('queued')
    expect(idsIn(store)).toEqual([])
    world.goOnline()
    await turns()
    expect(kept()).toEqual([])
  })

  it('does not wait for a reading that is not answered', async () => {
    const { store, cloud, clock, kept } = await openDevice()
    vi.spyOn(cloud, 'get').mockReturnValueOnce(new Promise(() => undefined))
    const removed = store.remove(OWNER, goal.id).outcome
    await turns()
    expect([kept(), idsIn(store)]).toEqual([[goal.id], []])
    clock.advance(5_000)
    await turns()
    expect(kept()).toEqual([])
    clock.advance(1_000)
    expect(await removed).toBe('saved')
  })

  it('that is found undone when it is looked for again is repeated', async () => {
    const { store, clock, world, kept } = await openDevice()
    const removed = store.remove(OWNER, goal.id).outcome
    await turns()
    world.write([{ collection: 'metas_carreira', key: goal.id, document: goal }])
    clock.advance(1_000)
    await turns()
    expect([kept(), idsIn(store)]).toEqual([[], []])
    clock.advance(1_000)
    expect(await removed).toBe('saved')
  })

  it('that is asked for twice is one', async () => {
    const { store, cloud, clock } = await openDevice()
    const remove = vi.spyOn(cloud, 'remove')
    const both = Promise.all([store.remove(OWNER, goal.id).outcome, store.remove(OWNER, goal.id).outcome])
    await turns()
    clock.advance(1_000)
    expect(await both).toEqual(['saved', 'saved'])
    expect(remove).toHaveBeenCalledOnce()
  })

  it('of another user’s record is refused, told and not repeated (§6.2)', async () => {
    const foreign = aCareerGoal({ id: 'alheia', userId: 'uid-bia' })
    const { store, marks, kept } = await openDevice([goal, foreign])
    expect(await refusal(store.remove(OWNER, 'alheia').outcome)).toBe('permission-denied')
    await turns()
    expect(await untilData(createFakeOutbox(marks).unconfirmed(OWNER))).toEqual([])
    expect(kept()).toEqual([goal.id, 'alheia'])
  })

  it.each(['read', 'deleted'] as const)(
    'that is refused when it is %s is told, and the record is shown again',
    async (step) => {
      const { store, cloud, kept } = await openDevice()
      if (step === 'read') vi.spyOn(cloud, 'get').mockResolvedValueOnce({ ...goal, userId: 'uid-bia' })
      else
        vi.spyOn(cloud, 'remove').mockReturnValueOnce(
          writeOf(Promise.reject(new AppError('permission-denied'))),
        )
      expect(await refusal(store.remove(OWNER, goal.id).outcome)).toBe('permission-denied')
      expect(kept()).toEqual([goal.id])
      expect(idsIn(store)).toEqual([goal.id])
    },
  )

  it('of what is gone already counts as done, without a wait', async () => {
    const { store } = await openDevice()
    expect(await store.remove(OWNER, 'nao-existe').outcome).toBe('saved')
  })

  it('is carried out where nothing can be remembered', async () => {
    const { store, clock, marks, kept } = await openDevice()
    marks.break()
    const removed = store.remove(OWNER, goal.id).outcome
    await turns()
    clock.advance(1_000)
    expect([await removed, kept()]).toEqual(['saved', []])
  })
})

describe('a removal is undone (D8, D24)', () => {
  it('during the second, and nothing takes it back later', async () => {
    const { store, clock, kept } = await openDevice()
    const removed = store.remove(OWNER, goal.id).outcome
    await turns()
    expect(kept()).toEqual([])
    await store.restore(OWNER, goal).outcome
    clock.advance(1_000)
    await removed
    await turns()
    expect(kept()).toEqual([goal.id])
    expect(await untilData(store.watch(OWNER), (data) => data.length === 1)).toEqual([goal])
  })

  it('while its deletion waits to be sent', async () => {
    const { store, world, kept } = await openDevice()
    world.goOffline()
    expect(await store.remove(OWNER, goal.id).outcome).toBe('queued')
    await store.restore(OWNER, goal).outcome
    expect(idsIn(store)).toEqual([goal.id])
    world.goOnline()
    await turns()
    expect([kept(), idsIn(store)]).toEqual([[goal.id], [goal.id]])
  })

  it('before anything was deleted leaves the record as another device has changed it meanwhile', async () => {
    const { store, cloud, clock, world } = await openDevice()
    vi.spyOn(cloud, 'get').mockReturnValueOnce(new Promise(() => undefined))
    const removed = store.remove(OWNER, goal.id).outcome
    await turns()
    const changed = { ...goal, texto: 'Montar dois portfólios' }
    world.write([{ collection: 'metas_carreira', key: goal.id, document: changed }])
    expect(await store.restore(OWNER, goal).outcome).toBe('saved')
    clock.advance(5_000)
    await removed
    expect(world.get('metas_carreira', goal.id)).toEqual(changed)
  })
})

describe('a goal is found by its text when its id is not there (§7.3)', () => {
  it('and then it is that goal’s removal', async () => {
    const device = await openDevice()
    const { store, cloud, clock, kept } = device
    const get = vi.spyOn(cloud, 'get').mockImplementationOnce(async (owner, id) => {
      move(device)
      get.mockRestore()
      return cloud.get(owner, id)
    })
    const removed = store.remove(OWNER, goal.id).outcome
    await turns()
    clock.advance(1_000)
    expect([await removed, kept()]).toEqual(['saved', []])
  })

  it('but never one that was written down after the removal', async () => {
    const device = await openDevice()
    const { store, cloud, kept } = device
    const get = vi.spyOn(cloud, 'get').mockImplementationOnce(async (owner, id) => {
      move(device, { createdAt: '2999-01-01T00:00:00.000Z' })
      get.mockRestore()
      return cloud.get(owner, id)
    })
    expect(await store.remove(OWNER, goal.id).outcome).toBe('saved')
    expect(kept()).toEqual(['outro-id'])
  })

  it('but never instead of one that was found by its id, nor where two goals say the same', async () => {
    const twin = aCareerGoal({ id: 'gemea' })
    const { store, clock, kept, cloud } = await openDevice([goal, twin])
    const removed = store.remove(OWNER, goal.id).outcome
    await turns()
    clock.advance(1_000)
    expect([await removed, kept()]).toEqual(['saved', ['gemea']])
    vi.spyOn(cloud, 'get').mockResolvedValueOnce(undefined)
    expect(await store.remove(OWNER, 'gemea').outcome).toBe('saved')
  })
})

it('keeps the last data of a failed load without what is being removed', async () => {
  const { store, cloud } = await openDevice()
  vi.spyOn(cloud, 'get').mockReturnValue(new Promise(() => undefined))
  void store.remove(OWNER, goal.id).outcome
  cloud.failNext('network-request-failed')
  await until(store.watch(OWNER), () => true)
  expect(idsIn(store)).toEqual([])
})
