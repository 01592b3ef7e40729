import { memberSchema, type Member, type Members } from '@caderno/domain/identity'
import { AppError, decode, isDocument, memoizeByKey, type UserId } from '@caderno/domain/kernel'
import { studentSchema, type Student, type StudentPatch, type Students } from '@caderno/domain/registration'
import type { DeviceOutbox } from '@caderno/domain/shell'
import type { Document } from '../records/chunks.ts'
import type { LiveDocument } from '../records/live-document.ts'

/**
 * `usuarios`, `alunos` and `matriculas` of this device, each keyed as in the specification, in one stored value:
 * an enrolment writes two of them in one atomic step (D6).
 */
interface People {
  readonly usuarios: Document
  readonly alunos: Document
  readonly matriculas: Document
}

/** Rejects a damaged value, so that nothing overwrites it. */
export function peopleOf(value: unknown = {}): People {
  const part = (name: string): Document => documentOf(documentOf(value)[name] ?? {})
  return { usuarios: part('usuarios'), alunos: part('alunos'), matriculas: part('matriculas') }
}

function documentOf(value: unknown): Document {
  if (!isDocument(value)) throw new AppError('invalid-record')
  return value
}

/** A document by its key, null when there is none; a damaged one is rejected, not treated as missing. */
function readDocument<T>(
  read: (document: unknown) => T | undefined,
  documents: Document,
  key: string,
): T | null {
  if (!Object.hasOwn(documents, key)) return null
  const record = read(documents[key])
  if (record === undefined) throw new AppError('invalid-record')
  return record
}

const decodeMember = (document: unknown) => decode<Member>(memberSchema, document)
const decodeStudent = (document: unknown) => decode<Student>(studentSchema, document)
const studentOf = (value: unknown, uid: UserId) => readDocument(decodeStudent, peopleOf(value).alunos, uid)

/** The fixed fields of a student stay, whatever the patch says. */
export function withProfile(value: unknown, uid: UserId, patch: StudentPatch): People {
  const student = studentOf(value, uid)
  if (!student) throw new AppError('not-found')
  const { email, matricula, criadoEm } = student
  const changed = decodeStudent({ ...student, ...patch, uid, email, matricula, criadoEm })
  const people = peopleOf(value)
  return { ...people, alunos: { ...people.alunos, [uid]: changed } }
}

export function createLocalMembers(people: LiveDocument): Members {
  return {
    get: async (uid) => readDocument(decodeMember, peopleOf(await people.read()).usuarios, uid),
    createIfMissing: (member) =>
      people.change((value) => {
        const before = peopleOf(value)
        if (Object.hasOwn(before.usuarios, member.uid)) return undefined
        return { ...before, usuarios: { ...before.usuarios, [member.uid]: { ...member } } }
      }, member.uid),
  }
}

export function createLocalStudents(people: LiveDocument, outbox: DeviceOutbox): Students {
  return {
    get: async (uid) => studentOf(await people.read(), uid),
    watch: memoizeByKey((uid) => people.watch((value) => studentOf(value, uid))),
    isMatriculaTaken: async (matricula) => Object.hasOwn(peopleOf(await people.read()).matriculas, matricula),
    enroll: (student) =>
      people.change((value) => {
        const before = peopleOf(value)
        const document = decodeStudent(student)
        if (!document) throw new AppError('invalid-record')
        if (Object.hasOwn(before.alunos, student.uid)) throw new AppError('permission-denied')
        if (Object.hasOwn(before.matriculas, student.matricula)) throw new AppError('matricula-taken')
        const alunos = { ...before.alunos, [student.uid]: document }
        const matriculas = { ...before.matriculas, [student.matricula]: { uid: student.uid } }
        return { ...before, alunos, matriculas }
      }, student.uid),
    update(uid, patch) {
      const updated = people.change((value) => withProfile(value, uid, patch), uid)
      return outbox.track(uid, { collection: 'alunos', id: uid }, updated)
    },
  }
}
