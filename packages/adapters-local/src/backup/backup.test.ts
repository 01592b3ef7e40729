import { until, untilData } from '@caderno/domain/contracts'
import { aReading, fakeClock } from '@caderno/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { createCopyPlace } from '../../test/backup-folder.ts'
import { createFaultyIdb } from '../../test/faulty-idb.ts'
import { createBrowser, writeAll } from '../../test/tabs.ts'
import { createLocalAdapter } from '../../test/local-adapter.ts'
import { purge } from '../archive/device-erasure.ts'

const ana = 'uid-ana'
const bia = 'uid-bia'

const tick = () => new Promise((resolve) => setImmediate(resolve))

function setUp(faulty = createFaultyIdb()) {
  const browser = createBrowser(faulty.idb)
  const { place, folder } = createCopyPlace()
  const lose = () => new Promise((resolve) => (faulty.idb.deleteDatabase('caderno').onsuccess = resolve))
  const copied = () =>
    vi.waitFor(async () => expect((await browser.copyingTab(folder).backup!.state()).kind).toBe('kept'))
  return { browser, faulty, place, folder, lose, copied, tab: () => browser.copyingTab(folder) }
}

describe('the second copy of this device (R3)', () => {
  it('brings everything back to a database that had to be made anew, and it is told until that was read', async () => {
    const { tab, lose, copied } = setUp()
    const before = createLocalAdapter(tab())
    const { uid } = await before.accounts.signUp('ana@exemplo.com.br', 'segredo-1')
    await before.readings.restore(uid, aReading({ id: 'r1', userId: uid })).outcome
    await copied()
    await lose()

    const after = createLocalAdapter(tab())
    expect(await untilData(after.accounts.current())).toMatchObject({ uid })
    expect(await untilData(after.readings.watch(uid))).toMatchObject([{ id: 'r1' }])
    expect(await untilData(after.storage.restored())).toMatch(/^2026-/)
    await after.storage.dismissRestored()
    expect(await untilData(createLocalAdapter(tab()).storage.restored())).toBeNull()
  })

  it('is shown by a page that was open when the database went', async () => {
    const { tab, lose, copied } = setUp()
    const environment = tab()
    const { readings, storage } = createLocalAdapter(environment)
    await readings.restore(ana, aReading({ id: 'r1', userId: ana })).outcome
    await copied()
    const [books, restored] = [readings.watch(ana), storage.restored()]
    const stops = [books.subscribe(() => undefined), restored.subscribe(() => undefined)]
    expect(await untilData(restored)).toBeNull()
    await lose()
    await environment.storage.read('contas')
    expect(await untilData(restored, (instant) => instant !== null)).toMatch(/^2026-/)
    expect(await untilData(books)).toMatchObject([{ id: 'r1' }])
    stops.forEach((stop) => stop())
  })

  it('is not looked at while the database is there, and makes nothing of a browser that is new', async () => {
    const { tab, place } = setUp()
    const { storage } = tab()
    expect(await storage.keys('')).toEqual([])
    expect(place.looks).toBe(1)
    place.text = '{"formato":"caderno-copia","versao":1,"em":"2026-11-20T11:00:00.000Z"}\n["a",1]\n'
    expect(await tab().storage.keys('')).toEqual([])
    expect(place.looks).toBe(1)
  })

  it('fills the database once, whichever of several tabs comes first', async () => {
    const { tab, lose, copied } = setUp()
    await tab().storage.write('a', 1)
    await copied()
    await lose()
    const [one, two] = [tab().storage, tab().storage]
    const writing = one.write('b', 2)
    expect(await Promise.all([two.read('a'), one.read('a'), writing])).toEqual([1, 1, undefined])
    expect(await tab().storage.read('b')).toBe(2)
  })

  it('waits until nothing was written for a second, and no longer than ten', async () => {
    const { browser, folder, place } = setUp()
    const clock = fakeClock(undefined, { manual: true })
    const waits = vi.spyOn(clock, 'wait')
    const { storage } = browser.copyingTab(folder, { clock })
    for (let second = 1; second <= 10; second += 1) {
      await storage.write('a', second)
      await vi.waitFor(() => expect(waits).toHaveBeenCalledTimes(second))
      expect(place.written).toBe(0)
      await storage.write('a', second + 0.5)
      await tick()
      clock.advance(1_000)
    }
    await vi.waitFor(() => expect(place.written).toBe(1))
    expect(place.text).toContain('["a",10.5]')
  })

  it('is made at once when the page goes out of sight', async () => {
    const { browser, folder, place } = setUp()
    const page = new EventTarget()
    const clock = fakeClock(undefined, { manual: true })
    const waits = vi.spyOn(clock, 'wait')
    const { storage } = browser.copyingTab(folder, { clock, page })
    await storage.write('a', 1)
    await vi.waitFor(() => expect(waits).toHaveBeenCalledTimes(1))
    await storage.write('a', 2)
    await tick()
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(place.text).toContain('["a",2]'))
  })

  it('stays as it was when there is no room for a new one, and says so', async () => {
    const { browser, folder, place, lose } = setUp()
    place.room = 1
    const { storage, backup } = browser.copyingTab(folder)
    await storage.write('a', 1)
    await vi.waitFor(async () => expect((await backup!.state()).kind).toBe('kept'))
    await storage.write('a', 2)
    await vi.waitFor(async () =>
      expect(await backup!.state()).toMatchObject({ kind: 'failed', em: expect.any(String) as string }),
    )
    await lose()
    expect(await browser.copyingTab(folder).storage.read('a')).toBe(1)
  })

  it('is not spoken of where the browser allows none, as in a private window', async () => {
    const { browser } = setUp()
    const { storage, backup } = browser.copyingTab(() =>
      Promise.reject(new DOMException('Not in a private window', 'SecurityError')),
    )
    await storage.write('a', 1)
    await vi.waitFor(async () => expect(await backup!.state()).toEqual({ kind: 'unsupported' }))
    expect(await storage.read('a')).toBe(1)
  })

  it('that cannot be read just now keeps a new database from taking its place', async () => {
    const { tab, lose, copied, place } = setUp()
    await tab().storage.write('a', 1)
    await copied()
    await lose()
    place.broken = true
    const { storage } = tab()
    await expect(storage.write('b', 2)).rejects.toMatchObject({ code: 'storage-unavailable' })
    place.broken = false
    expect(await storage.read('a')).toBe(1)
  })

  it('that does not answer keeps a new database from taking its place, and nothing waits for it for ever', async () => {
    const { faulty, folder, tab, lose, copied, place } = setUp()
    await tab().storage.write('a', 1)
    await copied()
    await lose()
    place.mute = true
    await expect(createBrowser(faulty.idb, 80).copyingTab(folder).storage.read('a')).rejects.toMatchObject({
      code: 'storage-unavailable',
    })
    place.mute = false
    expect(await tab().storage.read('a')).toBe(1)
  })

  it.each([
    '',
    'nada',
    '{"formato":"outro"}\n["a",1]\n',
    '{"formato":"caderno-copia","versao":1,"em":"2026-11-20T11:00:00.000Z"}\n',
  ])('that is none restores nothing and tells nothing: %j', async (text) => {
    const { tab, place } = setUp()
    place.text = text
    expect(await tab().storage.keys('')).toEqual([])
  })

  it('that was cut short gives back what is whole of it', async () => {
    const { tab, place } = setUp()
    place.text =
      '{"formato":"caderno-copia","versao":1,"em":"2026-11-20T11:00:00.000Z"}\n["a",{"n":1}]\n["b",{"n":'
    expect(await tab().storage.readRange('')).toEqual([
      ['a', { n: 1 }],
      ['restaurado', '2026-11-20T11:00:00.000Z'],
    ])
  })

  it('is never made of what is kept in memory only', async () => {
    const { tab, faulty, place } = setUp()
    faulty.inject('refused', { times: Infinity })
    const { storage } = tab()
    await storage.write('a', 1)
    expect(await until(storage.health(), ({ status }) => status === 'ready')).toMatchObject({
      data: 'memory',
    })
    await tick()
    expect(place.text).toBeUndefined()
  })
})

