import { AppError, createWrite, type Applied, type AppErrorCode, type Write } from '@caderno/domain/kernel'
import type { OutgoingEntry, OutgoingWrite } from '@caderno/domain/shell'
import { collection, getDocsFromCache, limit, query, type Firestore } from 'firebase/firestore'
import { withAppErrors } from '../error-codes.ts'
import { saysOffline, within } from './online.ts'

/** Begins a write that the vendor queues, which a transaction is not, and follows it as far as its end can be known in reasonable time. */
export type SendWrite = <Result extends Applied>(
  write: () => Promise<unknown>,
  about: OutgoingWrite,
  applied?: Result,
) => Write<Result>

interface SendWriteOptions {
  /** Resolves once all that was written so far stands in the cache of this device. */
  readonly flushed: () => Promise<unknown>
  /** Adds a write to the outbox, where it stays until it is answered. */
  readonly add: (write: OutgoingWrite) => OutgoingEntry
  /** Resolves when nobody will wait for confirmations any more. */
  readonly closing?: Promise<void> | undefined
}

/** How long a confirmation is waited for while the device says that it is online. */
const PATIENCE_MS = 2_000
/** A cache that has not taken a write after this is broken. */
const CACHE_LIMIT_MS = 10_000

export function createSendWrite({
  flushed,
  add,
  closing = new Promise(() => undefined),
}: SendWriteOptions): SendWrite {
  // The vendor tells no page how a write ended that it was closed under: the next session asks the service.
  const unanswered = new Set<OutgoingEntry>()
  void closing.then(() => unanswered.forEach((entry) => entry.release()))
  return <Result extends Applied>(
    write: () => Promise<unknown>,
    about: OutgoingWrite,
    applied = {} as Result,
  ) => {
    const entry = add(about)
    let isQueued = false
    let patience: ReturnType<typeof setTimeout> | undefined
    const saved = withAppErrors(write).then(() => 'saved' as const, fail)
    unanswered.add(entry)
    saved
      .then(entry.done, ({ code }: AppError) => (isQueued ? entry.refuse(code) : entry.fail(code)))
      .finally(() => unanswered.delete(entry))
    const kept = Promise.all([withAppErrors(flushed), entry.durable])
    const impatient = new Promise<void>((resolve) => {
      if (saysOffline()) resolve()
      else patience = setTimeout(resolve, PATIENCE_MS)
    })
    const queue = async () => {
      await Promise.race([impatient, closing])
      await within(CACHE_LIMIT_MS, 'storage-unavailable', kept)
      isQueued = true
      return 'queued' as const
    }
    const outcome = Promise.race([saved, queue()]).finally(() => clearTimeout(patience))
    // What cannot say that it is kept leaves it to the answer.
    const durable = Promise.race([saved, kept.catch(() => saved)])
    return createWrite(Promise.resolve(applied), outcome, durable)
  }
}

/** The vendor does one thing after the other: when this cached read has its answer, whatever was written before is in the cache. */
export function cacheFlushed(firestore: Firestore): () => Promise<unknown> {
  const little = query(collection(firestore, 'matriculas'), limit(1))
  return () => getDocsFromCache(little)
}

/** The vendor sends a write until it is answered: «unavailable» says that not even the device could keep it. */
function fail(error: AppError): never {
  const code: AppErrorCode = error.code === 'network-request-failed' ? 'storage-unavailable' : error.code
  throw new AppError(code, { cause: error.cause })
}
