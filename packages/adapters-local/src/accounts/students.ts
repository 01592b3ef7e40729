import { AppError, decode, perKey, type WriteOutcome } from '@caderno/domain/kernel'
import { studentSchema, type Student, type Students } from '@caderno/domain/registration'
import type { WriteLedger } from '@caderno/domain/shell'
import type { LiveDocument } from '../records/live-document.ts'
import { peopleOf, readDocument } from './people.ts'

export function createLocalStudents(people: LiveDocument, writes: WriteLedger): Students {
  const decodeStudent = (document: unknown) => decode<Student>(studentSchema, document)
  const read = (value: unknown, uid: string) => readDocument(decodeStudent, peopleOf(value).alunos, uid)
  const update = (uid: string, patch: object) =>
    people.change<WriteOutcome>((value) => {
      const before = peopleOf(value)
      const student = read(value, uid)
      if (!student) return { error: new AppError('not-found') }
      const { email, matricula, criadoEm } = student
      const document = decodeStudent({ ...student, ...patch, uid, email, matricula, criadoEm })
      return { value: { ...before, alunos: { ...before.alunos, [uid]: document } }, result: 'saved' }
    })
  return {
    get: async (uid) => read(await people.read(), uid),
    watch: perKey((uid) => people.watch((value) => read(value, uid))),
    isMatriculaTaken: async (matricula) => Object.hasOwn(peopleOf(await people.read()).matriculas, matricula),
    enroll: (student) =>
      people.change<WriteOutcome>((value) => {
        const before = peopleOf(value)
        const document = decodeStudent(student)
        if (!document) return { error: new AppError('invalid-record') }
        if (Object.hasOwn(before.alunos, student.uid)) return { error: new AppError('permission-denied') }
        if (Object.hasOwn(before.matriculas, student.matricula))
          return { error: new AppError('matricula-taken') }
        const alunos = { ...before.alunos, [student.uid]: document }
        const matriculas = { ...before.matriculas, [student.matricula]: { uid: student.uid } }
        return { value: { ...before, alunos, matriculas }, result: 'saved' }
      }),
    update: (uid, patch) => writes.track(uid, { collection: 'alunos', id: uid }, update(uid, patch)),
  }
}
