import {
  codeOf,
  combineQueries,
  constantQuery,
  createLiveQuery,
  createStateQuery,
  dataOf,
  deepFreeze,
  LOADING,
  memoizeByKey,
  ready,
  toAppError,
  type AppErrorCode,
  type IdSource,
  type LiveQuery,
  type Snapshot,
} from '../kernel/index.ts'
import { OUTBOX_PREFIX } from './device-keys.ts'
import type {
  DeviceOutbox,
  ExpectedState,
  UnconfirmedWrite,
  OutboxEntry,
  OutboxStorage,
  OutgoingEntry,
  OutgoingWrite,
} from './ports.ts'

interface Entry extends OutboxEntry {
  readonly effect?: ExpectedState | undefined
  readonly isNew?: boolean | undefined
}
/** By a mark that tells an entry from a later one of the same item. */
type Entries = Readonly<Record<string, Entry>>

/** Every write from the call to its answer; with a `storage` also over reloads and in all tabs. */
export function createOutbox(ids: IdSource, storage?: OutboxStorage): DeviceOutbox {
  const pageOf = memoizeByKey((owner) => openPage(OUTBOX_PREFIX + owner, ids, storage))
  return {
    add: (owner, write) => pageOf(owner).add(write),
    track(owner, write, outcome) {
      const entry = pageOf(owner).add(write)
      outcome.then(entry.done, (error: unknown) => entry.fail(toAppError(error).code))
      return outcome
    },
    watch: (owner) => pageOf(owner).query,
    dismiss: (owner) => pageOf(owner).dismiss(),
    unconfirmed: (owner) => pageOf(owner).unconfirmed,
    conclude: (owner, write, code) => pageOf(owner).conclude(write, code),
  }
}

function openPage(key: string, ids: IdSource, storage: OutboxStorage | undefined) {
  /** This page hears their answers: what is kept of them says nothing more. */
  const ownMarks = new Set<string>()
  const own = new Map<string, Entry>()
  /** The marks of those that failed: few, while thousands may be on their way. */
  const failed = new Set<string>()
  /** Another snapshot for each change of `own`. */
  const { query: ownChanges, show } = createStateQuery(ready({}))
  const tell = atMostTwicePerTurn(() => show(ready({})))
  const listeners = new Set<() => void>()
  let changes: ((entries: Map<string, Entry>) => void)[] = []
  let flushing: Promise<boolean> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const flush = async (): Promise<boolean> => {
    const these = changes
    changes = []
    flushing = undefined
    try {
      await storage?.change(key, (value) => {
        const entries = new Map(Object.entries(entriesIn(value)))
        these.forEach((change) => change(entries))
        return entries.size > 0 ? Object.fromEntries(entries) : undefined
      })
      return storage !== undefined
    } catch {
      return false
    } finally {
      listeners.forEach((look) => look())
    }
  }
  /** In one step with those that come in during the step before. False where it cannot be kept: then it stands in this page alone. */
  const edit = (change: (entries: Map<string, Entry>) => void): Promise<boolean> => {
    changes.push(change)
    if (!flushing) last = flushing = last.then(flush)
    return flushing
  }
  const kept: LiveQuery<Entries> = !storage
    ? constantQuery<Entries>({})
    : createLiveQuery<Entries>((emit) => {
        let isOpen = true
        const look = () =>
          void storage
            .read(key)
            .catch(() => undefined)
            .then((value) => isOpen && emit(ready(deepFreeze(entriesIn(value)))))
        const leave = storage.follow?.(key, look)
        listeners.add(look)
        look()
        return () => {
          isOpen = false
          listeners.delete(look)
          leave?.()
        }
      })

  const add = ({ collection, id, isNew, effect }: OutgoingWrite): OutgoingEntry => {
    const item = `${collection}/${id}`
    const mark = ids.next()
    const failedBefore = [...failed]
    ownMarks.add(mark)
    own.set(mark, { item, state: 'sending', isNew })
    tell()
    const isKept = effect && edit((entries) => putSending(entries, mark, { item, state: 'sending', effect }))
    const failedAlike = () => [...failed].filter((each) => own.get(each)?.item === item)
    const end = (ended: Entry | undefined, madeAgain: readonly string[] = []) => {
      for (const each of [mark, ...madeAgain]) {
        own.delete(each)
        failed.delete(each)
      }
      if (ended) own.set(mark, ended)
      if (ended?.state === 'failed') failed.add(mark)
      tell()
    }
    const forget = () => isKept && void edit((entries) => void entries.delete(mark))
    return {
      kept: Promise.resolve(isKept).then(() => undefined),
      done() {
        const alike = failedAlike()
        const other = failedBefore.find((each) => {
          const before = own.get(each)
          return isNew && before?.isNew && collectionOf(before) === collection
        })
        end(undefined, alike.length > 0 || !other ? alike : [other])
        forget()
      },
      fail(code) {
        end({ item, state: 'failed', code, isNew }, failedAlike())
        forget()
      },
      refuse(code) {
        const refused: Entry = { item, state: 'refused', code }
        end(refused, failedAlike())
        void edit((entries) => void entries.set(mark, refused)).then((isThere) => isThere && end(undefined))
      },
    }
  }

  return {
    add,
    query: combineQueries([kept, ownChanges], ([keptNow], last: Snapshot<readonly OutboxEntry[]>) => {
      if (keptNow.status === 'loading') return LOADING
      const others = Object.entries(dataOf(keptNow) ?? {}).flatMap(([mark, entry]) =>
        entry.state === 'sending' && ownMarks.has(mark) ? [] : [entry],
      )
      const next = shown([...others, ...own.values()])
      return isSame(dataOf(last), next) ? last : ready(next)
    }),
    unconfirmed: combineQueries([kept], ([keptNow]): Snapshot<readonly UnconfirmedWrite[]> => {
      if (keptNow.status === 'loading') return LOADING
      const writes = Object.entries(dataOf(keptNow) ?? {}).flatMap(([mark, { item, state, effect }]) =>
        state === 'sending' && effect && !ownMarks.has(mark) ? [{ mark, item, effect }] : [],
      )
      return ready(deepFreeze(writes))
    }),
    async dismiss() {
      failed.clear()
      keepSending(own)
      tell()
      await edit(keepSending)
    },
    async conclude({ mark, item }: UnconfirmedWrite, code?: AppErrorCode) {
      await edit((entries) => {
        if (entries.delete(mark) && code) entries.set(mark, { item, state: 'refused', code })
      })
    },
  }
}

