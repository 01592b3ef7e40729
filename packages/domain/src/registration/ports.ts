import type { LiveQuery, UserId, WriteOutcome } from '../kernel/index.ts'
import type { Student, StudentPatch } from './student.ts'

/** The `alunos` and `matriculas` collections (§3, D6). */
export interface Students {
  get(uid: UserId): Promise<Student | null>
  watch(uid: UserId): LiveQuery<Student | null>
  isMatriculaTaken(matricula: string): Promise<boolean>
  /**
   * Writes the student and reserves the matricula in one atomic step.
   * Rejects `matricula-taken` when somebody else has it; a second call for a uid that already has a record rejects `permission-denied`.
   */
  enroll(student: Student): Promise<WriteOutcome>
  /** Rejects `not-found` when there is no record. */
  update(uid: UserId, patch: StudentPatch): Promise<WriteOutcome>
}
