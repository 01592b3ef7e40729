import { describe, expect, it, vi } from 'vitest'
import {
  accountStoreOver,
  aCareerGoal,
  createFakeOutbox,
  createFakeRecordStore,
  createFakeWorld,
  fakeClock,
} from '../../testing/index.ts'
import { CAREER_GOAL_KIND, type CareerGoal, type CareerGoalDraft } from '../career/index.ts'
import { AppError, createStateQuery, dataOf, failed, ready, type Snapshot } from '../kernel/index.ts'

const OWNER = 'uid-ana'
const goal = aCareerGoal()
const others = [
  aCareerGoal({ id: 'meta-2', texto: 'Estágio' }),
  aCareerGoal({ id: 'meta-3', texto: 'Inglês' }),
]
const all = [goal, ...others]

/** Records that the test says, over a store in memory. */
function open(records: readonly CareerGoal[] = all) {
  const world = createFakeWorld()
  const clock = fakeClock(undefined, { manual: true })
  const { query, show } = createStateQuery<readonly CareerGoal[]>(ready(records))
  const cloud = {
    ...createFakeRecordStore<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, { world, clock, records }),
    watch: () => query,
  }
  const outbox = createFakeOutbox()
  const store = accountStoreOver<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, cloud, { outbox, clock })
  const watched = store.watch(OWNER)
  const look = () => watched.subscribe(() => undefined)
  const kept = () => [...world.all('metas_carreira').keys()]
  return { world, clock, cloud, outbox, store, show, look, kept, shown: watched.getSnapshot }
}
/** Lets everything go on that waits for nothing but its turn. */
const turns = async () => {
  for (let n = 0; n < 40; n += 1) await Promise.resolve()
}
const idsIn = (snapshot: Snapshot<readonly CareerGoal[]>) => dataOf(snapshot)?.map(({ id }) => id)

describe('while a record is being removed, what is shown', () => {
  it('is all the others, also to who looks only then', () => {
    const { store, look, shown } = open()
    void store.remove(OWNER, goal.id).outcome
    look()
    expect(idsIn(shown())).toEqual(['meta-2', 'meta-3'])
  })

  it('stays the same list until one of the others differs', () => {
    const { store, look, show, shown } = open()
    look()
    void store.remove(OWNER, goal.id).outcome
    const before = dataOf(shown())
    show(ready([...all], { unreadable: 1 }))
    expect(dataOf(shown())).toBe(before)
    show(ready([goal, others[0]!, { ...others[1]!, texto: 'Espanhol' }]))
    expect(dataOf(shown())?.map(({ texto }) => texto)).toEqual(['Estágio', 'Espanhol'])
    show(ready([goal, { ...others[0]!, texto: 'Emprego' }, { ...others[1]!, texto: 'Francês' }]))
    expect(dataOf(shown())?.map(({ texto }) => texto)).toEqual(['Emprego', 'Francês'])
  })

  it('fails as it failed, without the record where there is data', () => {
    const { store, look, show, shown } = open()
    look()
    void store.remove(OWNER, goal.id).outcome
    const error = new AppError('network-request-failed')
    show(failed(error, ready(all)))
    expect(shown()).toEqual(failed(error, ready(others)))
    const nothing = failed<readonly CareerGoal[]>(error)
    show(nothing)
    expect(shown()).toBe(nothing)
  })

  it('is without each of several, as long as its own removal lasts', async () => {
    const { store, cloud, clock, look, shown } = open()
    look()
    void store.remove(OWNER, goal.id).outcome
    await turns()
    vi.spyOn(cloud, 'get').mockReturnValue(new Promise(() => undefined))
    void store.remove(OWNER, 'meta-2').outcome
    expect(idsIn(shown())).toEqual(['meta-3'])
    await store.restore(OWNER, goal).outcome
    expect(idsIn(shown())).toEqual(['meta-1', 'meta-3'])
    clock.advance(1_000)
    await turns()
    expect(idsIn(shown())).toEqual(['meta-1', 'meta-3'])
  })
})

it('a removal that is asked for twice is told to the device once', () => {
  const { store, outbox } = open()
  const track = vi.spyOn(outbox, 'track')
  expect(store.remove(OWNER, goal.id).outcome).toBe(store.remove(OWNER, goal.id).outcome)
  expect(track).toHaveBeenCalledOnce()
})

describe('a record that its id does not find', () => {
  it('is not found by a text that two have', async () => {
    const twins = [goal, aCareerGoal({ id: 'gemea' })]
    const { store, cloud, look, kept } = open(twins)
    look()
    vi.spyOn(cloud, 'get').mockResolvedValueOnce(undefined)
    expect(await store.remove(OWNER, goal.id).outcome).toBe('saved')
    expect(kept()).toEqual([goal.id, 'gemea'])
  })

  it.each([
    ['at the moment of the removal', 0, []],
    ['a moment later', 1, ['outro-id']],
  ])('is found by its text where it was written down %s: %i ms', async (_, later, left) => {
    const { store, cloud, clock, show, look, kept, world } = open([goal])
    look()
    const createdAt = new Date(clock.now().getTime() + later).toISOString()
    const moved = { ...goal, id: 'outro-id', createdAt }
    vi.spyOn(cloud, 'get').mockImplementationOnce(() => {
      world.write([
        { collection: 'metas_carreira', key: goal.id, document: undefined },
        { collection: 'metas_carreira', key: moved.id, document: moved },
      ])
      show(ready([moved]))
      return Promise.resolve(undefined)
    })
    const removed = store.remove(OWNER, goal.id).outcome
    await turns()
    clock.advance(1_000)
    expect(await removed).toBe('saved')
    expect(kept()).toEqual(left)
  })
})
