import {
  ARCHIVED_KINDS,
  RECORD_COLLECTIONS,
  withPreferences,
  type ImportChanges,
  type RecordCollection,
} from '@caderno/domain/archive'
import { editsOf, FINANCES_COLLECTION, withEdits } from '@caderno/domain/finance'
import {
  AppError,
  decode,
  type Clock,
  type Identity,
  type RecordId,
  type UserId,
} from '@caderno/domain/kernel'
import { NO_PREFERENCES, PEOPLE_KEY } from '@caderno/domain/shell'
import { withProfile } from '../accounts/people.ts'
import { createChunks, type Document } from '../records/chunks.ts'
import { preferencesOf } from '../records/preferences.ts'
import type { Table } from '../storage/key-value-store.ts'
import type { LocalEnvironment } from '../storage/environment.ts'

/** The keys of one user's documents that are one value each. */
export const documentKeys = (owner: UserId) => ({
  financas: `${FINANCES_COLLECTION}/${encodeURIComponent(owner)}`,
  preferencias: `preferencias/${encodeURIComponent(owner)}`,
})

/** Records checked at once: more of them would block the page. */
const AT_ONCE = 500

/** Writes an import in one transaction and returns the written keys. */
export async function writeImport(
  { storage, clock, accounts }: Pick<LocalEnvironment, 'storage' | 'clock' | 'accounts'>,
  owner: UserId,
  changes: ImportChanges,
): Promise<readonly string[]> {
  const { records, removed = {}, finances, profile, preferences, unchosen = NO_PREFERENCES } = changes
  const keys = documentKeys(owner)
  const now = clock.now().toISOString()
  const documents: (readonly [RecordCollection, readonly Document[]])[] = []
  for (const name of RECORD_COLLECTIONS)
    documents.push([name, await stamped(name, records[name], now, clock)])
  const hasPreferences = [preferences, unchosen].some((choices) =>
    Object.values(choices).some((part: object) => Object.keys(part).length > 0),
  )

  return storage.transact(async (table) => {
    await accounts.checkIn(table, owner)
    const written = new Set<string>()
    const edit = async (key: string, change: (value: unknown) => unknown) => {
      table.put(key, change(await table.get(key)))
      written.add(key)
    }
    for (const [name, list] of documents)
      for (const key of await putAll(table, name, owner, list)) written.add(key)
    for (const name of RECORD_COLLECTIONS)
      for (const key of await removeAll(table, name, owner, removed[name] ?? [])) written.add(key)
    if (finances.length > 0)
      await edit(keys.financas, (value) => ({
        createdAt: now,
        ...withEdits(value, editsOf(value, finances)),
        updatedAt: now,
      }))
    if (Object.keys(profile).length > 0) await edit(PEOPLE_KEY, (value) => withProfile(value, owner, profile))
    if (hasPreferences)
      await edit(keys.preferencias, (value) => withPreferences(preferencesOf(value), changes))
    return [...written]
  })
}

async function removeAll(
  table: Table,
  name: RecordCollection,
  owner: UserId,
  ids: readonly RecordId[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const chunks = createChunks(name, owner)
  await chunks.survey(table)
  const written = new Set<string>()
  for (const id of ids) {
    const chunk = chunks.chunkOf(id)
    if (chunk === undefined) continue
    await chunks.remove(table, id)
    written.add(chunks.keyOf(chunk))
  }
  return [...written]
}

/** Rejects what the store could not read back. */
async function stamped(
  name: RecordCollection,
  records: readonly Identity[],
  now: string,
  clock: Clock,
): Promise<readonly Document[]> {
  const { created, updated, schema } = ARCHIVED_KINDS[name].kind
  const documents: Document[] = []
  for (const record of records) {
    const fields = record as unknown as Document
    const document = { ...fields, [created]: fields[created] || now, [updated]: fields[updated] || now }
    if (!decode<object>(schema, document)) throw new AppError('invalid-record')
    if (documents.push(document) % AT_ONCE === 0) await clock.wait(0)
  }
  return documents
}

/** Replaces the documents that exist and appends the others. */
async function putAll(
  table: Table,
  name: RecordCollection,
  owner: UserId,
  documents: readonly Document[],
): Promise<readonly string[]> {
  if (documents.length === 0) return []
  const chunks = createChunks(name, owner)
  await chunks.survey(table)
  const foreign = await chunks.foreignIds(table)
  const written = new Set<string>()
  for (const document of documents) {
    const id = document['id'] as string
    const isNew = chunks.chunkOf(id) === undefined
    const before = isNew ? undefined : await chunks.find(table, id)
    if (foreign.has(id) || (before && before['userId'] !== owner)) throw new AppError('permission-denied')
    await chunks.put(table, document, isNew)
    written.add(chunks.keyOf(chunks.chunkOf(id)!))
  }
  return [...written]
}
