import type { Student } from '../registration/index.ts'
import type { Member } from './member.ts'

/** `admin` when a `usuarios` document exists, else `aluno` when an `alunos` document does (§4). It grants nothing (D2). */
type SessionType = 'admin' | 'aluno'

/** The last known session of a user, stored on this device (D5). */
export interface KnownUser {
  readonly type: SessionType
  /** nomeCompleto of the student record, else nome, else empty. */
  readonly name: string
  readonly hasStudentRecord: boolean
  /** The names given at the simple sign-up, until the `usuarios` document has them. */
  readonly signedUpAs?: SignedUpAs | undefined
}
export type SignedUpAs = Readonly<Record<'nome' | 'sobrenome', string>>

/** Somebody signed in; the absence of this (null) is signed out. */
export interface Session extends Omit<KnownUser, 'signedUpAs'> {
  readonly uid: string
  readonly user: UserRecord
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

/** The user record of §3; null where the identity service has nothing. */
export interface UserRecord extends Omit<ProviderInfo, 'providerId'> {
  readonly emailVerified: boolean
  readonly tenantId: string | null
  readonly isAnonymous: boolean
  readonly providerData: readonly ProviderInfo[]
  /** ISO instants. */
  readonly metadata: { readonly creationTime: string | null; readonly lastSignInTime: string | null }
}

export interface ProviderInfo {
  readonly providerId: string
  readonly uid: string
  readonly displayName: string | null
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly photoURL: string | null
}
