import { importedId } from '../career/index.ts'
import { LIMITS, type RecordId, type UserId } from '../kernel/index.ts'

/** An id that every store takes as a document's key, and an application as that of its contact. */
export const isValidId = (id: string): boolean =>
  id.length > 0 &&
  id.length <= LIMITS.short &&
  !/[/\p{Cc}\p{Cs}]/u.test(id) &&
  id !== '.' &&
  id !== '..' &&
  !/^__.*__$/s.test(id)

/**
 * Under which ids the records of a file stand in an account. In the account that it came from, under their own. In another they get ids made
 * of its uid and their own, for theirs belong to the first one; an id that was made so for the first account is taken apart again, so that a
 * record that travels back and forth is known as the same one. Undefined when another record of the file stands there.
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
