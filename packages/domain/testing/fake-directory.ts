import { stillLasts, AppError, normalizeEmail, type AppErrorCode, type Clock } from '../src/kernel/index.ts'
import type { ActionOperation, UserRecord } from '../src/identity/index.ts'

const HOUR = 60 * 60_000
const TEN_MINUTES = 10 * 60_000
const BLOCKED_FOR = 5 * 60_000
const WRONG_ALLOWED = 10

export interface FakeAccount {
  record: UserRecord
  password: string
  disabled: boolean
}
interface IssuedCode {
  readonly operation: ActionOperation
  readonly uid: string
  /** What recoverEmail brings back. */
  readonly email: string
  readonly expires: number
}

/** The service's side: accounts, codes and failed attempts. Devices that share one share their accounts. */
export function createFakeDirectory(clock: Clock) {
  const accounts = new Map<string, FakeAccount>()
  const codes = new Map<string, IssuedCode>()
  const failures = new Map<string, { times: number[]; blockedUntil: number }>()
  const endings = new Set<(uid: string, reason?: AppErrorCode) => void>()
  let serial = 0
  const now = () => clock.now().getTime()
  const failuresOf = (email: string) => failures.get(normalizeEmail(email)) ?? { times: [], blockedUntil: 0 }

  return {
    accounts,
    byEmail: (email: string) =>
      [...accounts.values()].find(({ record }) => record.email === normalizeEmail(email)),
    nextUid: () => `uid-${++serial}`,
    /** Called with a uid whose sessions end everywhere. */
    onEnd(listener: (uid: string, reason?: AppErrorCode) => void) {
      endings.add(listener)
    },
    endSessions: (uid: string, reason?: AppErrorCode) => endings.forEach((end) => end(uid, reason)),
    issue(operation: ActionOperation, account: FakeAccount, email = account.record.email ?? ''): string {
      const code = `codigo-${++serial}`
      codes.set(code, { operation, uid: account.record.uid, email, expires: now() + HOUR })
      return code
    },
    read(code: string): IssuedCode & { account: FakeAccount } {
      const issued = codes.get(code)
      const account = issued && accounts.get(issued.uid)
      if (!issued || !account) throw new AppError('invalid-action-code')
      if (!stillLasts(issued.expires - HOUR, HOUR, now())) throw new AppError('expired-action-code')
      return { ...issued, account }
    },
    useUp: (code: string) => codes.delete(code),
    refuseWhenBlocked(email: string) {
      if (stillLasts(failuresOf(email).blockedUntil - BLOCKED_FOR, BLOCKED_FOR, now()))
        throw new AppError('too-many-requests')
    },
    /** 10 wrong passwords in 10 minutes block the e-mail for 5 (D26). */
    countFailure(email: string) {
      const times = [...failuresOf(email).times.filter((time) => stillLasts(time, TEN_MINUTES, now())), now()]
      const blocked = times.length >= WRONG_ALLOWED
      failures.set(normalizeEmail(email), {
        times: blocked ? [] : times,
        blockedUntil: blocked ? now() + BLOCKED_FOR : 0,
      })
    },
    forgetFailures: (email: string) => failures.delete(normalizeEmail(email)),
  }
}
export type FakeDirectory = ReturnType<typeof createFakeDirectory>
