import { deepFreeze, type LiveQuery } from '@caderno/domain/kernel'
import { onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore'
import { dataOf, type Document } from './documents.ts'
import { sharing } from '../sync/sharing.ts'
import { watchSource, WITH_METADATA } from './watch-source.ts'

/** What is made of a document; undefined is one that is known to be missing. May throw an AppError. */
type ReadDocument<T> = (data: Document | undefined) => { readonly data: T; readonly setAside?: number }

export function watchDocument<T>(reference: DocumentReference, read: ReadDocument<T>): LiveQuery<T> {
  let last: T | undefined
  return watchSource<DocumentSnapshot, T>({
    listen: (next, error) => onSnapshot(reference, WITH_METADATA, next, error),
    isEmpty: (snapshot) => !snapshot.exists(),
    read: (snapshot) => {
      const { data, setAside = 0 } = read(dataOf(snapshot))
      last = deepFreeze(sharing(last, data))
      return { data: last, setAside }
    },
  })
}
