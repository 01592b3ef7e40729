import { AppError, deepFreeze, memoizeByKey } from '../src/kernel/index.ts'
import { createOutbox, type DeviceOutbox, type Outbox, type OutboxEntry } from '../src/shell/index.ts'
import { fakeIds } from './environment.ts'
import { settledQuery } from './settled-query.ts'

/** What the tabs of one device keep, in memory; `break` makes every later call fail. */
export function createFakeMarks() {
  const kept = new Map<string, unknown>()
  let broken = false
  const followers = new Map<string, Set<() => void>>()
  let turn: Promise<unknown> = Promise.resolve()
  const answer = <T>(value: T) =>
    broken ? Promise.reject(new AppError('storage-unavailable')) : Promise.resolve(value)
  const marks = {
    kept,
    break: () => void (broken = true),
    read: (key: string) => answer(kept.get(key)),
    write: (key: string, value: unknown) => {
      if (!broken && value === undefined) kept.delete(key)
      else if (!broken) kept.set(key, value)
      followers.get(key)?.forEach((look) => look())
      return answer(undefined)
    },
    change<T>(key: string, edit: (value: unknown) => T): Promise<T> {
      const mine = turn.then(async () => {
        const after = edit(await marks.read(key))
        await marks.write(key, after)
        return after
      })
      turn = mine.catch(() => undefined)
      return mine
    },
    follow(key: string, look: () => void) {
      followers.set(key, (followers.get(key) ?? new Set()).add(look))
      return () => void followers.get(key)?.delete(look)
    },
  }
  return marks
}

let pages = 0
/** The outbox of one page; given the same marks, of one device. */
export const createFakeOutbox = (marks?: ReturnType<typeof createFakeMarks>): DeviceOutbox =>
  createOutbox(fakeIds(`pagina-${++pages}`), marks)

/** Entries that do not change. */
export function fixedOutbox(entries: readonly OutboxEntry[] = []): Outbox {
  return {
    watch: memoizeByKey(() => settledQuery(deepFreeze([...entries]))),
    dismiss: () => Promise.resolve(),
  }
}
