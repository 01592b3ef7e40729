import { codeOf, constantQuery, createLiveQuery, deepFreeze, ready, type LiveQuery } from '../kernel/index.ts'
import type { Entry } from './outbox-entries.ts'
import type { ExpectedState, OutboxStorage } from './ports.ts'

/** By an id that tells an entry from a later one of the same item. */
export type Entries = Readonly<Record<string, Entry>>

/** The entries under one key of the device, which outlive the page and are the same in every tab; none without a `storage`. */
export function openStoredEntries(key: string, storage: OutboxStorage | undefined) {
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
      listeners.forEach((refresh) => refresh())
    }
  }
  const query: LiveQuery<Entries> = !storage
    ? constantQuery<Entries>({})
    : createLiveQuery<Entries>((emit) => {
        let isOpen = true
        const refresh = () =>
          void storage
            .read(key)
            .catch(() => undefined)
            .then((value) => isOpen && emit(ready(deepFreeze(entriesIn(value)))))
        const unsubscribe = storage.follow?.(key, refresh)
        listeners.add(refresh)
        refresh()
        return () => {
          isOpen = false
          listeners.delete(refresh)
          unsubscribe?.()
        }
      })
  return {
    query,
    /** Changes the entries in one step with the edits that come in during the step before; false where they cannot be kept. */
    edit(change: (entries: Map<string, Entry>) => void): Promise<boolean> {
      changes.push(change)
      if (!flushing) last = flushing = last.then(flush)
      return flushing
    },
  }
}

/** Puts an entry in the place of earlier writes of the item that are still being sent: the later counts, value by value. */
export function putSending(entries: Map<string, Entry>, entryId: string, entry: Entry): void {
  let { effect } = entry
  for (const [each, before] of entries) {
    if (before.state !== 'sending' || before.item !== entry.item) continue
    if (typeof before.effect === 'object' && typeof effect === 'object')
      effect = { ...before.effect, ...effect }
    entries.delete(each)
  }
  entries.set(entryId, { ...entry, effect })
}

/** The entries that a page kept, as far as they can be read. */
const entriesIn = (value: unknown): Entries =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([entryId, each]: [string, unknown]): [string, Entry][] => {
      const { item, state, effect, code } = (each ?? {}) as Partial<Record<keyof Entry, unknown>>
      if (typeof item !== 'string') return []
      if (state === 'refused') return [[entryId, { item, state, code: codeOf(String(code)) }]]
      return state === 'sending' && isEffect(effect) ? [[entryId, { item, state, effect }]] : []
    }),
  )

const isEffect = (value: unknown): value is ExpectedState =>
  value === 'there' || value === 'gone' || (typeof value === 'object' && value !== null)
