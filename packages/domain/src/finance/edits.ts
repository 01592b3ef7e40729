import { AppError, type RecordId } from '../kernel/index.ts'
import { decodeElement, perList, storedLists, type StoredLists } from './document.ts'
import type { FinanceChange, FinanceList } from './ports.ts'

/**
 * The edits for some changes (of those of one element the last one counts) of a document as it was last seen; undefined is one that nobody knows.
 * An element that changed since then is no longer the one that was seen, and stays: an edit that races a removal wins (D7).
 */
export function editsOf(seen: unknown, changes: readonly FinanceChange[]) {
  const known = listsOf(seen)
  const last = perList<{ readonly [List in FinanceList]: ReadonlyMap<RecordId, FinanceChange> }>(
    (list) =>
      new Map(changes.filter((change) => change.list === list).map((change) => [idOfChange(change), change])),
  )
  return {
    // A broken element is none of them, whatever id it has: nobody saw it, so nobody meant it.
    remove: perList<StoredLists>((list) =>
      known[list].filter((one) => last[list].has(idOf(one)!) && decodeElement(list, one) !== undefined),
    ),
    add: perList<StoredLists>((list) =>
      [...last[list].values()].flatMap((change) => ('put' in change ? [readable(change)] : [])),
    ),
  }
}

/** What changes do to the stored lists: elements leave them as they were seen there, others are put behind the rest. */
export type FinanceEdits = ReturnType<typeof editsOf>

/** The document after the edits. What was not seen stays, also one with the id of an added element: both may hold a deposit. Unknown keys stay. */
export function withEdits(document: unknown, { remove, add }: FinanceEdits): object {
  const lists = listsOf(document)
  const edited = perList<StoredLists>((list) => {
    const moved = [...remove[list], ...add[list]]
    const [ids, texts] = [new Set(moved.map(idOf)), new Set(moved.map((element) => JSON.stringify(element)))]
    const stays = (element: unknown) => !ids.has(idOf(element)) || !texts.has(JSON.stringify(element))
    return [...lists[list].filter(stays), ...add[list]]
  })
  return { ...(document as object | undefined), ...edited }
}

function listsOf(document: unknown): StoredLists {
  const lists = storedLists(document ?? {})
  if (!lists) throw new AppError('invalid-record')
  return lists
}

/** Returns what is put into a list, and refuses what would be unreadable. */
function readable({ list, put }: FinanceChange & { put: unknown }): unknown {
  const element = decodeElement(list, put)
  if (!element) throw new AppError('invalid-record')
  return element
}

export const idOfChange = (change: FinanceChange): RecordId =>
  'put' in change ? change.put.id : change.remove

const idOf = (element: unknown) => (element as { id?: RecordId } | null)?.id
