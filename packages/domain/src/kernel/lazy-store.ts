import { toAppError } from './app-error.ts'
import { createLiveQuery, failed, type LiveQuery } from './live-query.ts'
import type { Identity, RecordStore } from './record-store.ts'
import { perKey } from './records.ts'

/** A store that comes with the first call that needs it; until then its queries say `loading`. */
export function lazyStore<Draft extends object, Stored extends Draft & Identity>(
  load: () => Promise<RecordStore<Draft, Stored>>,
): RecordStore<Draft, Stored> {
  return {
    watch: perKey((owner) => lazyQuery(async () => (await load()).watch(owner))),
    get: async (owner, id) => (await load()).get(owner, id),
    add: async (...args) => (await load()).add(...args),
    update: async (...args) => (await load()).update(...args),
    remove: async (owner, id) => (await load()).remove(owner, id),
    restore: async (owner, record) => (await load()).restore(owner, record),
  }
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
