import { describe, expect, it, vi } from 'vitest'
import { refusal, until, untilData } from '../../contracts/index.ts'
import {
  aCareerGoal,
  answerByHand,
  createFakeRecordStore,
  createFakeRemovals,
  createFakeWorld,
  fakeClock,
} from '../../testing/index.ts'
import { dataOf } from '../kernel/index.ts'
import { CAREER_GOAL_KIND, type CareerGoal, type CareerGoalDraft } from './goal.ts'
import { withRemovals, type RemovalOptions } from './removals.ts'

const OWNER = 'uid-ana'
const goal = aCareerGoal()

async function openDevice(
  over: Partial<RemovalOptions<CareerGoal>> = {},
  records: readonly CareerGoal[] = [goal],
) {
  const world = createFakeWorld()
  const pending = createFakeRemovals()
  const clock = fakeClock(undefined, { manual: true })
  const cloud = createFakeRecordStore<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, {
    world,
    clock,
    records,
  })
  const openTab = async () => {
    const tab = withRemovals(cloud, { pending, clock, nameOf: ({ texto }) => texto, ...over })
    tab.watch(OWNER).subscribe(() => undefined)
    await untilData(tab.watch(OWNER))
    return tab
  }
  const kept = () => [...world.all('metas_carreira').keys()]
  return { world, pending, clock, cloud, openTab, kept, store: await openTab() }
}
const idsIn = (store: Awaited<ReturnType<typeof openDevice>>['store']) =>
  dataOf(store.watch(OWNER).getSnapshot())?.map(({ id }) => id)
/** Lets everything go on that waits for nothing but its turn. */
const turns = async () => {
  for (let n = 0; n < 40; n += 1) await Promise.resolve()
}

