import { AppError, type Snapshot } from '@caderno/domain/kernel'
import { FirebaseError } from 'firebase/app'
import type { SnapshotMetadata } from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSource } from './watch-source.ts'

interface Seen {
  readonly items: readonly string[]
  readonly metadata: SnapshotMetadata
}

/** A source whose news a test makes by hand, and a screen that looks at it. */
function setup() {
  const lists = new Map<string, readonly string[]>()
  let next: (seen: Seen) => void = () => undefined
  let error: (error: unknown) => void = () => undefined
  let open = 0
  const query = watchSource<Seen, readonly string[]>({
    listen: (...both) => {
      ;[next, error] = both
      open += 1
      return () => (open -= 1)
    },
    isEmpty: ({ items }) => items.length === 0,
    read: ({ items }) => {
      if (items.includes('quebrado')) throw new AppError('invalid-record')
      const key = items.join()
      lists.set(key, lists.get(key) ?? Object.freeze(items))
      return { data: lists.get(key)!, setAside: 0 }
    },
  })
  const seen: Snapshot<readonly string[]>[] = []
  const look = () => query.subscribe(() => seen.push(query.getSnapshot()))
  const tell = (items: readonly string[], { fromCache = false, hasPendingWrites = false } = {}) =>
    next({ items, metadata: { fromCache, hasPendingWrites } as SnapshotMetadata })
  return {
    query,
    seen,
    look,
    leave: look(),
    tell,
    fail: (code: string) => error(new FirebaseError(code, '')),
    listeners: () => open,
  }
}
const CACHE = { fromCache: true }
const goOffline = () => vi.stubGlobal('navigator', { onLine: false })

describe('a live query over a listener', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('shows what the cache has, then what the server has', () => {
    const { seen, tell } = setup()
    tell(['a'], CACHE)
    tell(['a', 'b'])
    expect(seen).toEqual([
      { status: 'ready', data: ['a'], pending: false, setAside: 0 },
      { status: 'ready', data: ['a', 'b'], pending: false, setAside: 0 },
    ])
  })

  it('tells pending and confirmed apart, and tells nothing twice', () => {
    const { seen, tell } = setup()
    tell(['a'], { hasPendingWrites: true })
    tell(['a'], { hasPendingWrites: true, fromCache: true })
    tell(['a'])
    tell(['a'])
    expect(seen.map((each) => each.status === 'ready' && each.pending)).toEqual([true, false])
  })

  it('shows an empty collection that the server knows', () => {
    const { seen, tell } = setup()
    tell([])
    expect(seen).toMatchObject([{ status: 'ready', data: [] }])
  })

  it('takes an empty cache for nothing: loading while the server may answer', async () => {
    const { seen, tell } = setup()
    tell([], CACHE)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(seen).toEqual([])
    tell([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen).toMatchObject([{ status: 'ready', data: [] }])
  })

  it('says after 3 seconds that nobody answers, without any data', async () => {
    const { seen, tell } = setup()
    tell([], CACHE)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(seen).toMatchObject([
      { status: 'failed', error: { code: 'network-request-failed' }, data: undefined },
    ])
  })

  it('says so at once when the device says that it is offline, and recovers by itself', async () => {
    goOffline()
    const { seen, tell } = setup()
    tell([], CACHE)
    await vi.advanceTimersByTimeAsync(0)
    tell(['a'])
    expect(seen).toMatchObject([{ status: 'failed' }, { status: 'ready', data: ['a'] }])
  })

  it('does not wipe what was shown when it is opened again without a connection', async () => {
    goOffline()
    const { seen, tell, leave, look } = setup()
    tell(['a'])
    leave()
    look()
    tell([], CACHE)
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toMatchObject([
      { data: ['a'] },
      { status: 'failed', error: { code: 'network-request-failed' }, data: ['a'] },
    ])
  })

  it('goes on showing nothing where nothing was', async () => {
    goOffline()
    const { seen, tell, leave, look } = setup()
    tell([])
    leave()
    look()
    tell([], CACHE)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen).toMatchObject([{ status: 'ready', data: [] }])
  })

  it('shows that the last one was removed while there is no connection', () => {
    goOffline()
    const { seen, tell } = setup()
    tell(['a'])
    tell([], { fromCache: true, hasPendingWrites: true })
    expect(seen).toMatchObject([{ data: ['a'] }, { status: 'ready', data: [], pending: true }])
  })

  it('keeps the last data beside a failure in the words of the ports, and tries again for the next listener', () => {
    const { seen, tell, fail, leave, look } = setup()
    tell(['a'])
    fail('permission-denied')
    expect(seen.at(-1)).toMatchObject({
      status: 'failed',
      error: { name: 'AppError', code: 'permission-denied' },
      data: ['a'],
    })
    leave()
    look()
    tell(['a', 'b'])
    expect(seen.at(-1)).toMatchObject({ status: 'ready', data: ['a', 'b'] })
  })

  it('says that a document cannot be read, and shows it once it can', () => {
    const { seen, tell } = setup()
    tell(['quebrado'])
    tell(['a'])
    expect(seen).toMatchObject([
      { status: 'failed', error: { code: 'invalid-record' } },
      { status: 'ready', data: ['a'] },
    ])
  })

  it('closes its listener with the last screen and leaves no timer behind', () => {
    const { query, tell, leave, seen, listeners } = setup()
    const other = query.subscribe(() => undefined)
    tell([], CACHE)
    leave()
    expect(listeners()).toBe(1)
    other()
    expect([listeners(), vi.getTimerCount()]).toEqual([0, 0])
    expect(seen).toEqual([])
  })
})