describe('a purge (B20, R3)', () => {
  const filled = async () => {
    const world = setUp()
    const { storage } = world.tab()
    await writeAll(
      storage,
      new Map<string, unknown>([
        [`leitura/${ana}/0`, [1]],
        [`financas/${ana}`, {}],
        [`copia/candidaturas/${ana}`, {}],
        [`financas/${bia}`, {}],
        ['contas', {}],
        [`${ana}/estranho`, 1],
      ]),
    )
    await world.copied()
    return world
  }

  it('takes everything of one owner, and what others have stays', async () => {
    const { tab } = await filled()
    const environment = tab()
    await purge(environment, ana)
    expect(await environment.storage.keys('')).toEqual(['contas', `financas/${bia}`, `${ana}/estranho`])
  })

  it('is not undone when the database is lost afterwards', async () => {
    const { tab, lose } = await filled()
    await purge(tab(), ana)
    await lose()
    expect(await tab().storage.keys('')).toEqual([
      'contas',
      `financas/${bia}`,
      'restaurado',
      `${ana}/estranho`,
    ])
  })

  it('that was interrupted leaves no copy from which anything could come back', async () => {
    const { browser, folder, place, tab } = await filled()
    const { storage, backup, channel } = browser.copyingTab(folder)
    await expect(
      purge(
        {
          storage: { ...storage, transact: () => Promise.reject(new Error('interrompida')) },
          backup: backup!,
          channel,
        },
        ana,
      ),
    ).rejects.toThrow('interrompida')
    expect(place.text).toBeUndefined()
    await purge(tab(), ana)
    expect(place.text).not.toContain(`/${ana}`)
  })

  it('in memory leaves the copy of what is on the disk alone', async () => {
    const { browser, faulty, folder, place } = await filled()
    const before = place.text
    faulty.inject('refused', { times: Infinity })
    const environment = browser.copyingTab(folder)
    await environment.storage.write(`financas/${ana}`, {})
    await purge(environment, ana)
    expect(await environment.storage.keys('')).toEqual([])
    expect(place.text).toBe(before)
  })

  it('works without a place for copies', async () => {
    const { browser } = await filled()
    const environment = browser.tab()
    await purge(environment, ana)
    expect(await environment.storage.read(`financas/${ana}`)).toBeUndefined()
  })
})
