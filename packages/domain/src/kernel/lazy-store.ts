import { toAppError } from './app-error.ts'
import { createLiveQuery, failed, type LiveQuery } from './live-query.ts'
import type { Identity, RecordStore, UserId } from './record-store.ts'
import { perKey } from './records.ts'

/** The names of what can be called and answers later. */
export type Methods<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never) => Promise<unknown> ? Name : never
}[keyof Port]

/** The methods of these names, each called on the port that `pick` gives for its arguments. */
export const delegate = <Port extends object, const Name extends Methods<Port>>(
  pick: (owner: string) => Port | Promise<Port>,
  names: readonly Name[],
): Pick<Port, Name> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      async (...args: [string]) => ((await pick(args[0]))[name] as (...args: unknown[]) => unknown)(...args),
    ]),
  ) as Pick<Port, Name>

/** The calls of a store, beside `watch`. */
const CALLS = ['get', 'add', 'update', 'remove', 'restore'] as const

/** A store whose queries are those of `watch`, and whose calls go to the store that `pick` gives for their owner. */
export const delegateStore = <Draft extends object, Stored extends Draft & Identity>(
  pick: (owner: UserId) => RecordStore<Draft, Stored> | Promise<RecordStore<Draft, Stored>>,
  watch: RecordStore<Draft, Stored>['watch'],
): RecordStore<Draft, Stored> => ({ watch, ...delegate(pick, CALLS) })

/** A store that comes with the first call that needs it; until then its queries say `loading`. */
export const lazyStore = <Draft extends object, Stored extends Draft & Identity>(
  load: () => Promise<RecordStore<Draft, Stored>>,
): RecordStore<Draft, Stored> =>
  delegateStore(
    load,
    perKey((owner) => lazyQuery(async () => (await load()).watch(owner))),
  )

/** A query that comes later; until then it says `loading`. Each time it is opened, it is asked for anew. */
export function lazyQuery<T>(load: () => Promise<LiveQuery<T>>): LiveQuery<T> {
  return createLiveQuery((emit) => {
    let leave: (() => void) | undefined
    let isWanted = true
    const enter = (query: LiveQuery<T>) => {
      if (!isWanted) return
      const tell = () => emit(query.getSnapshot())
      leave = query.subscribe(tell)
      tell()
    }
    load().then(enter, (error: unknown) => isWanted && emit(failed(toAppError(error))))
    return () => {
      isWanted = false
      leave?.()
    }
  })
}
