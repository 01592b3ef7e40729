import {
  codeOf,
  combineQueries,
  constantQuery,
  createLiveQuery,
  createStateQuery,
  dataOf,
  deepFreeze,
  LOADING,
  perKey,
  mapQuery,
  ready,
  toAppError,
  type AppErrorCode,
  type IdSource,
  type LiveQuery,
  type Snapshot,
} from '../kernel/index.ts'
import type {
  DeviceOutbox,
  Effect,
  LeftWrite,
  OutboxEntry,
  OutboxStorage,
  OutgoingEntry,
  OutgoingWrite,
} from './ports.ts'

interface Entry extends OutboxEntry {
  readonly effect?: Effect | undefined
  readonly isNew?: boolean | undefined
}
/** By a mark that tells an entry from a later one of the same item. */
type Entries = Readonly<Record<string, Entry>>

/** Every write from the call to its answer; with a `storage` also over reloads and in all tabs. */
export function createOutbox(ids: IdSource, storage?: OutboxStorage): DeviceOutbox {
  const pageOf = perKey((owner) => openPage(`fila/${owner}`, ids, storage))
  return {
    add: (owner, write) => pageOf(owner).add(write),
    track(owner, write, outcome) {
      const entry = pageOf(owner).add(write)
      outcome.then(entry.done, (error: unknown) => entry.fail(toAppError(error).code))
      return outcome
    },
    watch: (owner) => pageOf(owner).query,
    dismiss: (owner) => pageOf(owner).dismiss(),
    left: (owner) => pageOf(owner).left,
    conclude: (owner, left, code) => pageOf(owner).conclude(left, code),
  }
}

function openPage(key: string, ids: IdSource, storage: OutboxStorage | undefined) {
  /** This page hears their answers: what is kept of them says nothing more. */
  const ownMarks = new Set<string>()
  let own: Entries = {}
  const { query: ownQuery, show } = createStateQuery(ready(own))
  const setOwn = (next: Entries) => show(ready((own = Object.freeze(next))))
  const listeners = new Set<() => void>()
  /** An entry that cannot be kept stands in this page alone. */
  const edit = async (change: (entries: Entries) => Entries): Promise<boolean> => {
    if (!storage) return false
    try {
      await storage.change(key, (value) => change(entriesIn(value)))
      return true
    } catch {
      return false
    } finally {
      listeners.forEach((look) => look())
    }
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
    const failedBefore = Object.keys(pick(own, ({ state }) => state === 'failed'))
    ownMarks.add(mark)
    setOwn({ ...own, [mark]: { item, state: 'sending', isNew } })
    const isKept = effect && edit((entries) => withSending(entries, mark, { item, state: 'sending', effect }))
    const isFailed = (entry: Entry) => entry.state === 'failed' && entry.item === item
    const end = (ended: Entries, isMadeAgain: (entry: Entry, mark: string) => boolean) => {
      setOwn({ ...omit(own, (entry, each) => each === mark || isMadeAgain(entry, each)), ...ended })
      if (isKept) void edit((entries) => omit(entries, (_, each) => each === mark))
    }
    return {
      kept: Promise.resolve(isKept).then(() => undefined),
      done() {
        const other = failedBefore.find(
          (each) => isNew && own[each]?.isNew && collectionOf(own[each]) === collection,
        )
        end({}, Object.values(own).some(isFailed) ? isFailed : (_, each) => each === other)
      },
      fail: (code) => end({ [mark]: { item, state: 'failed', code, isNew } }, isFailed),
      refuse(code) {
        const refused: Entry = { item, state: 'refused', code }
        setOwn({ ...omit(own, isFailed), [mark]: refused })
        void edit((entries) => ({ ...entries, [mark]: refused })).then(
          (isThere) => isThere && setOwn(omit(own, (_, each) => each === mark)),
        )
      },
    }
  }

  return {
    add,
    query: combineQueries([ownQuery, kept], ([ownNow, keptNow], last: Snapshot<readonly OutboxEntry[]>) => {
      if (keptNow.status === 'loading') return LOADING
      const others = pick(
        dataOf(keptNow) ?? {},
        ({ state }, mark) => state !== 'sending' || !ownMarks.has(mark),
      )
      const next = ready(shown(Object.values({ ...others, ...dataOf(ownNow) })))
      return JSON.stringify(next) === JSON.stringify(last) ? last : next
    }),
    left: mapQuery<Entries, readonly LeftWrite[]>(kept, (keptNow) => {
      if (keptNow.status === 'loading') return LOADING
      const left = Object.entries(dataOf(keptNow) ?? {}).flatMap(([mark, { item, state, effect }]) =>
        state === 'sending' && effect && !ownMarks.has(mark) ? [{ mark, item, effect }] : [],
      )
      return ready(deepFreeze(left))
    }),
    async dismiss() {
      const isSending = ({ state }: Entry) => state === 'sending'
      setOwn(pick(own, isSending))
      await edit((entries) => pick(entries, isSending))
    },
    async conclude({ mark, item }: LeftWrite, code?: AppErrorCode) {
      await edit((entries) =>
        !(mark in entries)
          ? entries
          : {
              ...omit(entries, (_, each) => each === mark),
              ...(code && { [mark]: { item, state: 'refused', code } }),
            },
      )
    },
  }
}

const pick = (entries: Entries, isKept: (entry: Entry, mark: string) => boolean): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([mark, entry]) => isKept(entry, mark)))
const omit = (entries: Entries, isLeftOut: (entry: Entry, mark: string) => boolean): Entries =>
  pick(entries, (entry, mark) => !isLeftOut(entry, mark))

/** Of an item, the specification's name of its collection. */
export const collectionOf = ({ item }: Pick<OutboxEntry, 'item'>): string => item.split('/', 1)[0]!

/** In the place of earlier writes of the item that are still being sent: the later counts, value by value. */
function withSending(entries: Entries, mark: string, entry: Entry): Entries {
  const isEarlier = ({ item, state }: Entry) => state === 'sending' && item === entry.item
  const before = Object.values(entries).find(isEarlier)?.effect
  const effect =
    typeof before === 'object' && typeof entry.effect === 'object'
      ? { ...before, ...entry.effect }
      : entry.effect
  return { ...omit(entries, isEarlier), [mark]: { ...entry, effect } }
}

/** One entry for each item and state, without what fails while the item is being sent again. */
function shown(entries: readonly Entry[]): readonly OutboxEntry[] {
  const byItem = new Map<string, OutboxEntry>()
  const isSending = new Set(entries.flatMap(({ item, state }) => (state === 'sending' ? [item] : [])))
  for (const { item, state, code } of entries)
    if (state !== 'failed' || !isSending.has(item))
      byItem.set(`${state} ${item}`, { item, state, ...(code && { code }) })
  return deepFreeze([...byItem.values()])
}

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

const isEffect = (value: unknown): value is Effect =>
  value === 'there' || value === 'gone' || (typeof value === 'object' && value !== null)

/** Of anything whose write is `queued`: durable here, and nowhere else yet. */
export const WAITING_TO_BE_SENT = 'Salvo neste dispositivo, aguardando envio'
