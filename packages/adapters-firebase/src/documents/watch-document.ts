import { deepFreeze, type LiveQuery } from '@caderno/domain/kernel'
import { onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore'
import { structuralSharing } from './structural-sharing.ts'
import { watchSource, WITH_METADATA } from './watch-source.ts'

/** Reads a document, also one that is known to be missing. May throw an AppError. */
type Read<T> = (snapshot: DocumentSnapshot) => { readonly data: T; readonly unreadable?: number }

export function watchDocument<T>(
  reference: DocumentReference,
  read: Read<T>,
  onStop?: () => void,
): LiveQuery<T> {
  let last: T | undefined
  return watchSource<DocumentSnapshot, T>({
    listen(next, error) {
      const stop = onSnapshot(reference, WITH_METADATA, next, error)
      return () => {
        onStop?.()
        stop()
      }
    },
    isEmpty: (snapshot) => !snapshot.exists(),
    read(snapshot) {
      const { data, unreadable = 0 } = read(snapshot)
      last = deepFreeze(structuralSharing(last, data))
      return { data: last, unreadable }
    },
  })
}
