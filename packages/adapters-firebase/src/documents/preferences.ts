import { memoizeByKey } from '@caderno/domain/kernel'
import {
  NO_PREFERENCES,
  preferencesSchema,
  type Preferences,
  type PreferenceStore,
} from '@caderno/domain/shell'
import { arrayRemove, arrayUnion, deleteField, doc, setDoc, type Firestore } from 'firebase/firestore'
import { readDocument } from './read-document.ts'
import type { SendWrite } from '../write-status/send-write.ts'
import { watchDocument } from './watch-document.ts'

export function createFirestorePreferences(
  firestore: Firestore,
  { sendWrite }: { readonly sendWrite: SendWrite },
): PreferenceStore {
  const at = (uid: string) => doc(firestore, 'preferencias', uid)
  const aboutOf = (uid: string) => ({ collection: 'preferencias', id: uid, effect: 'there' }) as const
  return {
    watch: memoizeByKey((uid) =>
      watchDocument(at(uid), (found) => ({
        data: readDocument<Preferences>(preferencesSchema, found) ?? NO_PREFERENCES,
      })),
    ),
    chooseView: (uid, module, view) =>
      sendWrite(() => setDoc(at(uid), { visoes: { [module]: view } }, { merge: true }), aboutOf(uid)).outcome,
    checkLinkedin: (uid, item, done) =>
      sendWrite(
        () => setDoc(at(uid), { linkedin: done ? arrayUnion(item) : arrayRemove(item) }, { merge: true }),
        aboutOf(uid),
      ).outcome,
    setReadingGoal: (uid, goal) =>
      sendWrite(
        () => setDoc(at(uid), { metaLeitura: goal ?? deleteField() }, { mergeFields: ['metaLeitura'] }),
        aboutOf(uid),
      ).outcome,
  }
}
