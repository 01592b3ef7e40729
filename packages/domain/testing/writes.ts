import { updateOf, type Identity, type RecordId, type RecordStore } from '../src/kernel/index.ts'

type Write = readonly [id: RecordId, patch: object, entries: object]

/** Notes what each later update of the store writes of its record; one that changes nothing is left out. */
export function noteWrites<Draft extends object, Stored extends Draft & Identity>(
  store: RecordStore<Draft, Stored>,
): readonly Write[] {
  const writes: Write[] = []
  const { update } = store
  store.update = (owner, id, change) =>
    update(owner, id, (record) => {
      const found = updateOf<Draft, Stored>(record, change)
      if (found) writes.push([id, found.patch, found.entries])
      return found ?? {}
    })
  return writes
}
