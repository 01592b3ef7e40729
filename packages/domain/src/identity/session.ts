import type { UserRecord } from './user-record.ts'

/** `admin` when a `usuarios` document exists, else `aluno` when an `alunos` document does (spec §4). A label and no power (D2). */
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
