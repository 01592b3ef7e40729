import {
  AppError,
  createWrite,
  deepFreeze,
  deferWrite,
  memoizeByKey,
  updateOf,
  withEntries,
  type Entries,
  type Change,
  type Identity,
  type RecordId,
  type RecordKind,
  type RecordStore,
  type UserId,
  type Written,
} from '@caderno/domain/kernel'
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDocFromCache,
  getDocFromServer,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore'
import { perList, timestampOf, passwordsGone } from '../firestore-values.ts'
import { withAppErrors } from '../error-codes.ts'
import { onlineOnly } from '../write-status/online.ts'
import { expectedStateOf, entriesIn, listEditsOf } from '../write-status/expected-state.ts'
import type { SendWrite } from '../write-status/send-write.ts'
import { isGuess, recordIn, watchRecords } from './watch-records.ts'

/** One kind of record in a collection of its own; the document's key is the record's id and is not stored in it. */
export function createFirestoreRecordStore<Draft extends object, Stored extends Draft & Identity>(
  firestore: Firestore,
  kind: RecordKind<Stored>,
  sendWrite: SendWrite,
): RecordStore<Draft, Stored> {
  const { collection: name, created, updated } = kind
  const all = collection(firestore, name)
  const now = serverTimestamp()

  /** The fields of a record without its identity and its stamps, which the store sets. */
  const fieldsOf = (fields: object): DocumentData => {
    const own: DocumentData = { ...fields }
    for (const key of ['id', 'userId', created, updated]) delete own[key]
    return own
  }

  const read = async (owner: UserId, id: RecordId, ask: typeof getDocFromServer) => {
    const document = await ask(doc(all, id))
    if (!document.exists()) return undefined
    const record = recordIn(kind, document)
    if (!record) throw new AppError('invalid-record')
    if (record.userId !== owner) throw new AppError('permission-denied')
    return deepFreeze(record)
  }
  const readFromServer = (owner: UserId, id: RecordId) => onlineOnly(() => read(owner, id, getDocFromServer))

  const write = (before: Stored, { patch, entries }: Written<Draft>) => {
    const { id } = before
    const after = withEntries<Stored>(before, patch as Partial<Stored>, entries as Entries<Stored>)
    const own = fieldsOf(patch)
    const { remove, add } = listEditsOf(before, own)
    const fields = Object.fromEntries(Object.entries(own).filter(([field]) => !(field in add)))
    const update = () => {
      const batch = writeBatch(firestore)
      const put = (changes: readonly (readonly [string | FieldPath, unknown])[]) =>
        batch.update(doc(all, id), updated, now, ...changes.flat())
      const [removals, additions] = [perList(remove, arrayRemove), perList(add, arrayUnion)]
      put([
        ...Object.entries({ ...fields, ...passwordsGone(), ...additions, ...removals }),
        ...transformsOf(entries),
      ])
      // One write takes one transform for a field.
      const later = Object.entries(additions).filter(([field]) => field in removals)
      if (later.length > 0) put(later)
      return batch.commit()
    }
    return sendWrite(
      update,
      { collection: name, id, effect: expectedStateOf({ fields, entries, remove, add }) },
      { before, after },
    )
  }
  /** The cache has what this device wrote, sent or not. The next change waits for the write to be made, and not for its outcome. */
  const change = async (owner: UserId, id: RecordId, changing: Change<Draft, Stored>) => {
    const record = await withAppErrors(() => read(owner, id, getDocFromCache)).catch((error: AppError) => {
      // The service would say the same.
      if (error.code === 'invalid-record' || error.code === 'permission-denied') throw error
      return readFromServer(owner, id)
    })
    if (!record) throw new AppError('not-found')
    const update = updateOf<Draft, Stored>(record, changing)
    return update
      ? write(record, update)
      : createWrite(Promise.resolve({ before: record, after: record }), Promise.resolve('saved'))
  }
  const turns = new Map<RecordId, Promise<unknown>>()
  /** One change of a record after the other: each is computed from what the ones before have written. */
  const inTurn = <T>(id: RecordId, task: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(id) ?? Promise.resolve()).then(task, task)
    turns.set(id, turn)
    const end = () => turns.get(id) === turn && turns.delete(id)
    turn.then(end, end)
    return turn
  }

  return {
    watch: memoizeByKey((owner) => watchRecords(query(all, where('userId', '==', owner)), kind)),
    get: readFromServer,
    add(owner, draft) {
      const reference = doc(all)
      const { id } = reference
      const fields = fieldsOf(draft)
      const stamp = new Date().toISOString()
      const after = { ...fields, id, userId: owner, [created]: stamp, [updated]: stamp } as unknown as Stored
      const document = { ...fields, userId: owner, [created]: now, [updated]: now }
      const about = { collection: name, id, effect: 'there', isNew: true } as const
      return sendWrite(() => setDoc(reference, document), about, { after })
    },
    update: (owner, id, changing) => deferWrite(() => inTurn(id, () => change(owner, id, changing))),
    remove: (_, id) => sendWrite(() => deleteDoc(doc(all, id)), { collection: name, id, effect: 'gone' }, {}),
    restore: (owner, record) =>
      deferWrite(() => {
        if (record.userId !== owner) throw new AppError('permission-denied')
        const stampOf = (stamp: keyof Stored & string) =>
          isGuess(record, stamp) ? now : timestampOf(record[stamp])
        const stamps = { [created]: stampOf(created), [updated]: stampOf(updated) }
        const document = { ...fieldsOf(known(kind, record)), userId: owner, ...stamps }
        const about = { collection: name, id: record.id, effect: 'there' } as const
        return sendWrite(() => setDoc(doc(all, record.id), document), about, { after: record })
      }),
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
