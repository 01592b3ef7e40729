import { APPLICATION_KIND, CAREER_GOAL_KIND, type Application, type CareerGoal } from '@caderno/domain/career'
import { untilData } from '@caderno/domain/contracts'
import { aCareerGoal, anApplication } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../../test/tabs.ts'
import { createLocalOfflineCache } from './offline-cache.ts'

const [OWNER, OTHER] = ['uid-ana', 'uid-bia'] as const
const goals = [aCareerGoal({ id: 'longa', tipo: 'longoPrazo' }), aCareerGoal({ id: 'curta' })]

function openBrowser() {
  const browser = createBrowser()
  let isIn = true
  const cacheOf = () =>
    createLocalOfflineCache<CareerGoal>(browser.tab(), { kind: CAREER_GOAL_KIND, isIn: () => isIn })
  return {
    browser,
    cacheOf,
    cache: cacheOf(),
    leave: () => (isIn = false),
    stored: () => browser.disk.read(`copia/metas_carreira/${OWNER}`),
  }
}

describe('a copy on this device (§7.3)', () => {
  it('keeps the goals as two lists, of each user apart, and gives them back in every tab', async () => {
    const { cache, cacheOf, stored } = openBrowser()
    expect(await untilData(cache.watch(OWNER), () => true)).toBeUndefined()
    await cache.keep(OWNER, goals)
    expect(await stored()).toEqual({ curtoPrazo: [goals[1]], longoPrazo: [goals[0]] })
    expect(await untilData(cacheOf().watch(OWNER), (data) => data !== undefined)).toEqual([
      goals[1],
      goals[0],
    ])
    expect(await untilData(cache.watch(OTHER), () => true)).toBeUndefined()
  })

  it('keeps the applications as one list under a key of their own', async () => {
    const browser = createBrowser()
    const cache = createLocalOfflineCache<Application>(browser.tab(), {
      kind: APPLICATION_KIND,
      isIn: () => true,
    })
    await cache.keep(OWNER, [anApplication()])
    expect(await browser.disk.keys('')).toEqual([`copia/candidaturas/${OWNER}`])
    expect(await untilData(cache.watch(OWNER), (data) => data !== undefined)).toEqual([anApplication()])
  })

  it('loses the record that is dropped, in every tab', async () => {
    const { cache, cacheOf } = openBrowser()
    await cache.keep(OWNER, goals)
    const query = cacheOf().watch(OWNER)
    await untilData(query, (data) => data?.length === 2)
    await cache.drop(OWNER, 'longa')
    await cache.drop(OTHER, 'curta')
    expect(await untilData(query, (data) => data?.length === 1)).toEqual([goals[1]])
  })

  it.each([
    ['nothing', 5],
    ['no lists', { curtoPrazo: 'x' }],
    ['what is no record, or somebody else’s', { longoPrazo: [{ id: 1 }, aCareerGoal({ userId: OTHER })] }],
  ])('reads %s as no goals', async (_, value) => {
    const { browser, cache } = openBrowser()
    await browser.disk.write(`copia/metas_carreira/${OWNER}`, value)
    expect((await untilData(cache.watch(OWNER), () => true)) ?? []).toEqual([])
  })

  it('is kept of nobody who has left', async () => {
    const { cache, leave, stored } = openBrowser()
    leave()
    await cache.keep(OWNER, goals)
    expect(await stored()).toBeUndefined()
  })
})
