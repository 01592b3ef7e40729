import { AppError } from './app-error.ts'
import { dataOf, type LiveQuery } from './live-query.ts'
import { delegateTo } from './lazy-port.ts'
import type { Identity, RecordStore, UserId } from './record-store.ts'

/** The store, which rejects `user-token-expired` once its owner is not signed in any more. */
export const ownedBy = <Draft extends object, Stored extends Draft & Identity>(
  owner: UserId,
  session: LiveQuery<{ readonly uid: UserId } | null>,
  store: RecordStore<Draft, Stored>,
): RecordStore<Draft, Stored> =>
  delegateTo(
    () => {
      if (dataOf(session.getSnapshot())?.uid !== owner) throw new AppError('user-token-expired')
      return store
    },
    { watch: store.watch },
  )
