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
      return { data: lists.get(key)!, unreadable: 0 }
    },
  })
  const seen: Snapshot<readonly string[]>[] = []
  const subscribe = () => query.subscribe(() => seen.push(query.getSnapshot()))
  const notify = (items: readonly string[], { fromCache = false, hasPendingWrites = false } = {}) =>
    next({ items, metadata: { fromCache, hasPendingWrites } as SnapshotMetadata })
  return {
    query,
    seen,
    subscribe,
    unsubscribe: subscribe(),
    notify,
    fail: (code: string) => error(new FirebaseError(code, '')),
    listeners: () => open,
  }
}
const CACHE = { fromCache: true }
const goOffline = () => vi.stubGlobal('navigator', { onLine: false })

describe('a live query over a listener (B22)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('shows what the cache has, then what the server has', () => {
    const { seen, notify } = setup()
    notify(['a'], CACHE)
    notify(['a', 'b'])
    expect(seen).toEqual([
      { status: 'ready', data: ['a'], pending: false, unreadable: 0 },
      { status: 'ready', data: ['a', 'b'], pending: false, unreadable: 0 },
    ])
  })

  it('tells pending and confirmed apart, and tells nothing twice', () => {
    const { seen, notify } = setup()
    notify(['a'], { hasPendingWrites: true })
    notify(['a'], { hasPendingWrites: true, fromCache: true })
    notify(['a'])
    notify(['a'])
    expect(seen.map((each) => each.status === 'ready' && each.pending)).toEqual([true, false])
  })

  it('shows an empty collection that the server knows', () => {
    const { seen, notify } = setup()
    notify([])
    expect(seen).toMatchObject([{ status: 'ready', data: [] }])
  })

  it('takes an empty cache for nothing: loading while the server may answer', async () => {
    const { seen, notify } = setup()
    notify([], CACHE)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(seen).toEqual([])
    notify([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen).toMatchObject([{ status: 'ready', data: [] }])
  })

  it('says after 3 seconds that nobody answers, without any data', async () => {
    const { seen, notify } = setup()
    notify([], CACHE)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(seen).toMatchObject([
      { status: 'failed', error: { code: 'network-request-failed' }, data: undefined },
    ])
  })

  it('says so at once when the device says that it is offline, and recovers by itself', async () => {
    goOffline()
    const { seen, notify } = setup()
    notify([], CACHE)
    await vi.advanceTimersByTimeAsync(0)
    notify(['a'])
    expect(seen).toMatchObject([{ status: 'failed' }, { status: 'ready', data: ['a'] }])
  })

  it('does not wipe what was shown when it is opened again without a connection', async () => {
    goOffline()
    const { seen, notify, unsubscribe, subscribe } = setup()
    notify(['a'])
    unsubscribe()
    subscribe()
    notify([], CACHE)
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toMatchObject([
      { data: ['a'] },
      { status: 'failed', error: { code: 'network-request-failed' }, data: ['a'] },
    ])
  })

  it('goes on showing nothing where nothing was', async () => {
    goOffline()
    const { seen, notify, unsubscribe, subscribe } = setup()
    notify([])
    unsubscribe()
    subscribe()
    notify([], CACHE)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen).toMatchObject([{ status: 'ready', data: [] }])
  })

  it('shows that the last one was removed while there is no connection', () => {
    goOffline()
    const { seen, notify } = setup()
    notify(['a'])
    notify([], { fromCache: true, hasPendingWrites: true })
    expect(seen).toMatchObject([{ data: ['a'] }, { status: 'ready', data: [], pending: true }])
  })

  it('keeps the last data beside a failure in the words of the ports, and tries again for the next listener', () => {
    const { seen, notify, fail, unsubscribe, subscribe } = setup()
    notify(['a'])
    fail('permission-denied')
    expect(seen.at(-1)).toMatchObject({
      status: 'failed',
      error: { name: 'AppError', code: 'permission-denied' },
      data: ['a'],
    })
    unsubscribe()
    subscribe()
    notify(['a', 'b'])
    expect(seen.at(-1)).toMatchObject({ status: 'ready', data: ['a', 'b'] })
  })

  it('says that a document cannot be read, and shows it once it can', () => {
    const { seen, notify } = setup()
    notify(['quebrado'])
    notify(['a'])
    expect(seen).toMatchObject([
      { status: 'failed', error: { code: 'invalid-record' } },
      { status: 'ready', data: ['a'] },
    ])
  })

  it('closes its listener with the last screen and leaves no timer behind', () => {
    const { query, notify, unsubscribe, seen, listeners } = setup()
    const other = query.subscribe(() => undefined)
    notify([], CACHE)
    unsubscribe()
    expect(listeners()).toBe(1)
    other()
    expect([listeners(), vi.getTimerCount()]).toEqual([0, 0])
    expect(seen).toEqual([])
  })
})
