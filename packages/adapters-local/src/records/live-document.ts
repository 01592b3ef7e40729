import {
  createLiveQuery,
  deepFreeze,
  failed,
  ready,
  toAppError,
  type AppError,
  type LiveQuery,
} from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'

/** What a change leaves behind: the value to store, unless it stays, and the answer or the refusal. */
export type Outcome<Result> =
  | { readonly value?: unknown; readonly result: Result; readonly error?: undefined }
  | { readonly value?: unknown; readonly error: AppError }

/** One stored value under one key, changed under its lock, live in every tab. */
export interface LiveDocument {
  read(): Promise<unknown>
  /** `decide` sees the stored value; what it returns as `value` is one write. */
  change<Result>(decide: (value: unknown) => Outcome<Result> | Promise<Outcome<Result>>): Promise<Result>
  /** `look` may throw an AppError; listeners are told only when what it returns differs. */
  watch<T>(look: (value: unknown) => T): LiveQuery<T>
}

type Environment = Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>

export function createLiveDocument({ storage, locks, channel }: Environment, key: string): LiveDocument {
  const watchers = new Set<(value: unknown) => void>()
  let newest = 0
  const show = (value: unknown) => {
    newest += 1
    watchers.forEach((tell) => tell(value))
  }

  return {
    read: () => storage.read(key),
    async change(decide) {
      const outcome = await locks
        .run(key, async () => {
          const decided = await decide(await storage.read(key))
          if (decided.value !== undefined) {
            await storage.write(key, decided.value)
            show(decided.value)
            channel.post(key)
          }
          return decided
        })
        .catch((error: unknown) => Promise.reject(toAppError(error, 'storage-unavailable')))
      if (outcome.error) throw outcome.error
      return outcome.result
    },
    watch: <T>(look: (value: unknown) => T) => {
      let shown: string | undefined
      const query: LiveQuery<T> = createLiveQuery<T>((emit) => {
        const tell = (value: unknown) => {
          try {
            const data = deepFreeze(look(value))
            const text = JSON.stringify(data) ?? ''
            if (text === shown && query.getSnapshot().status === 'ready') return
            shown = text
            emit(ready(data))
          } catch (error) {
            emit(failed(toAppError(error), query.getSnapshot()))
          }
        }
        const load = () => {
          const at = newest
          storage.read(key).then(
            (value) => at === newest && tell(value),
            (error: unknown) => emit(failed(toAppError(error), query.getSnapshot())),
          )
        }
        watchers.add(tell)
        const silence = channel.listen((changed) => {
          if (changed !== undefined && changed !== key) return
          newest += 1
          load()
        })
        load()
        return () => {
          watchers.delete(tell)
          silence()
        }
      })
      return query
    },
  }
}
