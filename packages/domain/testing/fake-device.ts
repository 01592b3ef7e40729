import type { UserRecord } from '../src/identity/index.ts'
import { createLiveQuery, ready, type LiveQuery } from '../src/kernel/index.ts'

/** Who is signed in on one device; tabs share it. */
export interface FakeDevice {
  readonly user: LiveQuery<UserRecord | null>
  signedIn(): UserRecord | null
  put(user: UserRecord | null): void
}

export function createFakeDevice(): FakeDevice {
  let snapshot = ready<UserRecord | null>(null)
  let user: UserRecord | null = null
  const listeners = new Set<() => void>()
  return {
    user: createLiveQuery((emit) => {
      const tell = () => emit(snapshot)
      listeners.add(tell)
      tell()
      return () => listeners.delete(tell)
    }),
    signedIn: () => user,
    put(next) {
      if (next === user) return
      user = next
      snapshot = ready(next)
      listeners.forEach((tell) => tell())
    },
  }
}