describe('a removal (D8)', () => {
  it('leaves the screen at once, and is confirmed a second after the deletion', async () => {
    const { store, clock, kept, pending } = await openDevice()
    const done = vi.fn<(outcome: string) => void>()
    void store.remove(OWNER, goal.id).then(done)
    expect(idsIn(store)).toEqual([])
    await turns()
    expect(kept()).toEqual([])
    clock.advance(999)
    await turns()
    expect(done).not.toHaveBeenCalled()
    expect(store.watch(OWNER).getSnapshot()).toMatchObject({ status: 'ready', pending: true })
    clock.advance(1)
    await turns()
    expect(done).toHaveBeenCalledExactlyOnceWith('saved')
    expect(await pending.list(OWNER)).toEqual([])
    expect(store.watch(OWNER).getSnapshot()).toMatchObject({ data: [], pending: false })
  })

  it.each(['read', 'deletion'] as const)(
    'whose %s fails holds on this device, in every tab and after a reload, and is repeated',
    async (step) => {
      const { store, cloud, clock, kept, openTab } = await openDevice()
      const second = await openTab()
      if (step === 'read') cloud.failNext('network-request-failed')
      else vi.spyOn(cloud, 'remove').mockResolvedValueOnce('queued')
      expect(await store.remove(OWNER, goal.id)).toBe('queued')
      expect(kept()).toEqual([goal.id])
      for (const tab of [store, second, await openTab()]) expect(idsIn(tab)).toEqual([])

      const reloaded = await openTab()
      const retried = reloaded.retry(OWNER)
      await turns()
      clock.advance(1_000)
      await retried
      expect(kept()).toEqual([])
      expect(second.watch(OWNER).getSnapshot()).toMatchObject({ data: [], pending: false })
    },
  )

  it('that the cloud has not answered yet is not confirmed, whatever the cloud’s own copy says', async () => {
    const { store, world, pending } = await openDevice()
    world.goOffline()
    expect(await store.remove(OWNER, goal.id)).toBe('queued')
    expect(await pending.list(OWNER)).toHaveLength(1)
    world.goOnline()
    await store.retry(OWNER)
    expect(await pending.list(OWNER)).toEqual([])
  })

  it('that is found undone when it is looked for again is repeated', async () => {
    const { store, clock, world, kept } = await openDevice()
    const removed = store.remove(OWNER, goal.id)
    await turns()
    world.write([{ collection: 'metas_carreira', key: goal.id, document: goal }])
    clock.advance(1_000)
    expect(await removed).toBe('queued')
    expect(idsIn(store)).toEqual([])
    const retried = store.retry(OWNER)
    await turns()
    clock.advance(1_000)
    await retried
    expect(kept()).toEqual([])
  })

  it('of another user’s record is refused, told and not repeated', async () => {
    const foreign = aCareerGoal({ id: 'alheia', userId: 'uid-bia' })
    const { store, pending, kept } = await openDevice({}, [goal, foreign])
    expect(await refusal(store.remove(OWNER, 'alheia'))).toBe('permission-denied')
    expect(await pending.list(OWNER)).toEqual([])
    expect(kept()).toEqual([goal.id, 'alheia'])
  })

  it('refused by a store that does not check is refused by its own check, and the record is shown again', async () => {
    const { store, cloud, kept } = await openDevice()
    vi.spyOn(cloud, 'get').mockResolvedValueOnce({ ...goal, userId: 'uid-bia' })
    expect(await refusal(store.remove(OWNER, goal.id))).toBe('permission-denied')
    expect(kept()).toEqual([goal.id])
    expect(idsIn(store)).toEqual([goal.id])
  })

  it('that is refused when it is repeated is told; of somebody who has left it is kept for later', async () => {
    const refused = vi.fn<(owner: string, code: string) => void>()
    let isIn = false
    const { store, cloud, pending } = await openDevice({ refused, isIn: () => isIn })
    cloud.failNext('network-request-failed')
    await store.remove(OWNER, goal.id)
    cloud.failNext('permission-denied')
    await store.retry(OWNER)
    expect(refused).not.toHaveBeenCalled()
    expect(await pending.list(OWNER)).toHaveLength(1)
    isIn = true
    cloud.failNext('permission-denied')
    await store.retry(OWNER)
    expect(refused).toHaveBeenCalledExactlyOnceWith(OWNER, 'permission-denied')
    expect(await pending.list(OWNER)).toEqual([])
  })

  it('is told to be noted, until this device has done so', async () => {
    const noting = vi.fn<NonNullable<RemovalOptions<CareerGoal>['noting']>>()
    const { store, pending } = await openDevice({ noting })
    const noted = vi.fn<() => void>()
    const disk = answerByHand()
    const { remember } = pending
    vi.spyOn(pending, 'remember').mockImplementationOnce(async (...removal) =>
      disk.promise.then(() => remember(...removal)),
    )
    void store.remove(OWNER, goal.id)
    void noting.mock.calls[0]![2].then(noted)
    await turns()
    expect(noted).not.toHaveBeenCalled()
    disk.resolve()
    await turns()
    expect(noted).toHaveBeenCalledOnce()
    expect(await pending.list(OWNER)).toMatchObject([{ id: goal.id }])
  })

  it('of what is gone already counts as done, without a wait', async () => {
    const { store, pending } = await openDevice()
    expect(await store.remove(OWNER, 'nao-existe')).toBe('saved')
    expect(await pending.list(OWNER)).toEqual([])
  })

  it('where nothing can be remembered goes on, and fails openly when it fails too', async () => {
    const { store, cloud, pending } = await openDevice()
    pending.failNext('storage-full')
    cloud.failNext('network-request-failed')
    expect(await refusal(store.remove(OWNER, goal.id))).toBe('storage-full')
    expect(idsIn(store)).toEqual([goal.id])
  })
})

