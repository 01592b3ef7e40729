import {
  combineQueries,
  createLiveQuery,
  dataOf,
  failed,
  ready,
  type LiveQuery,
  type Snapshot,
} from '@caderno/domain/kernel'
import type { Outbox, WriteLedger } from '@caderno/domain/shell'
import { toFirebaseAppError } from '../auth/error-codes.ts'

interface OutboxOptions {
  readonly uid: string
  /** The writes of this page. */
  readonly ledger: WriteLedger
  /** The documents with a write that some page of this device has not heard of since, as «collection/id». */
  readonly left: LiveQuery<readonly string[]>
  /** Whether the vendor has anything to send, whoever wrote it. */
  readonly waits: LiveQuery<boolean>
}

/** Written in the last seconds before a reload, it is in the vendor's queue alone, which does not say what it is. */
const UNNAMED = 'caderno/fila'

/** What one user wrote on this device and the service has not confirmed. */
export function createOutbox({ uid, ledger, left, waits }: OutboxOptions): LiveQuery<Outbox> {
  return combineQueries([ledger.watch(uid), left, waits], (snapshots, last: Snapshot<Outbox>) => {
    if (snapshots.some(({ status }) => status === 'loading')) return last
    const [writes, others, unnamed] = snapshots
    const known = together(
      dataOf(writes) ?? { unsent: [], lost: [] },
      dataOf(others) ?? [],
      dataOf(unnamed) ?? false,
    )
    const broken = snapshots.find((each) => each.status === 'failed')
    return broken ? failed(broken.error, ready(known)) : ready(known)
  })
}

function together({ unsent, lost }: Outbox, left: readonly string[], waits: boolean): Outbox {
  const named = [...new Set([...unsent, ...left])]
  return { unsent: named.length === 0 && waits ? [UNNAMED] : named, lost }
}

const ASK_AGAIN_MS = 2_000

/** Once the vendor's queue is empty, or nobody asks any more. A tab that another one sends for is not always told: asked anew it looks itself. */
export async function allSent(ask: () => Promise<void>, isOver = () => false): Promise<void> {
  let isSent = false
  while (!isSent && !isOver()) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ASK_AGAIN_MS)))
    isSent = await Promise.race([ask().then(() => true), late]).finally(() => clearTimeout(timer))
  }
}

/** Whether something of what stood in the vendor's queue is still to be sent: it does one thing after the other, and says so before it answers from the cache. */
export function vendorQueue(sent: () => Promise<void>, kept: () => Promise<unknown>): LiveQuery<boolean> {
  return createLiveQuery((emit) => {
    let isOver = false
    const tell = (snapshot: Snapshot<boolean>, isAnswer: boolean) => {
      if (!isOver) emit(snapshot)
      isOver ||= isAnswer
    }
    const fail = (error: unknown) => tell(failed(toFirebaseAppError(error)), true)
    allSent(sent, () => isOver).then(() => tell(ready(false), true), fail)
    kept().then(() => tell(ready(true), false), fail)
    return () => {
      isOver = true
    }
  })
}
