import type { Student } from '../registration/index.ts'
import type { Member } from './member.ts'
import type { KnownUser } from './ports.ts'
import type { UserRecord } from './user-record.ts'

/** `admin` when a `usuarios` document exists, else `aluno` when an `alunos` document does (§4). A label and no power (D2). */
export type SessionType = 'admin' | 'aluno'

/** Somebody signed in; the absence of this (null) is signed out. */
export interface Session {
  readonly uid: string
  readonly user: UserRecord
  readonly type: SessionType
  /** nomeCompleto of the student record, else nome, else empty. */
  readonly name: string
  readonly hasStudentRecord: boolean
  /** The documents could not be read; type and name are the last known (D5). */
  readonly offline: boolean
}

/** What the documents say of a user; null without any of them, which counts as signed out (D5). */
export function sessionOf(user: UserRecord, member: Member | null, student: Student | null): Session | null {
  if (!member && !student) return null
  return Object.freeze({
    uid: user.uid,
    user,
    type: member ? 'admin' : 'aluno',
    name: student?.nomeCompleto.trim() || member?.nome?.trim() || '',
    hasStudentRecord: student !== null,
    offline: false,
  })
}

const NOTHING_KNOWN: KnownUser = { type: 'aluno', name: '', hasStudentRecord: false }

/** The session of a user whose documents could not be read: never signed out, the last known type (D5). */
export function offlineSessionOf(user: UserRecord, known: KnownUser | null): Session {
  const { type, name, hasStudentRecord } = known ?? NOTHING_KNOWN
  return Object.freeze({ uid: user.uid, user, type, name, hasStudentRecord, offline: true })
}
