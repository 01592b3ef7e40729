import { describe, expect, it, vi } from 'vitest'
import { accountStoreOver, anApplication, createFakeRecordStore } from '../../testing/index.ts'
import { APPLICATION_KIND, type Application, type ApplicationDraft } from '../career/index.ts'
import {
  AppError,
  createLiveQuery,
  failed,
  LOADING,
  ready,
  type OfflineCache,
  type Snapshot,
} from '../kernel/index.ts'

const OWNER = 'uid-ana'
const [application, other] = [anApplication(), anApplication({ id: 'candidatura-2', empresa: 'Serpro' })]
const offline = new AppError('network-request-failed')

/** A query that says what the test says, and knows whether somebody listens. */
function source<T>(first: Snapshot<T>) {
  const seen = {
    isOpen: false,
    say: (next: Snapshot<T>): void => {
      first = next
    },
  }
  const query = createLiveQuery<T>((emit) => {
    seen.isOpen = true
    emit(first)
    seen.say = emit
    return () => void (seen.isOpen = false)
  })
  return { query, seen }
}

/** An account that is loading, over a copy of these records. */
function open(kept: Snapshot<readonly Application[] | undefined> = ready([application])) {
  const account = source<readonly Application[]>(LOADING)
  const cache = source(kept)
  const device: OfflineCache<Application> = {
    watch: () => cache.query,
    keep: vi.fn(() => Promise.resolve()),
    drop: vi.fn(() => Promise.resolve()),
  }
  const cloud = createFakeRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, {
    records: [application],
  })
  const store = accountStoreOver<ApplicationDraft, Application>(
    APPLICATION_KIND,
    { ...cloud, watch: () => account.query },
    { cache: device },
  )
  const watched = store.watch(OWNER)
  const leave = watched.subscribe(() => undefined)
  return { account: account.seen, cache: cache.seen, device, store, shown: watched.getSnapshot, leave }
}

describe('the copy on this device', () => {
  it('is not looked at while the account is loading, or has something to show', () => {
    const { account, cache, shown } = open()
    expect(cache.isOpen).toBe(false)
    account.say(ready([other], { pending: true }))
    expect(shown()).toEqual(ready([other], { pending: true }))
    account.say(failed(offline, ready([other])))
    expect(shown()).toEqual(failed(offline, ready([other])))
    expect(cache.isOpen).toBe(false)
  })

  it('is waited for where loading fails, before that is said', () => {
    const { account, cache, shown } = open(LOADING)
    account.say(failed(offline))
    expect(shown()).toBe(LOADING)
    cache.say(ready([application]))
    expect(shown()).toEqual(failed(offline, ready([application])))
  })

  it('gives way where the account is loaded again', () => {
    const { account, shown } = open()
    account.say(failed(offline))
    account.say(LOADING)
    expect(shown()).toBe(LOADING)
  })

  it('is written once for the same records', () => {
    const { account, device } = open()
    const records = [application, other]
    account.say(ready(records))
    account.say(ready(records, { unreadable: 1 }))
    expect(device.keep).toHaveBeenCalledTimes(1)
    account.say(ready([other]))
    expect(device.keep).toHaveBeenLastCalledWith(OWNER, [other])
  })

  it('keeps a record that the account still has', async () => {
    const { store, device } = open()
    expect(await store.get(OWNER, application.id)).toEqual(application)
    expect(device.drop).not.toHaveBeenCalled()
    expect(await store.get(OWNER, other.id)).toBeUndefined()
    expect(device.drop).toHaveBeenCalledWith(OWNER, other.id)
  })

  it('is left, and the account too, where nobody looks any more', () => {
    const { account, cache, leave } = open()
    account.say(failed(offline))
    expect([account.isOpen, cache.isOpen]).toEqual([true, true])
    leave()
    expect([account.isOpen, cache.isOpen]).toEqual([false, false])
  })
})
