import {
  AppError,
  decode,
  withEntries,
  type Added,
  type Identity,
  type RecordId,
  type RecordKind,
  type RecordStore,
  type UserId,
} from '@caderno/domain/kernel'
import { chunkPlace, isForeign, type Document } from './chunks.ts'
import { createDesk, type Desk, type Found } from './desk.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'
import { createShelf, type Expectation, type Shelf } from './shelf.ts'

type Environment = Pick<LocalEnvironment, 'storage' | 'locks' | 'channel' | 'clock' | 'ids' | 'writes'>

interface Library<Stored> {
  readonly shelf: Shelf<Stored>
  readonly commit: GroupCommit
}

/** One kind of record on this device, each user's in chunks of their own. Writes are shown at once and taken back when they fail. */
export function createLocalRecordStore<Draft extends object, Stored extends Draft & Identity>(
  kind: RecordKind<Stored>,
  environment: Environment,
): RecordStore<Draft, Stored> {
  const { storage, channel, clock, ids, writes } = environment
  const libraries = new Map<UserId, Library<Stored>>()
  const libraryOf = (owner: UserId): Library<Stored> => {
    const known = libraries.get(owner)
    if (known) return known
    const place = chunkPlace(kind.collection, owner)
    const hints = { chunkOf: new Map<RecordId, number>(), last: undefined }
    const made = {
      shelf: createShelf({ kind, owner, place, storage, channel, hints }),
      commit: createGroupCommit({ ...environment, place, hints }),
    }
    libraries.set(owner, made)
    return made
  }
  const stamp = () => clock.now().toISOString()

  /** The owner's document; a foreign one is refused, wherever it is. */
  const own = async (desk: Desk, owner: UserId, id: RecordId): Promise<Found | undefined> => {
    const found = await desk.find(id)
    const foreign = found
      ? found.document['userId'] !== owner
      : await isForeign(storage, kind.collection, chunkPlace(kind.collection, owner), id)
    if (foreign) throw new AppError('permission-denied')
    return found
  }
  const write = async (
    owner: UserId,
    id: RecordId,
    expected: Expectation<Stored> | undefined,
    edit: (desk: Desk) => Promise<number | undefined>,
    isNew = false,
  ) => {
    const { shelf, commit } = libraryOf(owner)
    await writes.track(
      owner,
      { collection: kind.collection, id, isNew },
      commit(edit, shelf.expect(expected)),
    )
    return 'saved' as const
  }

  return {
    watch: (owner) => libraryOf(owner).shelf.query,
    async get(owner, id) {
      const found = await own(
        createDesk(storage, chunkPlace(kind.collection, owner), { chunkOf: new Map(), last: undefined }),
        owner,
        id,
      )
      return found && readable(kind, found.document)
    },
    async add(owner, draft): Promise<Added> {
      const id = ids.next()
      const now = stamp()
      const document = { ...draft, id, userId: owner, [kind.created]: now, [kind.updated]: now }
      return {
        id,
        outcome: await write(
          owner,
          id,
          { id, record: readable(kind, document) },
          (desk) => desk.put(document),
          true,
        ),
      }
    },
    async update(owner, id, patch, entries) {
      const sealed = { id, userId: owner, [kind.updated]: stamp() }
      const changed = (before: object): Document => ({ ...withEntries(before, patch, entries), ...sealed })
      const shown = libraryOf(owner).shelf.shown(id)
      return write(owner, id, shown && { id, record: readable(kind, changed(shown)) }, async (desk) => {
        const found = await own(desk, owner, id)
        if (!found) throw new AppError('not-found')
        const document = changed(found.document)
        readable(kind, document)
        return desk.put(document, found)
      })
    },
    async remove(owner, id) {
      return write(owner, id, { id, record: undefined }, async (desk) => {
        const found = await own(desk, owner, id)
        return found && desk.remove(found)
      })
    },
    async restore(owner, record) {
      if (record.userId !== owner) throw new AppError('permission-denied')
      const document: Document = {
        ...record,
        [kind.created]: record[kind.created] || stamp(),
        [kind.updated]: record[kind.updated] || stamp(),
      }
      return write(owner, record.id, { id: record.id, record: readable(kind, document) }, async (desk) =>
        desk.put(document, await own(desk, owner, record.id)),
      )
    },
  }
}

/** Nothing is written, or given, that the store itself would set aside when reading. */
function readable<Stored extends Identity>({ schema }: RecordKind<Stored>, document: object): Stored {
  const record = decode(schema, document)
  if (!record) throw new AppError('invalid-record')
  return Object.freeze(record)
}
