import {
  combineQueries,
  dataOf,
  deepFreeze,
  LOADING,
  memoizeByKey,
  ready,
  toAppError,
  type AppErrorCode,
  type IdSource,
  type Snapshot,
} from '../kernel/index.ts'
import { OUTBOX_PREFIX } from './device-keys.ts'
import { createPageEntries, keepSending, type Entry } from './outbox-entries.ts'
import { openStoredEntries, putSending } from './outbox-storage.ts'
import type {
  DeviceOutbox,
  OutboxEntry,
  OutboxStorage,
  OutgoingEntry,
  OutgoingWrite,
  UnconfirmedWrite,
} from './ports.ts'

/** Every write from the call to its answer; with a `storage` also over reloads and in all tabs. */
export function createOutbox(ids: IdSource, storage?: OutboxStorage): DeviceOutbox {
  const outboxOf = memoizeByKey((owner) => openOutbox(OUTBOX_PREFIX + owner, ids, storage))
  return {
    add: (owner, write) => outboxOf(owner).add(write),
    track(owner, write, outcome) {
      const entry = outboxOf(owner).add(write)
      outcome.then(entry.done, (error: unknown) => entry.fail(toAppError(error).code))
      return outcome
    },
    watch: (owner) => outboxOf(owner).query,
    dismiss: (owner) => outboxOf(owner).dismiss(),
    unconfirmed: (owner) => outboxOf(owner).unconfirmed,
    conclude: (owner, write, code) => outboxOf(owner).conclude(write, code),
  }
}

/** One user's outbox: the entries of this page, and those that the device keeps. */
function openOutbox(key: string, ids: IdSource, storage: OutboxStorage | undefined) {
  const page = createPageEntries(ids)
  const stored = openStoredEntries(key, storage)
  return {
    add(write: OutgoingWrite): OutgoingEntry {
      const { effect } = write
      const { entryId, item, done, fail, refuse, remove, release } = page.add(write)
      const written =
        effect && stored.edit((entries) => putSending(entries, entryId, { item, state: 'sending', effect }))
      const forget = () => written && void stored.edit((entries) => void entries.delete(entryId))
      return {
        durable: Promise.resolve(written).then(() => undefined),
        done() {
          done()
          forget()
        },
        fail(code) {
          fail(code)
          forget()
        },
        refuse(code) {
          const refused: Entry = { item, state: 'refused', code }
          refuse(refused)
          void stored
            .edit((entries) => void entries.set(entryId, refused))
            .then((isStored) => isStored && remove())
        },
        release: () => void written?.then((isStored) => isStored && release()),
      }
    },
    query: combineQueries(
      [stored.query, page.query],
      ([storedNow], last: Snapshot<readonly OutboxEntry[]>) => {
        if (storedNow.status === 'loading') return LOADING
        const others = Object.entries(dataOf(storedNow) ?? {}).flatMap(([entryId, entry]) =>
          entry.state === 'sending' && page.isOwn(entryId) ? [] : [entry],
        )
        const next = shown([...others, ...page.all()])
        return isSame(dataOf(last), next) ? last : ready(next)
      },
    ),
    unconfirmed: combineQueries([stored.query], ([storedNow]): Snapshot<readonly UnconfirmedWrite[]> => {
      if (storedNow.status === 'loading') return LOADING
      const writes = Object.entries(dataOf(storedNow) ?? {}).flatMap(([entryId, { item, state, effect }]) =>
        state === 'sending' && effect && !page.isOwn(entryId) ? [{ entryId, item, effect }] : [],
      )
      return ready(deepFreeze(writes))
    }),
    async dismiss() {
      page.dismiss()
      await stored.edit(keepSending)
    },
    async conclude({ entryId, item }: UnconfirmedWrite, code?: AppErrorCode) {
      await stored.edit((entries) => {
        if (entries.delete(entryId) && code) entries.set(entryId, { item, state: 'refused', code })
      })
    },
  }
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
