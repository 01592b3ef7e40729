import { createLiveQuery, deepFreeze, ready, type LiveQuery } from '@caderno/domain/kernel'
import type { DeviceMarks } from '../auth/session-mark.ts'

/** What a document is like once a write was taken: there, gone, or with these values. */
export type Effect = 'there' | 'gone' | Readonly<Record<string, unknown>>

/** Writes that were called queued and have had no answer yet, by path; kept for the page after a reload, which hears no answer. */
export interface Journal {
  /** Keeps the effect; the returned function forgets it, unless a later write to the same document took its place. */
  note(path: string, effect: Effect): Promise<() => Promise<void>>
  /** The paths, of all pages of this device. */
  watch(): LiveQuery<readonly string[]>
  /** What other pages left is judged once it was `sent`, and then forgotten, unless that rejects. */
  review(sent: () => Promise<unknown>, judge: (path: string, effect: Effect) => Promise<void>): Promise<void>
}

interface Entry {
  readonly effect: Effect
  /** Tells an entry from a later one for the same document. */
  readonly mark: string
}
type Entries = Readonly<Record<string, Entry>>

export function openJournal(
  marks: DeviceMarks,
  uid: string,
  newMark: () => string = () => crypto.randomUUID(),
): Journal {
  const key = `fila/${uid}`
  /** Of this page, which hears the answers itself. */
  const own = new Set<string>()
  const listeners = new Set<() => void>()
  const read = async () => entriesIn(await marks.read(key).catch(() => undefined))
  /** A journal that cannot be kept is none. */
  const edit = async (change: (entries: Entries) => Entries): Promise<void> => {
    await marks.change(key, (value) => change(entriesIn(value))).catch(() => undefined)
    listeners.forEach((tell) => tell())
  }
  const forget = (path: string, mark: string) =>
    edit((entries) =>
      entries[path]?.mark === mark
        ? Object.fromEntries(Object.entries(entries).filter(([each]) => each !== path))
        : entries,
    )

  const query = createLiveQuery<readonly string[]>((emit) => {
    let isOpen = true
    const look = () => void read().then((entries) => isOpen && emit(ready(deepFreeze(Object.keys(entries)))))
    const leave = marks.follow?.(key, look)
    listeners.add(look)
    look()
    return () => {
      isOpen = false
      listeners.delete(look)
      leave?.()
    }
  })

  return {
    watch: () => query,
    async note(path, effect) {
      const mark = newMark()
      own.add(mark)
      await edit((entries) => ({
        ...entries,
        [path]: { effect: after(entries[path]?.effect, effect), mark },
      }))
      return () => forget(path, mark)
    },
    async review(sent, judge) {
      const left = Object.entries(await read()).filter(([, { mark }]) => !own.has(mark))
      if (left.length === 0) return
      await sent()
      for (const [path, { effect, mark }] of left) {
        if ((await read())[path]?.mark !== mark) continue
        await judge(path, effect).then(
          () => forget(path, mark),
          () => undefined,
        )
      }
    },
  }
}

/** What another page kept, as far as it can be read. */
const entriesIn = (value: unknown): Entries =>
  Object.fromEntries(Object.entries(value ?? {}).filter((each): each is [string, Entry] => isEntry(each[1])))

function isEntry(value: unknown): value is Entry {
  const { effect, mark } = (value ?? {}) as Partial<Record<keyof Entry, unknown>>
  return (
    typeof mark === 'string' &&
    (effect === 'there' || effect === 'gone' || (typeof effect === 'object' && effect !== null))
  )
}

/** Of two writes to one document the later counts, value by value. */
const after = (before: Effect | undefined, next: Effect): Effect =>
  typeof before === 'object' && typeof next === 'object' ? { ...before, ...next } : next
