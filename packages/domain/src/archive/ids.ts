import { LIMITS, type RecordId, type UserId } from '../kernel/index.ts'

/** An id that every store takes as a document's key, and an application as that of its contact. */
export const isValidId = (id: string): boolean =>
  id.length > 0 &&
  id.length <= LIMITS.short &&
  !/[/\p{Cc}\p{Cs}]/u.test(id) &&
  id !== '.' &&
  id !== '..' &&
  !/^__.*__$/s.test(id)

/** The same at every try, so that a record that was edited since is known again. */
export const importedId = (owner: UserId, id: RecordId): RecordId => `${owner}-${id}`

/**
 * The ids of a file's records in an account. In the account they came from they keep their ids. In another account an id is made of its uid
 * and the original id; exporting and importing again recovers the original id, so that a record is recognised. Undefined when another
 * record of the file has that id.
 */
export function targets(
  conta: string,
  owner: UserId,
  has: (id: RecordId) => boolean,
): (id: RecordId) => RecordId | undefined {
  const taken = new Set<RecordId>()
  const made = importedId(conta, '')
  return (id) => {
    const origin = conta !== '' && id.startsWith(made) && id.length > made.length ? id.slice(made.length) : id
    const fresh = conta === owner ? id : importedId(owner, origin)
    const target =
      [id, origin, importedId(owner, origin)].find((each) => has(each) && !taken.has(each)) ?? fresh
    if (taken.has(target)) return undefined
    taken.add(target)
    return target
  }
}
