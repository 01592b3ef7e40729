import { memberSchema, type Member, type Members } from '@caderno/domain/identity'
import type { AppError } from '@caderno/domain/kernel'
import { withoutPasswords } from '@caderno/domain/registration'
import { doc, getDoc, runTransaction, type Firestore } from 'firebase/firestore'
import { readDocument } from './documents.ts'
import { online, onlineOnly } from '../sync/online.ts'

export function createFirestoreMembers(firestore: Firestore): Members {
  const at = (uid: string) => doc(firestore, 'usuarios', uid)
  const exists = async (uid: string) => (await getDoc(at(uid))).exists()
  return {
    get: (uid) => online(async () => readDocument<Member>(memberSchema, await getDoc(at(uid)))),
    async createIfMissing(member) {
      const created = onlineOnly(() =>
        runTransaction(firestore, async (transaction) => {
          if (!(await transaction.get(at(member.uid))).exists())
            transaction.set(at(member.uid), fieldsOf(member))
        }),
      )
      await created.catch(async (error: AppError) => {
        const wasSlower = error.code === 'permission-denied' && (await online(() => exists(member.uid)))
        if (!wasSlower) throw error
      })
      return 'saved'
    },
  }
}

/** Firestore has no undefined. */
const fieldsOf = (member: Member): object =>
  Object.fromEntries(Object.entries(withoutPasswords(member)).filter(([, value]) => value !== undefined))
