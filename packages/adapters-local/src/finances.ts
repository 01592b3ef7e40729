import {
  decodeFinances, editsOf, EMPTY_BOOK, FINANCES_COLLECTION, withEdits, type DecodedFinances, type FinanceBook, type FinanceStore,
} from '@caderno/domain/finance'
import { AppError, perKey, ready, type LiveQuery, type Snapshot, type WriteOutcome } from '@caderno/domain/kernel'
import type { LocalEnvironment } from './environment.ts'
import { createLiveDocument } from './live-document.ts'

const EMPTY: DecodedFinances = { book: EMPTY_BOOK, setAside: 0 }

/** Each user's book in one stored value, changed element by element under its lock. */
export function createLocalFinances(environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel' | 'clock'>): FinanceStore {
  const documentOf = perKey((owner) => createLiveDocument(environment, `${FINANCES_COLLECTION}/${encodeURIComponent(owner)}`))
  return {
    watch: perKey((owner) => booksOf(documentOf(owner).watch(read))),
    async change(owner, changes) {
      const document = documentOf(owner)
      const edits = editsOf(await document.read(), changes)
      return document.change<WriteOutcome>((value) => {
        const now = environment.clock.now().toISOString()
        return { value: { createdAt: now, ...withEdits(value, edits), updatedAt: now }, result: 'saved' }
      })
    },
    fillOf: () => 0,
  }
}

function read(value: unknown): DecodedFinances {
  const decoded = value === undefined ? EMPTY : decodeFinances(value)
  if (!decoded) throw new AppError('invalid-record')
  return decoded
}

function booksOf(query: LiveQuery<DecodedFinances>): LiveQuery<FinanceBook> {
  const shown = new WeakMap<object, Snapshot<FinanceBook>>()
  return {
    subscribe: query.subscribe,
    getSnapshot() {
      const seen = query.getSnapshot()
      const snapshot = shown.get(seen) ?? bookOf(seen)
      shown.set(seen, snapshot)
      return snapshot
    },
  }
}

function bookOf(seen: Snapshot<DecodedFinances>): Snapshot<FinanceBook> {
  if (seen.status === 'loading') return seen
  if (seen.status === 'ready') return ready(seen.data.book, { setAside: seen.data.setAside })
  return Object.freeze({ ...seen, data: seen.data?.book })
}
