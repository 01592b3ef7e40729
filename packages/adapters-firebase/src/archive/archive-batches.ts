import {
  ARCHIVED_KINDS,
  RECORD_COLLECTIONS,
  type ImportChanges,
  type RecordCollection,
} from '@caderno/domain/archive'
import { editsOf, FINANCES_COLLECTION, withEdits } from '@caderno/domain/finance'
import { AppError, type UserId } from '@caderno/domain/kernel'
import { NO_PREFERENCES } from '@caderno/domain/shell'
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore'
import { documentSize, MAX_DOCUMENT } from '../documents/document-size.ts'
import { passwordsGone, timestampOf, type Document } from '../firestore-values.ts'
import { putEdits } from '../documents/finances.ts'

export interface ArchiveWrite {
  /** About how many bytes of a request. */
  readonly size: number
  /** How many records of the file are in it; the profile and the preferences are none. */
  readonly records: number
  put(batch: WriteBatch): void
}

interface ImportWrites {
  readonly firestore: Firestore
  readonly owner: UserId
  readonly changes: ImportChanges
  /** The `financas` document as it stands. */
  readonly book: DocumentData | undefined
}

/** The limits of a batch; its bytes are half of what a request may have, in which a document is larger than what it holds. */
export const BATCH_LIMITS = { writes: 500, bytes: 5_000_000 }
/** Its document's address, and what goes with it. */
const REMOVAL_BYTES = 500

/** The writes of an import: in one batch where a request can carry it. */
export function batchesOf(writes: ImportWrites): readonly (readonly ArchiveWrite[])[] {
  const batches: ArchiveWrite[][] = []
  let [open, size]: [ArchiveWrite[], number] = [[], 0]
  for (const write of writesOf(writes)) {
    const isFull = open.length >= BATCH_LIMITS.writes || size + write.size > BATCH_LIMITS.bytes
    if (open.length === 0 || isFull) {
      batches.push((open = []))
      size = 0
    }
    open.push(write)
    size += write.size
  }
  return batches
}

function writesOf(writes: ImportWrites): readonly ArchiveWrite[] {
  const { firestore, owner } = writes
  const { records, removed = {}, finances, profile, preferences, unchosen = NO_PREFERENCES } = writes.changes
  const gone: DocumentData = Object.fromEntries(
    Object.keys(unchosen.visoes).map((module) => [module, deleteField()]),
  )
  const choices = [
    choicesOf(gone, unchosen.linkedin, arrayRemove, unchosen.metaLeitura && deleteField()),
    choicesOf(preferences.visoes, preferences.linkedin, arrayUnion, preferences.metaLeitura),
  ].filter((fields) => Object.keys(fields).length > 0)
  const person: ArchiveWrite = {
    size: documentSize(profile),
    records: 0,
    put: (batch) => {
      batch.update(doc(firestore, 'alunos', owner), { ...profile, ...passwordsGone() })
    },
  }
  return [
    ...(finances.length > 0 ? [financeWrite(writes)] : []),
    ...(Object.keys(profile).length > 0 ? [person] : []),
    ...choices.map((fields): ArchiveWrite => ({
      size: 1_000,
      records: 0,
      put: (batch) => void batch.set(doc(firestore, 'preferencias', owner), fields, { merge: true }),
    })),
    ...RECORD_COLLECTIONS.flatMap((name) =>
      records[name].map((record): ArchiveWrite => {
        const document = documentOf(name, record as unknown as Document)
        const put = (batch: WriteBatch) => void batch.set(doc(firestore, name, record.id), document)
        return { size: documentSize(document), records: 1, put }
      }),
    ),
    ...RECORD_COLLECTIONS.flatMap((name) =>
      (removed[name] ?? []).map((id): ArchiveWrite => {
        const put = (batch: WriteBatch) => void batch.delete(doc(firestore, name, id))
        return { size: REMOVAL_BYTES, records: 1, put }
      }),
    ),
  ]
}

/** The fields of the preferences that a write has, without those that it leaves. */
const choicesOf = (
  visoes: DocumentData,
  linkedin: readonly string[],
  change: typeof arrayUnion,
  metaLeitura: unknown,
): DocumentData => ({
  ...(Object.keys(visoes).length > 0 && { visoes }),
  ...(linkedin.length > 0 && { linkedin: change(...linkedin) }),
  ...(metaLeitura !== undefined && { metaLeitura }),
})

/** The document's key is the record's id and is not stored in it. */
function documentOf(name: RecordCollection, { id: _, ...fields }: Document): DocumentData {
  const { created, updated } = ARCHIVED_KINDS[name].kind
  return { ...fields, [created]: timestampOf(fields[created]), [updated]: timestampOf(fields[updated]) }
}

function financeWrite({ firestore, owner, changes, book = {} }: ImportWrites): ArchiveWrite {
  const { finances } = changes
  const edits = editsOf(book, finances)
  const size = documentSize(withEdits(book, edits))
  if (size > MAX_DOCUMENT) throw new AppError('storage-full')
  return {
    size,
    records: finances.length,
    put: (batch) => putEdits(batch, doc(firestore, FINANCES_COLLECTION, owner), edits),
  }
}
