import { toAppError } from './app-error.ts'
import { createLiveQuery, failed, type LiveQuery } from './live-query.ts'
import { memoizeByKey } from './records.ts'
import { deferCall } from './write.ts'

type Method = (...args: readonly unknown[]) => unknown
type Methods = Record<string, Method>

/** A port whose methods are `own`, and for the rest those of the port that `pick` gives for the owner: the first argument of every call. */
export const delegateTo = <Port extends object>(
  pick: (owner: string) => Port | Promise<Port>,
  own: Partial<Port> = {},
): Port =>
  new Proxy(own as Methods, {
    // Nothing awaits a port: with a method called `then` it would count as a promise.
    get: (known, name) =>
      typeof name === 'symbol' || name === 'then'
        ? undefined
        : (known[name] ??= (...args) =>
            deferCall(async () => ((await pick(args[0] as string)) as Methods)[name]!(...args))),
  }) as Port

/** A port that comes with the first call that needs it; until then its queries say `loading`. What it answers at once is `own`. */
export const lazyPort = <Port extends object>(
  load: (owner: string) => Port | Promise<Port>,
  own: Partial<Port> = {},
): Port => {
  const watched = async (owner: string) =>
    ((await load(owner)) as { watch(owner: string): LiveQuery<unknown> }).watch(owner)
  return delegateTo(load, { watch: memoizeByKey((owner: string) => lazyQuery(() => watched(owner))), ...own })
}

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
