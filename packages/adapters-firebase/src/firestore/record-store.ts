import {
  AppError,
  deepFreeze,
  perKey,
  type Entries,
  type Identity,
  type RecordKind,
  type RecordStore,
} from '@caderno/domain/kernel'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDocFromServer,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore'
import { timestampOf } from './documents.ts'
import { onlineOnly } from '../sync/online.ts'
import { effectOf, entriesIn } from '../sync/record-effect.ts'
import type { Settle } from '../sync/settle.ts'
import { isGuess, recordIn, watchRecords } from './watch-records.ts'

/** One kind of record in a collection of its own; the document's key is the record's id and is not stored in it. */
export function createFirestoreRecordStore<Draft extends object, Stored extends Draft & Identity>(
  firestore: Firestore,
  kind: RecordKind<Stored>,
  { settle }: { readonly settle: Settle },
): RecordStore<Draft, Stored> {
  const { collection: name, created, updated } = kind
  const all = collection(firestore, name)
  const now = serverTimestamp()
  /** What no document may have; an older one loses them with its first change (D1). */
  const withoutPasswords = { senha: deleteField(), confirmSenha: deleteField() }

  /** What a record has of its own: its identity and its stamps are the store's affair. */
  const fieldsOf = (fields: object): DocumentData => {
    const own: DocumentData = { ...fields }
    for (const key of ['id', 'userId', created, updated]) delete own[key]
    return own
  }

  return {
    watch: perKey((owner) => watchRecords(query(all, where('userId', '==', owner)), kind)),
    async get(owner, id) {
      const document = await onlineOnly(() => getDocFromServer(doc(all, id)))
      if (!document.exists()) return undefined
      const record = recordIn(kind, document)
      if (!record) throw new AppError('invalid-record')
      if (record.userId !== owner) throw new AppError('permission-denied')
      return deepFreeze(record)
    },
    async add(owner, draft) {
      const reference = doc(all)
      const document = { ...fieldsOf(draft), userId: owner, [created]: now, [updated]: now }
      return {
        id: reference.id,
        outcome: await settle(() => setDoc(reference, document), name, {
          id: reference.id,
          effect: 'there',
          isNew: true,
        }),
      }
    },
    update(_, id, patch, entries = {}) {
      const fields = fieldsOf(patch)
      const changes = [...Object.entries({ ...fields, ...withoutPasswords }), ...transformsOf(entries)].flat()
      return settle(() => updateDoc(doc(all, id), updated, now, ...changes), name, {
        id,
        effect: effectOf(fields, entries),
      })
    },
    remove: (_, id) => settle(() => deleteDoc(doc(all, id)), name, { id, effect: 'gone' }),
    async restore(owner, record) {
      if (record.userId !== owner) throw new AppError('permission-denied')
      const stampOf = (stamp: keyof Stored & string) =>
        isGuess(record, stamp) ? now : timestampOf(record[stamp])
      const stamps = { [created]: stampOf(created), [updated]: stampOf(updated) }
      const document = { ...fieldsOf(known(kind, record)), userId: owner, ...stamps }
      return settle(() => setDoc(doc(all, record.id), document), name, { id: record.id, effect: 'there' })
    },
  }
}

/** Each entry by its own path, so that the service merges what several devices put into one map. */
const transformsOf = <Draft extends object>(entries: Entries<Draft>) =>
  entriesIn(entries).map(
    ([field, key, value]) => [new FieldPath(field, key), value ?? deleteField()] as const,
  )

/** A new document may only have the fields of its schema: what an older record had besides does not come back. */
function known<Stored extends Identity>({ schema }: RecordKind<Stored>, record: Stored): object {
  const fields = 'entries' in schema ? Object.keys(schema.entries as object) : Object.keys(record)
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))
}
