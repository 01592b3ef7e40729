import { createLiveQuery, dataOf, failed, LOADING, ready, type LiveQuery } from '@caderno/domain/kernel'
import type { Outbox, WriteLedger } from '@caderno/domain/shell'

export interface OutboxMeans {
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
export function createOutbox({ uid, ledger, left, waits }: OutboxMeans): LiveQuery<Outbox> {
  const own = ledger.watch(uid)
  return createLiveQuery((emit) => {
    const tell = () => {
      const [writes, others, unnamed] = [own.getSnapshot(), left.getSnapshot(), waits.getSnapshot()]
      if (others.status === 'failed') emit(failed(others.error))
      else if ([writes, others, unnamed].some(({ status }) => status === 'loading')) emit(LOADING)
      else emit(ready(together(dataOf(writes)!, others.status === 'ready' ? others.data : [], dataOf(unnamed) ?? false)))
    }
    const stops = [own, left, waits].map((query) => query.subscribe(tell))
    tell()
    return () => stops.forEach((stop) => stop())
  })
}

function together({ unsent, lost }: Outbox, left: readonly string[], waits: boolean): Outbox {
  const named = [...new Set([...unsent, ...left])]
  return { unsent: named.length === 0 && waits ? [UNNAMED] : named, lost }
}

const ASK_AGAIN_MS = 2_000

/** Once the vendor's queue is empty. A tab that another one sends for is not always told: asked anew it looks itself. */
export async function allSent(ask: () => Promise<void>): Promise<void> {
  let isSent = false
  while (!isSent) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ASK_AGAIN_MS)))
    isSent = await Promise.race([ask().then(() => true), late]).finally(() => clearTimeout(timer))
  }
}

/** Whether something of what stood in the vendor's queue is still to be sent: it does one thing after the other, and says so before it answers from the cache. */
export function vendorQueue(sent: () => Promise<void>, kept: () => Promise<unknown>): LiveQuery<boolean> {
  return createLiveQuery((emit) => {
    let isSent = false
    const empty = () => {
      isSent = true
      emit(ready(false))
    }
    allSent(sent).then(empty, empty)
    kept().then(() => isSent || emit(ready(true)), empty)
    return () => undefined
  })
}
