import { toAppError, type WriteOutcome } from '@caderno/domain/kernel'
import type { OpenedFirestore } from './firestore.ts'

interface FirestoreSessionsOptions {
  /** Settles once it is known whether somebody is signed in. */
  known(): Promise<void>
  uidNow(): string | null
  /** Calls `refresh` from now on whenever `uidNow` may answer otherwise. */
  onChange(refresh: () => void): void
  open(uid: string | null): Promise<OpenedFirestore>
}

/** One instance, for one user or for nobody. */
interface FirestoreSession {
  readonly uid: string | null
  readonly opened: Promise<OpenedFirestore>
}

/** How long a user who is about to leave may take. */
const SIGN_OUT_MS = 3_000

export type FirestoreSessions = ReturnType<typeof createFirestoreSessions>

/** The sessions of Firestore: one opened instance after the other, each for one user. */
export function createFirestoreSessions({ known, uidNow, onChange, open }: FirestoreSessionsOptions) {
  const followers = new Set<() => void>()
  let session: FirestoreSession | undefined
  let number = 0
  let closing: Promise<WriteOutcome> = Promise.resolve('saved')
  let leaving: string | null | undefined
  let signOut = Promise.resolve()
  let signedOut = () => {}
  let patience: ReturnType<typeof setTimeout> | undefined
  let watching = false

  const notify = () => [...followers].forEach((refresh) => refresh())

  function endSignOut(): void {
    clearTimeout(patience)
    leaving = undefined
    signedOut()
    notify()
  }

  /** Follows the session from the first use on: another tab may end it, or begin another user's. */
  function watch(): void {
    if (watching) return
    watching = true
    onChange(() => {
      const uid = uidNow()
      if (leaving !== undefined && leaving !== uid) endSignOut()
      if (session && session.uid !== uid) void end()
      notify()
    })
  }

  const isIn = (owner: string) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (uidNow() !== owner) return
        followers.delete(check)
        resolve()
      }
      followers.add(check)
      check()
    })

  function begin(): FirestoreSession {
    const uid = uidNow()
    const mine: FirestoreSession = {
      uid,
      opened: open(uid).catch((error: unknown) => {
        if (session === mine) session = undefined
        throw toAppError(error, 'network-request-failed')
      }),
    }
    void mine.opened.then(notify, () => undefined)
    return mine
  }

  function end(forGood = false): Promise<WriteOutcome> {
    const ended = session
    session = undefined
    number += 1
    notify()
    const close = () =>
      ended?.opened.then((opened) => opened.close(forGood)).catch(() => 'saved' as const) ??
      ('saved' as const)
    return (closing = closing.then(close))
  }

  return {
    /** A call for an `owner` who is not signed in waits until they are: it must not be made as somebody else. */
    async open(owner?: string): Promise<OpenedFirestore> {
      watch()
      await Promise.all([known(), signOut])
      if (owner !== undefined) await isIn(owner)
      if (session && session.uid !== uidNow()) void end()
      await closing
      session ??= begin()
      return session.opened
    },
    /** The number of the session in which this user's queries may be open now; undefined while they may not. */
    numberFor: (owner: string) => (leaving === undefined && uidNow() === owner ? number : undefined),
    /** The user is about to leave; `queued` when something of theirs waits to be sent. Nothing waits for one who leaves for good. */
    leave(forGood?: boolean): Promise<WriteOutcome> {
      // Whoever waits for a sign-out that is asked for again waits for the same one.
      if (leaving === undefined) signOut = new Promise((resolve) => (signedOut = resolve))
      leaving = uidNow()
      clearTimeout(patience)
      patience = setTimeout(endSignOut, SIGN_OUT_MS)
      return end(forGood)
    },
    /** Calls `refresh` whenever `numberFor` may answer otherwise, and once a session is open. */
    follow(refresh: () => void): () => void {
      watch()
      followers.add(refresh)
      return () => void followers.delete(refresh)
    },
    /** The number of the session, whoever's. */
    current: () => number,
  }
}
