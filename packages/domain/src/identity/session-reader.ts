import type { Students } from '../registration/index.ts'
import type { KnownUser, Members, SessionMemory } from './ports.ts'
import { offlineSessionOf, sessionOf, type Session } from './session.ts'
import type { UserRecord } from './user-record.ts'

export interface SessionSources {
  readonly members: Pick<Members, 'get'>
  readonly students: Pick<Students, 'get'>
  readonly memory: SessionMemory
}

/** Reads the session of a signed-in user from their documents, or from what is remembered of them. Never rejects. */
export function createSessionReader({ members, students, memory }: SessionSources): (user: UserRecord) => Promise<Session | null> {
  let last: { readonly uid: string; readonly session: Session | null } | undefined

  return async (user) => {
    try {
      const [member, student] = await Promise.all([members.get(user.uid), students.get(user.uid)])
      const session = sessionOf(user, member, student)
      if (session && !isRemembered(session)) memory.remember(user.uid, knownOf(session)).catch(() => undefined)
      last = { uid: user.uid, session }
      return session
    } catch {
      if (last?.uid === user.uid) return last.session && offlineSessionOf(user, last.session)
      return offlineSessionOf(user, await memory.recall(user.uid).catch(() => null))
    }
  }

  function isRemembered(session: Session): boolean {
    const before = last?.uid === session.uid ? last.session : null
    return before !== null && before.type === session.type && before.name === session.name && before.hasStudentRecord === session.hasStudentRecord
  }
}

const knownOf = ({ type, name, hasStudentRecord }: Session): KnownUser => ({ type, name, hasStudentRecord })
