import {
  createLiveQuery,
  dataOf,
  failed,
  firstData,
  isSame,
  LOADING,
  ready,
  type LiveQuery,
  type Snapshot,
} from '../kernel/index.ts'
import type { Session, UserRecord } from './session.ts'

/** Milliseconds between retries for an account without documents: another tab may be writing them. */
const LOOK_AGAIN = [1_000, 2_000, 4_000]

/** Follows the signed-in user and shows the session that `read` (which never rejects) makes of them. */
export function watchSession(
  current: LiveQuery<UserRecord | null>,
  read: (user: UserRecord) => Promise<Session | null>,
  wait: (ms: number) => Promise<void>,
) {
  let seen: Snapshot<UserRecord | null> | undefined
  let user: UserRecord | null | undefined
  let holds = 0
  let run = 0
  let latest = Promise.resolve()
  let emit: (next: Snapshot<Session | null>) => void = () => undefined

  const session = createLiveQuery<Session | null>((emitNext) => {
    emit = emitNext
    seen = undefined
    const stop = current.subscribe(look)
    look()
    return () => {
      run += 1
      stop()
    }
  })

  function look(): void {
    const snapshot = current.getSnapshot()
    if (snapshot === seen) return
    seen = snapshot
    const known = dataOf(snapshot)
    if (known !== undefined) user = known
    if (holds === 0) publish()
  }

  function publish(): void {
    const asked = current.getSnapshot()
    const shown = session.getSnapshot()
    if (user !== undefined) latest = settle(user)
    else if (asked.status === 'failed' && !(shown.status === 'failed' && shown.error === asked.error))
      emit(failed(asked.error, shown))
  }

  async function settle(someone: UserRecord | null): Promise<void> {
    const mine = ++run
    if (someone === null) return show(null)
    const shown = dataOf(session.getSnapshot())
    if (shown && shown.uid !== someone.uid) emit(LOADING)
    const next = await read(someone)
    if (mine !== run) return
    show(next)
    if (next === null) void lookAgain(someone, mine)
  }

  async function lookAgain(someone: UserRecord, mine: number): Promise<void> {
    for (const ms of LOOK_AGAIN) {
      await wait(ms)
      if (mine !== run) return
      const next = await read(someone)
      if (mine !== run) return
      show(next)
      if (next !== null) return
    }
  }

  function show(next: Session | null): void {
    const shown = session.getSnapshot()
    if (shown.status !== 'ready' || !isSame(shown.data, next)) emit(ready(next))
  }

  /** Reads the documents again; resolves when the session is up to date. */
  async function refresh(): Promise<void> {
    if (holds > 0) return
    const before = run
    const release = session.subscribe(() => undefined)
    if (user === undefined) await firstData(current).catch(() => null)
    if (run === before) publish()
    let awaited: Promise<void>
    do await (awaited = latest)
    while (awaited !== latest)
    release()
  }

  /** Keeps the session's value during an operation and reads it once afterwards; overlapping operations count as one. */
  async function hold<T>(operation: () => Promise<T>): Promise<T> {
    holds += 1
    run += 1
    const release = session.subscribe(() => undefined)
    try {
      return await operation()
    } finally {
      holds -= 1
      await refresh()
      release()
    }
  }

  /** Says who is signed in without waiting for the identity service to say so. */
  const saw = (someone: UserRecord | null) => void (user = someone)

  return { session, saw, hold, refresh }
}
