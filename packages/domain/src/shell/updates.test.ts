import { describe, expect, it } from 'vitest'
import { createFakeAppFiles, createFakeDismissals, fakeClock, type FakeClock } from '../../testing/index.ts'
import { dataOf } from '../kernel/index.ts'
import { createUpdates, DISMISSAL_MS, isDismissed, versionIn } from './updates.ts'

function world(over: { dismissedAt?: number; clock?: FakeClock } = {}) {
  const [files, clock, dismissals] = [
    createFakeAppFiles(),
    over.clock ?? fakeClock(),
    createFakeDismissals(over.dismissedAt),
  ]
  const tab = (version = 'v1') => {
    const updates = createUpdates({ files: { ...files, version }, dismissals, clock })
    updates.offered().subscribe(() => undefined)
    return { ...updates, isOffered: () => dataOf(updates.offered().getSnapshot()) }
  }
  return { files, clock, dismissals, tab }
}
const newer = { version: 'v2' }
/** What is due by now has happened. */
const soon = () => new Promise((resolve) => setTimeout(resolve))

it('the service worker is registered when it is asked for', async () => {
  const { files, tab } = world()
  await tab().register()
  expect(files.asked).toEqual(['register'])
})

describe('a new version', () => {
  it('is offered once the version file names it, and fetched meanwhile', async () => {
    const { files, tab } = world()
    const page = tab()
    await page.check()
    expect([page.isOffered(), files.asked]).toEqual([false, []])
    files.deploy(newer)
    for (let times = 0; times < 3; times++) await page.check()
    expect([page.isOffered(), files.asked]).toEqual([true, ['fetchUpdate']])
  })

  it('is no longer offered when it was taken back', async () => {
    const { files, tab } = world()
    const page = tab()
    files.deploy(newer)
    await page.check()
    files.deploy({ version: 'v1' })
    await page.check()
    expect(page.isOffered()).toBe(false)
  })

  it.each([undefined, null, 'v2', '<!doctype html>', {}, { version: 2 }, { version: '' }, []])(
    'is not what %j says',
    async (file) => {
      const { files, tab } = world()
      const page = tab()
      files.deploy(file)
      await page.check()
      expect([page.isOffered(), files.asked]).toEqual([false, []])
      expect(() => versionIn(file)).toThrow(expect.objectContaining({ code: 'network-request-failed' }))
    },
  )

  it('stays offered while there is no connection', async () => {
    const { files, tab } = world()
    const page = tab()
    files.deploy(newer)
    await page.check()
    files.goOffline()
    await page.check()
    expect(page.isOffered()).toBe(true)
  })

  it('comes with one reload, after it is ready; where it does not come nothing is reloaded', async () => {
    const { files, tab } = world()
    files.deploy(newer)
    await tab().install()
    expect(files.asked).toEqual(['activateUpdate', 'reload'])
    files.goOffline()
    await expect(tab().install()).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(files.asked).toEqual(['activateUpdate', 'reload'])
  })

  it('is not there yet where only the version file is: nothing is reloaded, and it stays offered (B23)', async () => {
    const { files, tab } = world()
    const page = tab()
    files.deploy(newer)
    files.lag()
    await page.check()
    await expect(page.install()).rejects.toMatchObject({ code: 'not-found' })
    expect([page.isOffered(), files.asked.includes('reload')]).toEqual([true, false])
  })

  it('that another tab has brought already needs the reload alone', async () => {
    const { files, tab } = world()
    files.deploy(newer)
    await tab().install()
    await tab().install()
    expect(files.asked.filter((what) => what === 'reload')).toHaveLength(2)
  })
})

