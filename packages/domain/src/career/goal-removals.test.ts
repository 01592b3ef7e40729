import { expect, it, vi } from 'vitest'
import {
  accountStoreOver,
  aCareerGoal,
  createFakeCareerStores,
  createFakeWorld,
  fakeClock,
} from '../../testing/index.ts'
import { untilData } from '../../contracts/index.ts'
import { CAREER_GOAL_KIND, type CareerGoal, type CareerGoalDraft } from './goal.ts'

const OWNER = 'uid-ana'
const NOW = '2026-11-20T12:00:00.000Z'
const goal = aCareerGoal({ texto: 'Montar um portfólio' })

it.each([
  ['says the same, in whatever letters', { texto: 'montar um PORTFOLIO', createdAt: NOW }, []],
  ['says something else', { texto: 'Montar dois', createdAt: NOW }, ['outro-id']],
  ['was written down after it', { texto: goal.texto, createdAt: '2999-01-01T00:00:00.000Z' }, ['outro-id']],
])('the removal of a goal that is not there any more is that of one that %s: %#', async (_, over, left) => {
  const world = createFakeWorld()
  const given = createFakeCareerStores({ world, goals: [goal] })
  const clock = fakeClock(NOW, { manual: true })
  const goals = accountStoreOver<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, given.goals, { clock })
  goals.watch(OWNER).subscribe(() => undefined)
  await untilData(goals.watch(OWNER))
  vi.spyOn(given.goals, 'get').mockImplementationOnce(() => {
    const moved = { ...goal, ...over, id: 'outro-id' }
    world.write([
      { collection: 'metas_carreira', key: goal.id, document: undefined },
      { collection: 'metas_carreira', key: moved.id, document: moved },
    ])
    return Promise.resolve(undefined)
  })
  const removed = goals.remove(OWNER, goal.id).outcome
  for (let n = 0; n < 40; n += 1) await Promise.resolve()
  clock.advance(1_000)
  expect(await removed).toBe('saved')
  expect([...world.all('metas_carreira').keys()]).toEqual(left)
})
