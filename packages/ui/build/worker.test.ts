import { describe, expect, it } from 'vitest'
import { createWorkerWorld } from '../test/worker-world.ts'

const V1 = ['/assets/main-v1.js', '/index.html?__WB_REVISION__=v1']
const V2 = ['/assets/main-v2.js', '/index.html?__WB_REVISION__=v2']
const BOTH = '/assets/vendor-0.js'

/** A page of the first version is open, and its files are kept. */
async function firstLoad() {
  const world = await createWorkerWorld()
  const first = world.start('v1')
  await first.install()
  await first.activate()
  Object.assign(world, { pages: ['v1'] })
  return { world, first }
}

/** The second version is there beside it, and waits. */
async function nextWaits() {
  const { world, first } = await firstLoad()
  Object.assign(world, { deployed: 'v2' })
  const next = world.start('v2')
  await next.install()
  world.registration.waiting = next
  return { world, first, next }
}

describe('the files of a version that waits (B23)', () => {
  it.each(['TIDY', 'CLEAR_CACHE'])(
    'stay over %s of the one that runs: it opens without a connection once it is wanted',
    async (type) => {
      const { world, first, next } = await nextWaits()
      expect(await first.ask({ type })).toEqual({ done: true })
      expect(world.files()).toEqual(expect.arrayContaining([...V1, ...V2, BOTH]))

      delete world.registration.waiting
      await next.activate()
      Object.assign(world, { pages: ['v2'], online: false })
      await next.ask({ type: 'TIDY' })
      expect(world.files()).toEqual([V2[0], BOTH, V2[1]])
      expect(await (await next.get('/leitura', 'navigate'))?.text()).toBe('/index.html of v2')
    },
  )

  it('stay while they are still being fetched', async () => {
    const { world, first, next } = await nextWaits()
    delete world.registration.waiting
    world.registration.installing = next
    await first.ask({ type: 'TIDY' })
    expect(world.files()).toEqual(expect.arrayContaining(V2))
  })
})

describe('the files of earlier versions', () => {
  it.each([
    ['runs one', 'v1'],
    ['does not say what it runs', undefined],
  ])('stay while a page %s', async (_, page) => {
    const { world, next } = await nextWaits()
    delete world.registration.waiting
    await next.activate()
    Object.assign(world, { pages: ['v2', page] })
    await next.ask({ type: 'TIDY' })
    expect(await (await next.get('/assets/main-v1.js'))?.text()).toBe('/assets/main-v1.js of v1')
  })

  it('go where the page that does not answer was being closed', async () => {
    const { world, next } = await nextWaits()
    delete world.registration.waiting
    await next.activate()
    Object.assign(world, { pages: ['v2', undefined], closing: true })
    await next.ask({ type: 'TIDY' })
    expect(world.files()).not.toContain(V1[0])
  })
})

describe('CLEAR_CACHE (§7.5, D18)', () => {
  it("brings every file past all caches, and drops what is not the app's own", async () => {
    const { world, first } = await firstLoad()
    world.kept.set('velho', new Map())
    world.asked.length = 0
    expect(await first.ask({ type: 'CLEAR_CACHE' })).toEqual({ done: true })
    expect(world.asked.toSorted()).toEqual([
      '/assets/main-v1.js reload',
      '/assets/vendor-0.js reload',
      '/index.html reload',
      '/version.json no-store',
    ])
    expect([...world.kept.keys()]).toHaveLength(1)
  })

  it('leaves the app as it was where a file does not come', async () => {
    const { world, first } = await firstLoad()
    const before = world.files()
    world.refused.push('/assets/main-v1.js reload')
    expect(await first.ask({ type: 'CLEAR_CACHE' })).toEqual({ done: false })
    world.online = false
    expect(await first.ask({ type: 'CLEAR_CACHE' })).toEqual({ done: false })
    expect(world.files()).toEqual(before)
  })

  it.each(['/version.json no-store', '/index.html reload'])('answers where %s never does', async (asked) => {
    const { world, first } = await firstLoad()
    world.silent.push(asked)
    expect(await first.ask({ type: 'CLEAR_CACHE' })).toEqual({ done: false })
  })
})

it.each([null, 'CLEAR_CACHE', {}, { type: 'OTHER' }, { type: 'toString' }])(
  'a worker that is told %j does nothing and does not answer (§7.5, D18)',
  async (data) => {
    const { first } = await firstLoad()
    expect(await first.ask(data)).toBeUndefined()
  },
)

it('a file that an old answer stands for is asked for once more, past the caches', async () => {
  const world = await createWorkerWorld()
  world.refused.push('/assets/main-v1.js default')
  await world.start('v1').install()
  expect(world.files()).toEqual([V1[0], BOTH, V1[1]])
})