describe('a removal is undone (D24)', () => {
  it('during the second, and nothing takes it back later', async () => {
    const { store, clock, pending, kept } = await openDevice()
    const removed = store.remove(OWNER, goal.id)
    await turns()
    expect(kept()).toEqual([])
    await store.restore(OWNER, goal)
    clock.advance(1_000)
    await removed
    await store.retry(OWNER)
    expect(await pending.list(OWNER)).toEqual([])
    expect(kept()).toEqual([goal.id])
    expect(await untilData(store.watch(OWNER), (data) => data.length === 1)).toEqual([goal])
  })

  it('while it waits to be repeated', async () => {
    const { store, cloud, pending } = await openDevice()
    cloud.failNext('network-request-failed')
    await store.remove(OWNER, goal.id)
    await store.restore(OWNER, goal)
    expect(await pending.list(OWNER)).toEqual([])
    expect(idsIn(store)).toEqual([goal.id])
  })

  it('before anything was deleted leaves the record as another device has changed it meanwhile', async () => {
    const { store, cloud, world } = await openDevice()
    cloud.failNext('network-request-failed')
    await store.remove(OWNER, goal.id)
    const changed = { ...goal, texto: 'Montar dois portfólios' }
    world.write([{ collection: 'metas_carreira', key: goal.id, document: changed }])
    expect(await store.restore(OWNER, goal)).toBe('saved')
    expect(world.get('metas_carreira', goal.id)).toEqual(changed)
  })

  it('not, when the device cannot forget it: that is told', async () => {
    const { store, cloud, pending } = await openDevice()
    cloud.failNext('network-request-failed')
    await store.remove(OWNER, goal.id)
    pending.failNext('storage-unavailable')
    expect(await refusal(store.restore(OWNER, goal))).toBe('storage-unavailable')
    expect(idsIn(store)).toEqual([])
  })
})

describe('a goal is found by its text when its id is not there (§7)', () => {
  it('and then it is that goal’s removal, until it is confirmed', async () => {
    const { store, cloud, clock, world, pending, kept } = await openDevice()
    cloud.failNext('network-request-failed')
    await store.remove(OWNER, goal.id)
    world.write([
      { collection: 'metas_carreira', key: goal.id, document: undefined },
      { collection: 'metas_carreira', key: 'outro-id', document: { ...goal, id: 'outro-id' } },
    ])
    const retried = store.retry(OWNER)
    await turns()
    expect((await pending.list(OWNER)).map(({ id }) => id)).toEqual(['outro-id'])
    clock.advance(1_000)
    await retried
    expect(kept()).toEqual([])
    expect(await pending.list(OWNER)).toEqual([])
  })

  it('but never one that was written down after the removal', async () => {
    const { store, cloud, world, kept } = await openDevice({ madeAt: ({ createdAt }) => createdAt })
    cloud.failNext('network-request-failed')
    await store.remove(OWNER, goal.id)
    const later = { ...goal, id: 'nova', createdAt: '2999-01-01T00:00:00.000Z' }
    world.write([
      { collection: 'metas_carreira', key: goal.id, document: undefined },
      { collection: 'metas_carreira', key: 'nova', document: later },
    ])
    await store.retry(OWNER)
    expect(kept()).toEqual(['nova'])
  })

  it('but never instead of one that was found by its id, nor where two goals say the same', async () => {
    const twin = aCareerGoal({ id: 'gemea' })
    const { store, cloud, clock, kept } = await openDevice({}, [goal, twin])
    const removed = store.remove(OWNER, goal.id)
    await turns()
    cloud.failNext('network-request-failed')
    clock.advance(1_000)
    expect(await removed).toBe('queued')
    await store.retry(OWNER)
    expect(kept()).toEqual(['gemea'])
    expect(idsIn(store)).toEqual(['gemea'])
  })
})

it('shows nothing before it knows what was removed, and keeps the last data of a failed load without it', async () => {
  const { store, cloud, openTab } = await openDevice()
  cloud.failNext('network-request-failed')
  await store.remove(OWNER, goal.id)
  const seen: unknown[] = []
  const tab = await openTab()
  tab.watch(OWNER).subscribe(() => seen.push(tab.watch(OWNER).getSnapshot()))
  await until(tab.watch(OWNER), ({ status }) => status === 'ready')
  expect(seen.concat(tab.watch(OWNER).getSnapshot())).not.toContainEqual(
    expect.objectContaining({ data: [goal] }),
  )
})
