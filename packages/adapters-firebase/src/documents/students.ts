import { AppError, decode, memoizeByKey } from '@caderno/domain/kernel'
import { studentSchema, withoutPasswords, type Student, type Students } from '@caderno/domain/registration'
import { doc, getDoc, runTransaction, updateDoc, type Firestore, type Transaction } from 'firebase/firestore'
import { passwordsGone } from '../firestore-values.ts'
import { readDocument, untilShown } from './read-document.ts'
import { online, onlineOnly } from '../write-status/online.ts'
import type { SendWrite } from '../write-status/send-write.ts'
import { watchDocument } from './watch-document.ts'
import { memberSchema, type Member, type Members } from '@caderno/domain/identity'

/** `alunos`, and beside it `matriculas`: empty documents whose keys are taken (D6). */
export function createFirestoreStudents(firestore: Firestore, sendWrite: SendWrite): Students {
  const studentAt = (uid: string) => doc(firestore, 'alunos', uid)
  const matriculaAt = (matricula: string) => doc(firestore, 'matriculas', matricula)

  /** Throws what stands in the way of an enrolment. */
  const assertFree = async ({ uid, matricula }: Student, transaction?: Transaction) => {
    const get = transaction ? transaction.get.bind(transaction) : getDoc
    if ((await get(studentAt(uid))).exists()) throw new AppError('permission-denied')
    if ((await get(matriculaAt(matricula))).exists()) throw new AppError('matricula-taken')
  }

  return {
    get: (uid) => online(async () => readDocument<Student>(studentSchema, await getDoc(studentAt(uid)))),
    watch: memoizeByKey((uid) =>
      watchDocument(studentAt(uid), (found) => ({ data: readDocument<Student>(studentSchema, found) })),
    ),
    isMatriculaTaken: (matricula) => online(async () => (await getDoc(matriculaAt(matricula))).exists()),
    async enroll(given) {
      const student = decode<Student>(studentSchema, given)
      if (!student) throw new AppError('invalid-record')
      try {
        await onlineOnly(() =>
          runTransaction(firestore, async (transaction) => {
            await assertFree(student, transaction)
            transaction.set(studentAt(student.uid), student).set(matriculaAt(student.matricula), {})
          }),
        )
      } catch (error) {
        if ((error as AppError).code === 'permission-denied') await online(() => assertFree(student))
        throw error
      }
      await untilShown(studentAt(student.uid))
      return 'saved'
    },
    update(uid, patch) {
      const {
        uid: _uid,
        email: _email,
        matricula: _matricula,
        criadoEm: _criadoEm,
        ...fields
      } = withoutPasswords(patch as Partial<Student>)
      return sendWrite(() => updateDoc(studentAt(uid), { ...fields, ...passwordsGone() }), {
        collection: 'alunos',
        id: uid,
        effect: fields,
      }).outcome
    },
  }
}

export function createFirestoreMembers(firestore: Firestore): Members {
  const at = (uid: string) => doc(firestore, 'usuarios', uid)
  const exists = async (uid: string) => (await getDoc(at(uid))).exists()
  return {
    get: (uid) => online(async () => readDocument<Member>(memberSchema, await getDoc(at(uid)))),
    async createIfMissing(member) {
      const created = onlineOnly(() =>
        runTransaction(firestore, async (transaction) => {
          if ((await transaction.get(at(member.uid))).exists()) return false
          transaction.set(at(member.uid), fieldsOf(member))
          return true
        }),
      )
      const isNew = await created.catch(async (error: AppError) => {
        const wasSlower = error.code === 'permission-denied' && (await online(() => exists(member.uid)))
        if (!wasSlower) throw error
        return false
      })
      if (isNew) await untilShown(at(member.uid))
      return 'saved'
    },
  }
}

/** Firestore has no undefined. */
const fieldsOf = (member: Member): object =>
  Object.fromEntries(Object.entries(withoutPasswords(member)).filter(([, value]) => value !== undefined))