describe('«Dispensar» (§9.7)', () => {
  it('keeps the offer away for an hour, in other tabs and after a reload too', async () => {
    const { files, clock, tab } = world({ clock: fakeClock(undefined, { manual: true }) })
    files.deploy(newer)
    const page = tab()
    await page.check()
    await page.dismiss()
    expect(page.isOffered()).toBe(false)
    for (const other of [page, tab()]) {
      await other.check()
      expect(other.isOffered()).toBe(false)
    }
    clock.advance(DISMISSAL_MS - 1)
    await page.check()
    expect(page.isOffered()).toBe(false)
    clock.advance(1)
    await page.check()
    expect(page.isOffered()).toBe(true)
  })

  it('takes the offer away once it is remembered, so that no reload is quicker, or after a second', async () => {
    const { files, clock } = world({ clock: fakeClock(undefined, { manual: true }) })
    files.deploy(newer)
    for (const isStored of [true, false]) {
      let store = () => undefined as void
      const stored = new Promise<void>((resolve) => (store = resolve))
      const page = createUpdates({
        files,
        clock,
        dismissals: { last: async () => undefined, remember: () => stored },
      })
      const isOffered = () => dataOf(page.offered().getSnapshot())
      page.offered().subscribe(() => undefined)
      await page.check()
      const dismissed = page.dismiss()
      clock.advance(999)
      await soon()
      expect(isOffered()).toBe(true)
      if (isStored) store()
      else clock.advance(1)
      await dismissed
      expect(isOffered()).toBe(false)
    }
  })

  it('holds in this tab where the device keeps nothing', async () => {
    const { files, clock } = world()
    const refuses = () => Promise.reject(new Error('no storage'))
    const page = createUpdates({ files, clock, dismissals: { last: refuses, remember: refuses } })
    files.deploy(newer)
    page.offered().subscribe(() => undefined)
    await page.dismiss()
    await page.check()
    expect(dataOf(page.offered().getSnapshot())).toBe(false)
  })

  it('is over when a part of the app is gone because of the new version, and only then', async () => {
    const { files, tab } = world()
    const page = tab()
    await page.dismiss()
    await page.scriptFailed()
    expect(page.isOffered()).toBe(false)
    files.deploy(newer)
    await page.scriptFailed()
    expect(page.isOffered()).toBe(true)
  })

  it('does not outlive a clock that was set back (B20)', () => {
    expect(isDismissed(1_000, new Date(999))).toBe(false)
    expect(isDismissed(1_000, new Date(1_000))).toBe(true)
    expect(isDismissed(undefined, new Date(0))).toBe(false)
  })
})

describe('clearing the cache', () => {
  it('renews the files and reloads nothing', async () => {
    const { files, tab } = world()
    await tab().clear()
    expect(files.asked).toEqual(['clear'])
  })

  it('is followed by the reload that was asked for, a second later and with a new version where there is one (§9.7)', async () => {
    const { files, clock, tab } = world({ clock: fakeClock(undefined, { manual: true }) })
    const reloaded = tab().reloadAfterClear()
    clock.advance(999)
    await soon()
    expect(files.asked).toEqual(['activateUpdate'])
    clock.advance(1)
    await reloaded
    expect(files.asked).toEqual(['activateUpdate', 'reload'])
  })

  it('is followed by the reload within five seconds, however long a new version takes', async () => {
    const { files, clock } = world({ clock: fakeClock(undefined, { manual: true }) })
    const slow = { ...files, activateUpdate: () => new Promise<boolean>(() => undefined) }
    const reloaded = createUpdates({
      files: slow,
      dismissals: createFakeDismissals(),
      clock,
    }).reloadAfterClear()
    clock.advance(4_999)
    await soon()
    expect(files.asked).toEqual([])
    clock.advance(1)
    await reloaded
    expect(files.asked).toEqual(['reload'])
  })

  it('is followed by the reload even where the connection went meanwhile', async () => {
    const { files, tab } = world()
    files.goOffline()
    await tab().reloadAfterClear()
    expect(files.asked).toEqual(['reload'])
  })

  it('clears nothing without a connection, or when something else answers', async () => {
    const { files, tab } = world()
    files.deploy('<!doctype html>')
    await expect(tab().clear()).rejects.toMatchObject({ code: 'network-request-failed' })
    files.goOffline()
    await expect(tab().clear()).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(files.asked).toEqual([])
  })
})
