import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeLocks } from '../../test/fake-locks.ts'
import { enterCache } from './cache.ts'
import { forgetCache, forgetCachesOfOthers } from './forget-cache.ts'

const make = (idb: IDBFactory, name: string, keys: readonly string[] = [], storeName = 'coisas') =>
  new Promise<void>((resolve) => {
    const request = idb.open(name, 1)
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(storeName)
      keys.forEach((key) => store.put('valor', key))
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
const keysIn = (idb: IDBFactory, name: string) =>
  new Promise<IDBValidKey[]>((resolve) => {
    const request = idb.open(name)
    request.onsuccess = () => {
      const asked = request.result.transaction('coisas').objectStore('coisas').getAllKeys()
      asked.onsuccess = () => resolve(asked.result)
    }
  })
const namesIn = async (idb: IDBFactory) => (await idb.databases()).map(({ name }) => name)

let idb: IDBFactory
beforeEach(() => {
  idb = new IDBFactory()
  vi.stubGlobal('indexedDB', idb)
  vi.stubGlobal('navigator', { locks: createFakeLocks() })
  vi.stubGlobal('localStorage', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the cache of a user who is gone (B19)', () => {
  it('goes, with what else the vendor kept under their name; that of others stays', async () => {
    for (const uid of ['ana', 'bia']) await make(idb, `firestore/${uid}/demo-caderno/main`)
    await make(idb, 'firebase-heartbeat-database', ['ana!app', 'bia!app', '[DEFAULT]!app'])
    const removed: string[] = []
    const notes = {
      'firestore_sequence_number_firestore/ana/demo-caderno/': '1',
      'firestore_sequence_number_firestore/bia/demo-caderno/': '2',
      tema: 'dark',
    }
    const removeItem = { value: (key: string) => removed.push(key) }
    vi.stubGlobal('localStorage', Object.defineProperty(notes, 'removeItem', removeItem))
    await forgetCache('ana')
    expect(removed).toEqual(['firestore_sequence_number_firestore/ana/demo-caderno/'])
    expect(await namesIn(idb)).toEqual(['firestore/bia/demo-caderno/main', 'firebase-heartbeat-database'])
    expect(await keysIn(idb, 'firebase-heartbeat-database')).toEqual(['[DEFAULT]!app', 'bia!app'])
  })

  it('waits for the tabs that are in it, and for no longer than it has patience', async () => {
    await make(idb, 'firestore/ana/demo-caderno/main')
    const leave = await enterCache('ana')
    const soon = AbortSignal.timeout(10)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(soon)
    await expect(forgetCache('ana')).rejects.toMatchObject({ code: 'storage-unavailable' })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8_000)
    expect(await namesIn(idb)).toHaveLength(1)
    const forgotten = forgetCache('ana')
    await leave()
    await forgotten
    expect(await namesIn(idb)).toEqual([])
  })
})

describe('the caches of everybody else (B19, B21)', () => {
  const cacheOf = (uid: string) => `firestore/${uid}/demo-caderno/main`

  it('go, but for those with unsent writes, those in use, and those that cannot be read', async () => {
    for (const uid of ['ana', 'bia', 'dora']) await make(idb, cacheOf(uid), [], 'mutations')
    await make(idb, cacheOf('caio'), ['escrita'], 'mutations')
    await make(idb, cacheOf('eva'))
    const leave = await enterCache('dora')
    await forgetCachesOfOthers('ana')
    expect(await namesIn(idb)).toEqual(['ana', 'dora', 'caio', 'eva'].map(cacheOf))
    await leave()
    await forgetCachesOfOthers(undefined)
    expect(await namesIn(idb)).toEqual(['caio', 'eva'].map(cacheOf))
  })
})
