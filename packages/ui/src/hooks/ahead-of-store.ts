import {
  AppError,
  withEntries,
  type Entries,
  type Identity,
  type RecordId,
  type WriteOutcome,
} from '@caderno/domain/kernel'

interface Store<Stored extends object, Patch> {
  /** The record as it is known now. */
  find(id: RecordId): Stored | undefined
  write(id: RecordId, patch: Patch, entries: Entries<Stored>): Promise<WriteOutcome>
}

/**
 * Runs changes that are each computed from what the ones before will have made of the record,
 * so that two quick presses count twice even before the first is stored. A change that changes nothing writes nothing.
 */
export function createAheadOfStore<Stored extends Identity, Patch extends Partial<Stored>>({
  find,
  write,
}: Store<Stored, Patch>) {
  const ahead = new Map<RecordId, { record: Stored; writes: number }>()
  const latest = (id: RecordId): Stored | undefined => ahead.get(id)?.record ?? find(id)

  /** `entriesOf` says which single entries of the record's maps change together with the patch. */
  const change = async (
    id: RecordId,
    patchOf: (record: Stored) => Patch,
    entriesOf: (record: Stored, patch: Patch) => Entries<Stored> = () => ({}),
  ): Promise<WriteOutcome> => {
    const record = latest(id)
    if (!record) throw new AppError('not-found')
    const patch = patchOf(record)
    const entries = entriesOf(record, patch)
    if (Object.keys({ ...patch, ...entries }).length === 0) return 'saved'
    ahead.set(id, { record: withEntries(record, patch, entries), writes: (ahead.get(id)?.writes ?? 0) + 1 })
    try {
      return await write(id, patch, entries)
    } finally {
      const { writes, record: newest } = ahead.get(id)!
      if (writes === 1) ahead.delete(id)
      else ahead.set(id, { record: newest, writes: writes - 1 })
    }
  }
  return { change, latest }
}
