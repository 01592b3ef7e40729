import { AppError, type AppErrorCode, type WriteOutcome } from '@caderno/domain/kernel'
import type { LateRefusal, WriteLedger } from '@caderno/domain/shell'
import { collection, getDocsFromCache, limit, query, type Firestore } from 'firebase/firestore'
import type { Effect, Journal } from './journal.ts'
import { withAppErrors } from '../auth/error-codes.ts'
import { saysOffline, within } from './online.ts'

/**
 * How a write ended, as far as that can be known in reasonable time. For writes that the vendor queues, not for transactions.
 * A write whose effect is given can be told to have been refused after a reload too.
 */
export type Settle = (
  write: () => Promise<unknown>,
  collection: string,
  mark?: WriteMark,
  /** Called once the write stands in the cache of this device, unless it was answered before. */
  onKept?: () => void,
) => Promise<WriteOutcome>

interface WriteMark {
  readonly id: string
  readonly effect: Effect
  /** Made again it would have another id. */
  readonly isNew?: boolean
}

interface SettleOptions {
  /** Resolves once all that was written so far stands in the cache of this device. */
  readonly kept: () => Promise<unknown>
  /** A write that was already called queued came back. */
  readonly refused: (refusal: LateRefusal) => void
  readonly note?: Journal['note'] | undefined
  /** Hears of every write until it is answered. */
  readonly track?: ((...write: TrackedBy) => unknown) | undefined
  /** Resolves when nobody will wait for confirmations any more. */
  readonly closing?: Promise<void> | undefined
}

type TrackedBy = [write: Parameters<WriteLedger['track']>[1], outcome: Promise<unknown>]

/** How long a confirmation is waited for while the device says that it is online. */
const PATIENCE_MS = 5_000
/** A cache that has not taken a write after this is broken. */
const CACHE_LIMIT_MS = 10_000

export function createSettle({
  kept,
  refused,
  note,
  track,
  closing = new Promise(() => undefined),
}: SettleOptions): Settle {
  let unmarked = 0
  return (write, name, mark, onKept) => {
    let isQueued = false
    let isAnswered = false
    let forget: Promise<() => Promise<void>> | undefined
    let patience: ReturnType<typeof setTimeout> | undefined
    const saved = withAppErrors(write).then(() => 'saved' as const, fail)
    saved
      .catch((error: AppError) => {
        if (isQueued) refused({ collection: name, code: error.code })
      })
      .then(() => {
        isAnswered = true
        return forget?.then((it) => it())
      })
      .catch(() => undefined)
    if (onKept)
      withAppErrors(kept).then(
        () => !isAnswered && onKept(),
        () => undefined,
      )
    const unlessQueued = (error: AppError) => {
      if (!isQueued) throw error
    }
    const { id, isNew = false } = mark ?? { id: `${++unmarked}`, isNew: true }
    track?.({ collection: name, id, isNew }, saved.catch(unlessQueued))
    const impatient = new Promise<void>((resolve) => {
      if (saysOffline()) resolve()
      else patience = setTimeout(resolve, PATIENCE_MS)
    })
    const queued = Promise.race([impatient, closing])
      .then(() => within(CACHE_LIMIT_MS, 'storage-unavailable', withAppErrors(kept)))
      .then(() => {
        // What was answered long before the user leaves waits for nothing.
        if (isAnswered) return undefined
        isQueued = true
        forget = mark && note?.(`${name}/${mark.id}`, mark.effect)
        return forget
      })
      .then(() => 'queued' as const)
    return Promise.race([saved, queued]).finally(() => clearTimeout(patience))
  }
}

/** The vendor does one thing after the other: when this cached read has its answer, whatever was written before is in the cache. */
export function keptBy(firestore: Firestore): () => Promise<unknown> {
  const little = query(collection(firestore, 'matriculas'), limit(1))
  return () => getDocsFromCache(little)
}

/** The vendor sends a write until it is answered: «unavailable» says that not even the device could keep it. */
function fail(error: AppError): never {
  const code: AppErrorCode = error.code === 'network-request-failed' ? 'storage-unavailable' : error.code
  throw new AppError(code, { cause: error.cause })
}
