import { isSame } from '../kernel/index.ts'
import type { Students } from '../registration/index.ts'
import type { Members, SessionMemory } from './ports.ts'
import { offlineSessionOf, sessionOf, type Session, type UserRecord } from './session.ts'

/** Reads the session of a signed-in user from their documents, or from what is remembered of them. Never rejects. */
export function createSessionReader(
  members: Pick<Members, 'get'>,
  students: Pick<Students, 'get'>,
  memory: SessionMemory,
): (user: UserRecord) => Promise<Session | null> {
  let last: { readonly uid: string; readonly session: Session | null } | undefined

  return async (user) => {
    try {
      const [member, student] = await Promise.all([members.get(user.uid), students.get(user.uid)])
      const session = sessionOf(user, member, student)
      if (session) keep(session, member !== null).catch(() => undefined)
      last = { uid: user.uid, session }
      return session
    } catch {
      if (last?.uid === user.uid) return last.session && offlineSessionOf(user, last.session)
      return offlineSessionOf(user, await memory.read(user.uid).catch(() => null))
    }
  }

  /** The names of a sign-up stay until they are written. */
  async function keep({ uid, type, name, hasStudentRecord }: Session, isWritten: boolean): Promise<void> {
    const known = await memory.read(uid)
    const signedUpAs = isWritten ? undefined : known?.signedUpAs
    const seen = { type, name, hasStudentRecord, ...(signedUpAs && { signedUpAs }) }
    // A write is followed by a copy of all that there is.
    if (!isSame(known, seen)) await memory.remember(uid, seen)
  }
}
