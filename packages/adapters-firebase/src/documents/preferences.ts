import { memoizeByKey } from '@caderno/domain/kernel'
import {
  NO_PREFERENCES,
  preferencesSchema,
  type ExpectedState,
  type Preferences,
  type PreferenceStore,
} from '@caderno/domain/shell'
import { arrayRemove, arrayUnion, deleteField, doc, setDoc, type Firestore } from 'firebase/firestore'
import { readDocument } from './read-document.ts'
import { expectedStateOf } from '../write-status/expected-state.ts'
import type { SendWrite } from '../write-status/send-write.ts'
import { watchDocument } from './watch-document.ts'

export function createFirestorePreferences(
  firestore: Firestore,
  { sendWrite }: { readonly sendWrite: SendWrite },
): PreferenceStore {
  const at = (uid: string) => doc(firestore, 'preferencias', uid)
  const send = (uid: string, write: () => Promise<void>, effect: ExpectedState) =>
    sendWrite(write, { collection: 'preferencias', id: uid, effect }).outcome
  return {
    watch: memoizeByKey((uid) =>
      watchDocument(at(uid), (found) => ({
        data: readDocument<Preferences>(preferencesSchema, found) ?? NO_PREFERENCES,
      })),
    ),
    chooseView: (uid, module, view) =>
      send(
        uid,
        () => setDoc(at(uid), { visoes: { [module]: view } }, { merge: true }),
        expectedStateOf<Pick<Preferences, 'visoes'>>({ entries: { visoes: { [module]: view } } }),
      ),
    checkLinkedin: (uid, item, done) =>
      send(
        uid,
        () => setDoc(at(uid), { linkedin: done ? arrayUnion(item) : arrayRemove(item) }, { merge: true }),
        expectedStateOf({ [done ? 'add' : 'remove']: { linkedin: [item] } }),
      ),
    setReadingGoal: (uid, goal) =>
      send(
        uid,
        () => setDoc(at(uid), { metaLeitura: goal ?? deleteField() }, { mergeFields: ['metaLeitura'] }),
        expectedStateOf({ fields: { metaLeitura: goal ?? null } }),
      ),
  }
}
