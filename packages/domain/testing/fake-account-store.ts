import {
  createLiveQuery,
  delegateTo,
  memoizeByKey,
  type Identity,
  type RecordKind,
  type LiveQuery,
  type RecordStore,
  type Source,
} from '../src/kernel/index.ts'
import { createAccountStore, type AccountStoreOptions } from '../src/shell/index.ts'
import { fakeClock } from './environment.ts'
import { createFakeOfflineCache } from './fake-offline-cache.ts'
import { createFakeOutbox } from './fake-outbox.ts'

/** The snapshots of a query, the present one first. */
const sourceOf =
  <T>(query: LiveQuery<T>): Source<T> =>
  (emit) => {
    const tell = () => emit(query.getSnapshot())
    const stop = query.subscribe(tell)
    tell()
    return stop
  }

/** What the device does for an account's records, over a store that a test gives: the guest's are there too. */
export const accountStoreOver = <Draft extends object, Stored extends Draft & Identity>(
  kind: RecordKind<Stored>,
  store: RecordStore<Draft, Stored>,
  device: Partial<Omit<AccountStoreOptions<Draft, Stored>, 'account'>> = {},
): RecordStore<Draft, Stored> =>
  createAccountStore<Draft, Stored>(kind, {
    guest: store,
    cache: createFakeOfflineCache<Stored>(),
    clock: fakeClock(),
    outbox: createFakeOutbox(),
    ...device,
    account: (overlay) =>
      delegateTo(() => store, {
        watch: memoizeByKey((owner) => createLiveQuery(overlay(owner, sourceOf(store.watch(owner))))),
      }),
  })
