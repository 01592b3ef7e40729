import { memoizeByKey } from '@caderno/domain/kernel'
import {
  NO_PREFERENCES,
  preferencesSchema,
  type ExpectedState,
  type Preferences,
  type PreferenceStore,
} from '@caderno/domain/shell'
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  setDoc,
  type DocumentData,
  type Firestore,
  type SetOptions,
} from 'firebase/firestore'
import { readDocument } from './read-document.ts'
import { expectedStateOf } from '../write-status/expected-state.ts'
import type { SendWrite } from '../write-status/send-write.ts'
import { watchDocument } from './watch-document.ts'

export function createFirestorePreferences(firestore: Firestore, sendWrite: SendWrite): PreferenceStore {
  const at = (uid: string) => doc(firestore, 'preferencias', uid)
  const send = (
    uid: string,
    fields: DocumentData,
    effect: ExpectedState,
    options: SetOptions = { merge: true },
  ) =>
    sendWrite(() => setDoc(at(uid), fields, options), { collection: 'preferencias', id: uid, effect }).outcome
  return {
    watch: memoizeByKey((uid) =>
      watchDocument(at(uid), (found) => ({
        data: readDocument<Preferences>(preferencesSchema, found) ?? NO_PREFERENCES,
      })),
    ),
    chooseView(uid, module, view) {
      const entries = { visoes: { [module]: view } }
      return send(uid, entries, expectedStateOf<Pick<Preferences, 'visoes'>>({ entries }))
    },
    checkLinkedin: (uid, item, done) =>
      send(
        uid,
        { linkedin: done ? arrayUnion(item) : arrayRemove(item) },
        expectedStateOf({ [done ? 'add' : 'remove']: { linkedin: [item] } }),
      ),
    setReadingGoal: (uid, goal) =>
      send(
        uid,
        { metaLeitura: goal ?? deleteField() },
        { metaLeitura: goal ?? null },
        { mergeFields: ['metaLeitura'] },
      ),
  }
}
