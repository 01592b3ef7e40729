import type { UserRecord } from '../src/identity/index.ts'
import type { AppErrorCode, LiveQuery } from '../src/kernel/index.ts'
import { sharedQuery } from './shared-query.ts'

/** Who is signed in on one device; tabs share it. */
export interface FakeDevice {
  readonly user: LiveQuery<UserRecord | null>
  signedIn(): UserRecord | null
  readonly ending: LiveQuery<AppErrorCode | null>
  put(user: UserRecord | null, ending?: AppErrorCode): void
}

export function createFakeDevice(): FakeDevice {
  const user = sharedQuery<UserRecord | null>(null)
  const ending = sharedQuery<AppErrorCode | null>(null)
  return {
    user,
    ending,
    signedIn: user.get,
    put(next, reason) {
      if (next === user.get()) return
      ending.set(next ? null : (reason ?? null))
      user.set(next)
    },
  }
}