/** At once, and once more for all that follows in the same turn: a thousand writes may begin together. */
function atMostTwicePerTurn(tell: () => void): () => void {
  let isTold = false
  let isStale = false
  const again = () => {
    isStale = isTold
    if (isTold) return
    isTold = true
    tell()
    void Promise.resolve().then(() => {
      isTold = false
      if (isStale) again()
    })
  }
  return again
}

function keepSending(entries: Map<string, Entry>): void {
  for (const [mark, { state }] of entries) if (state !== 'sending') entries.delete(mark)
}

/** Of an item, the specification's name of its collection. */
export const collectionOf = ({ item }: Pick<OutboxEntry, 'item'>): string => item.split('/', 1)[0]!

/** In the place of earlier writes of the item that are still being sent: the later counts, value by value. */
function putSending(entries: Map<string, Entry>, mark: string, entry: Entry): void {
  let { effect } = entry
  for (const [each, before] of entries) {
    if (before.state !== 'sending' || before.item !== entry.item) continue
    if (typeof before.effect === 'object' && typeof effect === 'object')
      effect = { ...before.effect, ...effect }
    entries.delete(each)
  }
  entries.set(mark, { ...entry, effect })
}

/** One entry for each item and state, without what fails while the item is being sent again. */
function shown(entries: readonly Entry[]): readonly OutboxEntry[] {
  const byItem = new Map<string, OutboxEntry>()
  const isSending = new Set(entries.flatMap(({ item, state }) => (state === 'sending' ? [item] : [])))
  for (const { item, state, code } of entries)
    if (state !== 'failed' || !isSending.has(item))
      byItem.set(`${state} ${item}`, Object.freeze({ item, state, ...(code && { code }) }))
  return Object.freeze([...byItem.values()])
}

const isSame = (before: readonly OutboxEntry[] | undefined, next: readonly OutboxEntry[]): boolean =>
  before?.length === next.length &&
  next.every(
    ({ item, state, code }, at) =>
      before[at]!.item === item && before[at]!.state === state && before[at]!.code === code,
  )

/** What another page kept, as far as it can be read. */
const entriesIn = (value: unknown): Entries =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([mark, each]: [string, unknown]): [string, Entry][] => {
      const { item, state, effect, code } = (each ?? {}) as Partial<Record<keyof Entry, unknown>>
      if (typeof item !== 'string') return []
      if (state === 'refused') return [[mark, { item, state, code: codeOf(String(code)) }]]
      return state === 'sending' && isEffect(effect) ? [[mark, { item, state, effect }]] : []
    }),
  )

const isEffect = (value: unknown): value is ExpectedState =>
  value === 'there' || value === 'gone' || (typeof value === 'object' && value !== null)
