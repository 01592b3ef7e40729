import { fieldsBack, isSame, pick, REST_UNDONE, type RecordId } from '../kernel/index.ts'
import { decodeElement, perList, type ElementLists } from './document.ts'
import { idOfChange } from './edits.ts'
import { withoutDeposits } from './goals.ts'
import type { FinanceBook, FinanceChange, FinanceElements, FinanceList } from './ports.ts'
import type { FinancialGoal } from './records.ts'

/** The lists that an element can be moved between. */
const LISTS_BETWEEN: readonly (readonly FinanceList[])[] = [['entradas', 'saidas'], ['metas'], ['orcamentos']]

type Element = FinanceElements[FinanceList]
type Goals = readonly [before: FinancialGoal, made: FinancialGoal, now: FinancialGoal]
type Index = { readonly [List in FinanceList]: ReadonlyMap<RecordId, Element> }

/**
 * What takes changes back that were made of the book `before`, in the book as it stands `now`. Only the fields that they changed go back; an
 * element is left alone where one of these is no longer what they made of it. A deposit is taken back all the same.
 */
export function inverseChanges(before: FinanceBook, changes: readonly FinanceChange[], now: FinanceBook) {
  const [was, is] = [indexOf(before), indexOf(now)]
  // The last of several of one element.
  const made = new Map(changes.map((change) => [keyOf(change.list, idOfChange(change)), storedBy(change)]))
  const inverses = LISTS_BETWEEN.flatMap((lists) => {
    const ids = new Set(changes.filter(({ list }) => lists.includes(list)).map(idOfChange))
    return [...ids].map((id) => ({ list: lists[0]!, back: backOf(id, lists, made, was, is) }))
  })
  return {
    changes: inverses.flatMap(({ back }) => back ?? []),
    /** The lists of the elements that were changed again since, one for each: they stay as they are. */
    left: inverses.filter(({ back }) => !back).map(({ list }) => list),
  }
}

const keyOf = (list: FinanceList, id: RecordId): string => `${list} ${id}`

function backOf(
  id: RecordId,
  lists: readonly FinanceList[],
  changed: ReadonlyMap<string, Element | undefined>,
  was: Index,
  is: Index,
): readonly FinanceChange[] | undefined {
  const standing = lists.map((list) => {
    const [key, before] = [keyOf(list, id), was[list].get(id)]
    return { list, before, made: changed.has(key) ? changed.get(key) : before, now: is[list].get(id) }
  })
  if (standing.every(({ now, made }) => isSame(now, made)))
    return standing.flatMap(({ list, before, made }) => {
      if (before) return [{ list, put: before } as FinanceChange]
      return made ? [{ list, remove: id }] : []
    })
  if (standing.every(({ now, before }) => isSame(now, before))) return []
  const [before, made, now] = (['before', 'made', 'now'] as const).map((state) => {
    const [found, other] = standing.filter((each) => each[state])
    return found && !other ? { list: found.list, element: found[state]! } : undefined
  })
  if (!before || !made || !now || made.list !== now.list) return undefined
  const states = [before.element, made.element, now.element] as const
  const put = withoutEdit(...states) ?? (now.list === 'metas' && withoutDeposits(...(states as Goals)))
  if (!put) return undefined
  const leaving = now.list === before.list ? [] : [{ list: now.list, remove: id }]
  return [...leaving, { list: before.list, put } as FinanceChange]
}

type Fields = Readonly<Record<string, unknown>>
/** An element with the fields of `before` that an edit changed; undefined where one of them was changed again since. */
function withoutEdit(before: object, made: object, now: object): object | undefined {
  const [was, edited, is] = [before, made, now] as readonly Fields[] as readonly [Fields, Fields, Fields]
  const changed = Object.keys({ ...was, ...edited }).filter((field) => !isSame(was[field], edited[field]))
  const fields = fieldsBack<Fields>(is, pick(was, changed), pick(edited, changed))
  if (!fields) return undefined
  const back = { ...is, ...fields }
  return Object.fromEntries(Object.entries(back).filter(([, value]) => value !== undefined))
}

/** An element as it is stored after a change of it. */
const storedBy = (change: FinanceChange): Element | undefined =>
  'put' in change ? decodeElement(change.list, change.put) : undefined

const indexOf = (book: FinanceBook): Index =>
  perList((list) => new Map((book[list] as readonly Element[]).map((one) => [one.id, one])))

/** Returns those elements of a book that the changes touch. */
export function touchedBy(book: FinanceBook, changes: readonly FinanceChange[]): FinanceBook {
  const ids = new Set(changes.map(idOfChange))
  return perList<ElementLists>((list) => book[list].filter(({ id }) => ids.has(id))) as FinanceBook
}

const TRANSACTION = [
  'Este lançamento mudou',
  'Estes lançamentos mudaram',
  'Esta transação já tinha sido removida',
]
const WORDS: Readonly<Record<FinanceList, readonly string[]>> = {
  entradas: TRANSACTION,
  saidas: TRANSACTION,
  metas: ['Esta meta mudou', 'Estas metas mudaram', 'Esta meta já tinha sido removida'],
  orcamentos: ['Este limite mudou', 'Estes limites mudaram', 'Este limite já tinha sido removido'],
}

/** The sentence for a removal that another device or tab was first to make. */
export const alreadyRemoved = ({ list }: FinanceChange): string => `${WORDS[list][2]} em outro lugar.`

/** What an undo left as it is; undefined when it left nothing. */
export function leftAlone({ changes, left }: ReturnType<typeof inverseChanges>): string | undefined {
  const [first] = left
  if (!first) return undefined
  if (changes.length > 0) return REST_UNDONE
  return `${WORDS[first][left.length === 1 ? 0 : 1]} de novo depois disso. Nada foi desfeito.`
}
