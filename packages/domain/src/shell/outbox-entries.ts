import { createStateQuery, ready, type AppErrorCode, type IdSource } from '../kernel/index.ts'
import type { ExpectedState, OutboxEntry, OutgoingWrite } from './ports.ts'

export interface Entry extends OutboxEntry {
  readonly effect?: ExpectedState | undefined
  readonly isNew?: boolean | undefined
}

/** The name of the collection of an item. */
export const collectionOf = ({ item }: Pick<OutboxEntry, 'item'>): string => item.split('/', 1)[0]!

/** The entries of the writes that this page makes, from the call to the answer. */
export function createPageEntries(ids: IdSource) {
  /** Stays for the page's lifetime, unless it is released: what the device keeps of these writes says nothing more. */
  const ownIds = new Set<string>()
  const own = new Map<string, Entry>()
  /** The ids of those that failed: few, while thousands may be on their way. */
  const failed = new Set<string>()
  /** Another snapshot for each change of `own`. */
  const { query, show } = createStateQuery(ready({}))
  const notify = atMostTwicePerTurn(() => show(ready({})))

  return {
    query,
    isOwn: (entryId: string): boolean => ownIds.has(entryId),
    all: (): Iterable<Entry> => own.values(),
    add({ collection, id, isNew }: OutgoingWrite) {
      const item = `${collection}/${id}`
      const entryId = ids.next()
      const failedBefore = [...failed]
      ownIds.add(entryId)
      own.set(entryId, { item, state: 'sending', isNew })
      notify()
      const failedAlike = () => [...failed].filter((each) => own.get(each)?.item === item)
      const end = (ended: Entry | undefined, madeAgain: readonly string[] = []) => {
        for (const each of [entryId, ...madeAgain]) {
          own.delete(each)
          failed.delete(each)
        }
        if (ended) own.set(entryId, ended)
        if (ended?.state === 'failed') failed.add(entryId)
        notify()
      }
      return {
        entryId,
        item,
        /** Ends it, and the failed entries for which it stands. */
        done() {
          const alike = failedAlike()
          const other = failedBefore.find((each) => {
            const before = own.get(each)
            return isNew && before?.isNew && collectionOf(before) === collection
          })
          end(undefined, alike.length > 0 || !other ? alike : [other])
        },
        fail: (code: AppErrorCode) => end({ item, state: 'failed', code, isNew }, failedAlike()),
        refuse: (refused: Entry) => end(refused, failedAlike()),
        /** Ends it here: the device keeps it. */
        remove: () => end(undefined),
        /** The same while it is being sent: it counts as that of another page. */
        release() {
          if (own.get(entryId)?.state !== 'sending') return
          ownIds.delete(entryId)
          end(undefined)
        },
      }
    },
    dismiss() {
      failed.clear()
      keepSending(own)
      notify()
    },
  }
}

/** Removes the entries of what is not being sent. */
export function keepSending(entries: Map<string, Entry>): void {
  for (const [entryId, { state }] of entries) if (state !== 'sending') entries.delete(entryId)
}

/** Notifies at once, and once more for all that follows in the same turn: a thousand writes may begin together. */
function atMostTwicePerTurn(notify: () => void): () => void {
  let isNotified = false
  let isStale = false
  const again = () => {
    isStale = isNotified
    if (isNotified) return
    isNotified = true
    notify()
    void Promise.resolve().then(() => {
      isNotified = false
      if (isStale) again()
    })
  }
  return again
}
