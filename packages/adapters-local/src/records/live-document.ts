import {
  createLiveQuery,
  deepFreeze,
  failed,
  perKey,
  ready,
  toAppError,
  type AppError,
  type LiveQuery,
} from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'

/** The outcome of a change: the value to store, if it changed, and the result or the error. */
export type Outcome<Result> =
  | { readonly value?: unknown; readonly result: Result; readonly error?: undefined }
  | { readonly value?: unknown; readonly error: AppError }

/** One stored value under one key, live in every tab. */
export interface LiveDocument {
  read(): Promise<unknown>
  /** `decide` gets the stored value and returns the new one, in one transaction. */
  change<Result>(decide: (value: unknown) => Outcome<Result>): Promise<Result>
  /** The same under a lock, for a slow decision; all changes of such a document must use it. */
  changeLocked<Result>(decide: (value: unknown) => Promise<Outcome<Result>>): Promise<Result>
  /** `look` may throw an AppError; listeners are notified only when what it returns differs. */
  watch<T>(look: (value: unknown) => T): LiveQuery<T>
}

type Environment = Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>

/** Each user's live document of this name. */
export const liveDocuments = (environment: Environment, name: string) =>
  perKey((owner) => createLiveDocument(environment, `${name}/${encodeURIComponent(owner)}`))

export function createLiveDocument({ storage, locks, channel }: Environment, key: string): LiveDocument {
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
    change: (decide) =>
      settle(
        storage.transact(async (table) => {
          const at = ++ticks
          const decided = decide(await table.get(key))
          if (decided.value !== undefined) table.put(key, decided.value)
          return { decided, at }
        }),
      ),
    changeLocked: (decide) =>
      settle(
        locks.run(key, async () => {
          const decided = await decide(await storage.read(key))
          const at = ++ticks
          if (decided.value !== undefined) await storage.write(key, decided.value)
          return { decided, at }
        }),
      ),
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
