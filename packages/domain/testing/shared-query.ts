import { createLiveQuery, ready, type LiveQuery } from '../src/kernel/index.ts'

/** A query whose data a fake sets by hand. */
export interface SharedQuery<T> extends LiveQuery<T> {
  get(): T
  set(next: T): void
}

export function sharedQuery<T>(first: T): SharedQuery<T> {
  let value = first
  let snapshot = ready(value)
  const listeners = new Set<() => void>()
  const query = createLiveQuery<T>((emit) => {
    const tell = () => emit(snapshot)
    listeners.add(tell)
    tell()
    return () => listeners.delete(tell)
  })
  return {
    ...query,
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      snapshot = ready(next)
      listeners.forEach((tell) => tell())
    },
  }
}
