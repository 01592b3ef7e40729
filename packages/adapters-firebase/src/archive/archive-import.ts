import { RECORD_COLLECTIONS, type ImportChanges } from '@caderno/domain/archive'
import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import { AppError, firstData, type UserId } from '@caderno/domain/kernel'
import type { DeviceOutbox } from '@caderno/domain/shell'
import { doc, getDoc, writeBatch, type Firestore, type WriteBatch } from 'firebase/firestore'
import { batchesOf, type ArchiveWrite } from './archive-batches.ts'
import type { ImportMarks } from './import-marks.ts'
import { withAppErrors } from '../error-codes.ts'
import { online, onlineOnly, saysOffline } from '../write-status/online.ts'

export interface ImportOptions {
  readonly imports: ImportMarks
  /** Hears of a request that was given up while the vendor goes on sending it: its answer is whether the import is whole with it. */
  readonly late: (owner: UserId, isWhole: Promise<boolean>) => void
  /** The outbox, with the writes that earlier pages left to be sent. */
  readonly outbox: Pick<DeviceOutbox, 'unconfirmed' | 'conclude'>
}

/**
 * Writes an import batch after batch, where one request does not carry it: when one fails, those before it stay, and writing the same again goes on
 * from there. How far it came is noted before each of them, and stays noted unless nothing came in or everything did.
 */
export async function writeImport(
  firestore: Firestore,
  owner: UserId,
  changes: ImportChanges,
  { imports, late, outbox }: ImportOptions,
) {
  const known = await onlineOnly(() => getDoc(doc(firestore, FINANCES_COLLECTION, owner)))
  await endRemovals(outbox, owner, changes)
  const before = await imports.noted(owner)
  const [again, other] = before?.arquivo === changes.from.arquivo ? [before, null] : [null, before]
  const batches = batchesOf({ firestore, owner, changes, book: known.data() })
  let left = recordsIn(batches.flat())
  const registros = Math.max(left, again?.registros ?? 0)
  const forget = () => imports.note(owner, other)
  for (const writes of batches) {
    if (registros > 0)
      await imports.note(owner, { ...changes.from, confirmados: registros - left, registros })
    const isLast = writes === batches.at(-1)
    const batch = writeBatch(firestore)
    for (const write of writes) write.put(batch)
    const failure = await send(batch, carrying(writes))
    if (failure) {
      if (failure.later)
        late(
          owner,
          failure.later.then(() => isLast && forget().then(() => true)),
        )
      else if (left === registros) await forget()
      throw failure.error
    }
    left -= recordsIn(writes)
  }
  await forget()
  return 'saved' as const
}

/** A removal that an earlier page left would be repeated over what the file brings back. */
async function endRemovals(outbox: ImportOptions['outbox'], owner: UserId, { records }: ImportChanges) {
  const brought = new Set(
    RECORD_COLLECTIONS.flatMap((name) => records[name].map(({ id }) => `${name}/${id}`)),
  )
  for (const left of await firstData(outbox.unconfirmed(owner)))
    if (left.effect === 'gone' && brought.has(left.item)) await outbox.conclude(owner, left)
}

interface Failure {
  readonly error: unknown
  /** The vendor sends it until it is answered, however long that takes. */
  readonly later?: Promise<void>
}

/** Waits for the answer as long as a request may take; nothing is sent where the device says that it is offline. */
async function send(batch: WriteBatch, extra: number): Promise<Failure | undefined> {
  if (saysOffline()) return { error: new AppError('network-request-failed') }
  let isOpen = true
  const answer = withAppErrors(() => batch.commit()).finally(() => (isOpen = false))
  return online(() => answer, extra).then(
    () => undefined,
    (error: unknown) => (isOpen ? { error, later: answer } : { error }),
  )
}

/** The time that a slow connection (20 kB/s) and the service's rules may take, in milliseconds. */
const carrying = (writes: readonly ArchiveWrite[]): number =>
  writes.reduce((sum, { size }) => sum + 100 + size / 20, 0)
const recordsIn = (writes: readonly ArchiveWrite[]): number =>
  writes.reduce((sum, { records }) => sum + records, 0)
