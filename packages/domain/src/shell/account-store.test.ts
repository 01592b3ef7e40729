import { describe, expect, it } from 'vitest'
import {
  added,
  APPLICATION_RECORDS,
  describeRecordStoreContract,
  until,
  untilData,
} from '../../contracts/index.ts'
import {
  accountStoreOver,
  anApplication,
  createFakeOfflineCache,
  createFakeRecordStore,
  createFakeWorld,
} from '../../testing/index.ts'
import { AppError, failed, GUEST, LOADING, ready, type RecordStore, type Snapshot } from '../kernel/index.ts'
import {
  APPLICATION_KIND,
  NEW_APPLICATION,
  type Application,
  type ApplicationDraft,
} from '../career/index.ts'

const OWNER = 'uid-ana'
const application = anApplication()
const other = anApplication({ id: 'candidatura-2', empresa: 'Serpro' })
const offline = failed<readonly Application[]>(new AppError('network-request-failed'))

const over = (
  store: RecordStore<ApplicationDraft, Application>,
  device: Parameters<typeof accountStoreOver<ApplicationDraft, Application>>[2],
) => accountStoreOver(APPLICATION_KIND, store, device)

type Shown = Snapshot<readonly Application[]>

/** An account whose query says what the test says, over a copy in memory. */
function openAccount(first: Shown = LOADING) {
  let now = first
  const listeners = new Set<() => void>()
  const say = (next: Shown) => {
    now = next
    listeners.forEach((tell) => tell())
  }
  const cache = createFakeOfflineCache<Application>()
  const cloud = createFakeRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, {
    records: [application],
  })
  const query = {
    getSnapshot: () => now,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
  const store = over({ ...cloud, watch: () => query } as RecordStore<ApplicationDraft, Application>, {
    cache,
  })
  const watched = store.watch(OWNER)
  watched.subscribe(() => undefined)
  return {
    cache,
    cloud,
    store,
    say,
    shown: () => watched.getSnapshot(),
    watched,
    kept: () => untilData(cache.watch(OWNER), (data) => data !== undefined),
  }
}

describe('an account with a copy on this device (§7.3)', () => {
  it('shows what the account says, and keeps it', async () => {
    const { say, shown, kept } = openAccount()
    expect(shown()).toBe(LOADING)
    const snapshot = ready([application])
    say(snapshot)
    expect(shown()).toBe(snapshot)
    expect(await kept()).toEqual([application])
  })

  it('keeps nothing that the cloud has not confirmed', async () => {
    const { cache, say, shown, kept } = openAccount()
    say(ready([application]))
    await kept()
    say(ready([other], { pending: true }))
    expect(shown()).toMatchObject({ data: [other], pending: true })
    say(ready([application, other]))
    await untilData(cache.watch(OWNER), (data) => data?.length === 2)
    say(ready<readonly Application[]>([], { pending: true }))
    await cache.drop(OWNER, other.id)
    expect(await kept()).toEqual([application])
  })

  it('shows the copy of an earlier load where loading fails, as failed, and the account again when it is there (§7.3)', async () => {
    const { cache, say, watched, shown } = openAccount()
    await cache.keep(OWNER, [application])
    say(offline)
    expect(await until(watched, ({ status }) => status === 'failed')).toEqual(
      failed(new AppError('network-request-failed'), ready([application])),
    )
    say(ready([other]))
    expect(shown()).toMatchObject({ status: 'ready', data: [other] })
  })

  it('keeps the copy on the screen under the user’s own writes, until the account is there again', async () => {
    const { cache, store, say, watched, shown } = openAccount()
    await cache.keep(OWNER, [application, other])
    say(offline)
    await until(watched, ({ status }) => status === 'failed')
    const [edited, added] = [
      { ...other, empresa: 'Dataprev' },
      anApplication({ id: 'candidatura-3', empresa: 'Inpe' }),
    ]
    say(ready([edited, added], { pending: true, unreadable: 1 }))
    expect(shown()).toEqual(ready([application, edited, added], { pending: true, unreadable: 1 }))
    say(failed(new AppError('unknown'), ready([edited, added])))
    expect(shown()).toEqual(failed(new AppError('unknown'), ready([application, edited, added])))
    say(ready([edited, added], { pending: true }))
    await store.remove(OWNER, application.id).outcome
    expect(shown()).toEqual(ready([edited, added], { pending: true }))
    say(ready([application]))
    expect(shown()).toEqual(ready([application]))
    say(ready([added], { pending: true }))
    expect(shown()).toEqual(ready([added], { pending: true }))
  })

  it('fails without data where nothing was ever kept, and leaves the last data of its own alone', () => {
    const { say, shown } = openAccount()
    say(offline)
    expect(shown()).toBe(offline)
    const later = failed(new AppError('unknown'), ready([other]))
    say(later)
    expect(shown()).toBe(later)
  })

  it('takes out of the copy what is removed, or found missing', async () => {
    const { cache, store, kept } = openAccount()
    await cache.keep(OWNER, [application, other])
    await store.remove(OWNER, application.id).outcome
    expect(await kept()).toEqual([other])
    expect(await store.get(OWNER, other.id)).toBeUndefined()
    expect(await kept()).toEqual([])
  })

  it('goes on where this device cannot keep anything', async () => {
    const { cache, store, say, shown } = openAccount()
    cache.failNext('storage-full')
    cache.failNext('storage-full')
    say(ready([application]))
    expect(shown()).toMatchObject({ data: [application] })
    expect(await store.remove(OWNER, application.id).outcome).toBe('saved')
  })
})

it('the guest’s records are in the one store, an account’s in the other (§6.3)', async () => {
  const [here, there] = [createFakeWorld(), createFakeWorld()]
  const open = (world: typeof here) =>
    createFakeRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, { world })
  const store = over(open(there), { guest: open(here) })
  const { id } = await added(store.add(GUEST, { ...NEW_APPLICATION, empresa: 'Embrapa', vaga: 'Estágio' }))
  await store.add(OWNER, { ...NEW_APPLICATION, empresa: 'Serpro', vaga: 'Estágio' }).outcome
  expect((await store.get(GUEST, id))?.empresa).toBe('Embrapa')
  const companies = (world: typeof here) =>
    [...world.all('candidaturas').values()].map((document) => (document as Application).empresa)
  expect([companies(here), companies(there)]).toEqual([['Embrapa'], ['Serpro']])
  expect((await untilData(store.watch(OWNER), (data) => data.length > 0))[0]?.empresa).toBe('Serpro')
})

describeRecordStoreContract('an account with a copy', {
  ...APPLICATION_RECORDS,
  makeWorld: () => {
    const world = createFakeWorld()
    const cache = createFakeOfflineCache<Application>()
    return Promise.resolve({
      users: ['uid-ana', 'uid-bia'] as const,
      open: () =>
        Promise.resolve(
          over(createFakeRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, { world }), { cache }),
        ),
      plant: (_, documents) =>
        Promise.resolve(
          void world.write(
            documents.map((document) => ({ collection: 'candidaturas', key: document.id, document })),
          ),
        ),
      documents: (owner) =>
        Promise.resolve(
          [...world.all('candidaturas').values()].filter(
            (document) => (document as Application).userId === owner,
          ),
        ),
      close: () => Promise.resolve(),
    })
  },
})
