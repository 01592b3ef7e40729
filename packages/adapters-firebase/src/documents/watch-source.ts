import { AppError, createLiveQuery, failed, ready, type LiveQuery } from '@caderno/domain/kernel'
import type { SnapshotMetadata } from 'firebase/firestore'
import { toFirebaseAppError } from '../error-codes.ts'
import { saysOffline } from '../write-status/online.ts'

/** Both kinds of `onSnapshot`, always with includeMetadataChanges: confirmations are news too. */
export const WITH_METADATA = { includeMetadataChanges: true } as const

interface Source<Seen, T> {
  listen(next: (snapshot: Seen) => void, error: (error: unknown) => void): () => void
  /** Whether nothing is there, which from the cache alone may only mean that nothing is known. */
  isEmpty(snapshot: Seen): boolean
  /** Frozen, and the same object as last time where nothing changed; may throw an AppError. */
  read(snapshot: Seen): { readonly data: T; readonly unreadable: number }
}

/** An empty cache is taken for a missing connection after so long; a server that can be reached answers before. */
const GIVE_UP_MS = 3_000

/** A LiveQuery over one listener of the vendor's. */
export function watchSource<Seen extends { readonly metadata: SnapshotMetadata }, T>(
  source: Source<Seen, T>,
): LiveQuery<T> {
  let lastWasEmpty = false
  const query: LiveQuery<T> = createLiveQuery<T>((emit) => {
    let reached = false
    let giveUp: ReturnType<typeof setTimeout> | undefined
    const fail = (error: unknown) => emit(failed(toFirebaseAppError(error), query.getSnapshot()))

    const publish = (seen: Seen) => {
      const { data, unreadable } = source.read(seen)
      lastWasEmpty = source.isEmpty(seen)
      emit(ready(data, { pending: seen.metadata.hasPendingWrites, unreadable }))
    }
    const next = (seen: Seen) => {
      clearTimeout(giveUp)
      reached ||= !seen.metadata.fromCache
      if (source.isEmpty(seen) && !reached && !lastWasEmpty) {
        giveUp = setTimeout(
          () => fail(new AppError('network-request-failed')),
          saysOffline() ? 0 : GIVE_UP_MS,
        )
        return
      }
      try {
        publish(seen)
      } catch (error) {
        fail(error)
      }
    }

    const stop = source.listen(next, (error) => {
      clearTimeout(giveUp)
      fail(error)
    })
    return () => {
      clearTimeout(giveUp)
      stop()
    }
  })
  return query
}
