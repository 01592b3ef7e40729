import {
  decodeElement,
  decodeFinances,
  editsOf,
  EMPTY_BOOK,
  FINANCES_COLLECTION,
  withEdits,
  type DecodedFinances,
  type FinanceBook,
  type FinanceChange,
  type FinanceStore,
} from '@caderno/domain/finance'
import {
  AppError,
  createLiveQuery,
  memoizeByKey,
  ready,
  type LiveQuery,
  type Snapshot,
  type UserId,
} from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'
import { liveDocuments } from './live-document.ts'

const EMPTY: DecodedFinances = { book: EMPTY_BOOK, unreadable: 0 }

/** Each user's book in one stored value, changed element by element in one transaction. */
export function createLocalFinances(environment: LocalEnvironment): FinanceStore {
  const documentOf = liveDocuments(environment, `${FINANCES_COLLECTION}/`)
  /** The documents open in this tab, as it shows them; another tab may have written since. */
  const seen = new Map<UserId, unknown>()
  const look = (owner: UserId) => {
    const read = createReader()
    return (value: unknown) => {
      seen.set(owner, value)
      return read(value)
    }
  }
  const change = async (owner: UserId, changes: readonly FinanceChange[]) => {
    const document = documentOf(owner)
    const edits = editsOf(seen.has(owner) ? seen.get(owner) : await document.read(), changes)
    return document.change((value) => {
      const now = environment.clock.now().toISOString()
      return { createdAt: now, ...withEdits(value, edits), updatedAt: now }
    })
  }
  return {
    watch: memoizeByKey((owner) => booksOf(documentOf(owner).watch(look(owner)), () => seen.delete(owner))),
    change: (owner, changes) =>
      environment.outbox.track(owner, { collection: FINANCES_COLLECTION, id: owner }, change(owner, changes)),
    usedShare: () => 0,
  }
}

/** Decodes a document repeatedly: an unchanged element keeps its identity and is not decoded again. */
function createReader(): (value: unknown) => DecodedFinances {
  let before = new Map<string, unknown>()
  return (value) => {
    const now: typeof before = new Map()
    const decodeOne: typeof decodeElement = (list, raw) => {
      const text = `${list} ${JSON.stringify(raw)}`
      const element =
        (before.get(text) as ReturnType<typeof decodeElement<typeof list>>) ?? decodeElement(list, raw)
      now.set(text, element)
      return element
    }
    const decoded = value === undefined ? EMPTY : decodeFinances(value, decodeOne)
    if (!decoded) throw new AppError('invalid-record')
    before = now
    return decoded
  }
}

const booksOf = (query: LiveQuery<DecodedFinances>, onLeave: () => void): LiveQuery<FinanceBook> =>
  createLiveQuery((emit) => {
    const stop = query.subscribe(() => emit(bookOf(query.getSnapshot())))
    return () => {
      onLeave()
      stop()
    }
  })

function bookOf(seen: Snapshot<DecodedFinances>): Snapshot<FinanceBook> {
  if (seen.status === 'loading') return seen
  if (seen.status === 'ready') return ready(seen.data.book, { unreadable: seen.data.unreadable })
  return Object.freeze({ ...seen, data: seen.data?.book })
}
