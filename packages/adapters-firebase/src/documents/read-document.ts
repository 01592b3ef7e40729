import { AppError, decode } from '@caderno/domain/kernel'
import {
  getDoc,
  getDocFromCache,
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import { documentIn } from '../firestore-values.ts'
import { online, saysOffline, settlesIn } from '../write-status/online.ts'

type Schema<T> = Parameters<typeof decode<T>>[0]

/** Returns the document as the service has it or, without a connection, as this device knows it; undefined where neither can be asked. */
export async function askFor(reference: DocumentReference): Promise<DocumentSnapshot | undefined> {
  try {
    return await online(() => (saysOffline() ? getDocFromCache(reference) : getDoc(reference)))
  } catch (error) {
    if ((error as AppError).code === 'network-request-failed') return undefined
    throw error
  }
}

/** How long a listener may take to hear of what was saved. */
const SHOWN_MS = 5_000

/**
 * Resolves once this device shows a document that a transaction has made. Where a tab listens already, `getDoc` answers with what its listener heard
 * last: for a moment still that the document is missing.
 */
export async function untilShown(reference: DocumentReference): Promise<void> {
  let stop = () => {}
  const shown = new Promise<void>((resolve) => {
    stop = onSnapshot(
      reference,
      (snapshot) => snapshot.exists() && resolve(),
      () => resolve(),
    )
  })
  await settlesIn(SHOWN_MS, shown)
  stop()
}

/** Decodes a document; null where it is missing. One that cannot be read is refused instead of passing for missing. */
export function readDocument<T>(schema: Schema<T>, snapshot: DocumentSnapshot): T | null {
  const data = documentIn(snapshot)
  if (data === undefined) return null
  const read = decode(schema, data)
  if (read === undefined) throw new AppError('invalid-record')
  return read
}
