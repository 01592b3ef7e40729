import {
  createLiveQuery,
  deepFreeze,
  failed,
  memoizeByKey,
  ready,
  toAppError,
  type AppError,
  type LiveQuery,
  type UserId,
} from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'

/** The outcome of a slow change: the value to store, if it changed, and the result or the error. */
export type Outcome<Result> =
  | { readonly value?: unknown; readonly result: Result; readonly error?: undefined }
  | { readonly value?: unknown; readonly error: AppError }

/** Each user's live document, under a key of this prefix. */
export const liveDocuments = (environment: LocalEnvironment, prefix: string) =>
  memoizeByKey((owner) => createLiveDocument(environment, prefix + encodeURIComponent(owner), owner))

/** One stored value under one key, live in every tab; of the account `owner`, where it is one's. */
export function createLiveDocument(
  { storage, locks, channel, accounts }: LocalEnvironment,
  key: string,
  owner?: UserId,
) {
  const watchers = new Set<(value: unknown) => void>()
  let ticks = 0
  let shown = 0
  /** A later read is newer. */
  const show = (value: unknown, at: number) => {
    if (at < shown) return
    shown = at
    watchers.forEach((notify) => notify(value))
  }
  const settle = async <Result>(deciding: Promise<{ decided: Outcome<Result>; at: number }>) => {
    const { decided, at } = await deciding.catch((error: unknown) =>
      Promise.reject(toAppError(error, 'storage-unavailable')),
    )
    if (decided.value !== undefined) {
      show(decided.value, at)
      channel.post(key)
    }
    if (decided.error) throw decided.error
    return decided.result
  }

  return {
    read: () => storage.read(key),
    /** Stores what `edit` makes of the value, in one transaction; undefined changes nothing. `edit` may throw an AppError. */
    change: (edit: (value: unknown) => unknown, of = owner) =>
      settle(
        storage.transact(async (table) => {
          const at = ++ticks
          if (of !== undefined) await accounts.checkIn(table, of)
          const value = edit(await table.get(key))
          if (value !== undefined) table.put(key, value)
          return { decided: { value, result: 'saved' as const }, at }
        }),
      ),
    /** A slow change, under a lock; all changes of such a document must use it. */
    changeLocked: <Result>(decide: (value: unknown) => Promise<Outcome<Result>>) =>
      settle(
        locks.run(key, async () => {
          const decided = await decide(await storage.read(key))
          const at = ++ticks
          if (decided.value !== undefined) await storage.write(key, decided.value)
          return { decided, at }
        }),
      ),
    /** `look` may throw an AppError; listeners are notified only when what it returns differs. */
    watch: <T>(look: (value: unknown) => T) => {
      let text: string | undefined
      const query: LiveQuery<T> = createLiveQuery<T>((emit) => {
        const fail = (error: unknown) => emit(failed(toAppError(error), query.getSnapshot()))
        const notify = (value: unknown) => {
          try {
            const data = deepFreeze(look(value))
            const next = JSON.stringify(data) ?? ''
            if (next === text && query.getSnapshot().status === 'ready') return
            text = next
            emit(ready(data))
          } catch (error) {
            fail(error)
          }
        }
        const load = () => {
          const at = ++ticks
          storage.read(key).then((value) => show(value, at), fail)
        }
        watchers.add(notify)
        const silence = channel.listen((changed) => {
          if (changed === undefined || changed === key) load()
        })
        load()
        return () => {
          watchers.delete(notify)
          silence()
        }
      })
      return query
    },
  }
}

export type LiveDocument = ReturnType<typeof createLiveDocument>
