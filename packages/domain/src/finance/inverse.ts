import { byText, type RecordId } from '../kernel/index.ts'
import { decodeElement, perList } from './document.ts'
import { withoutDeposits } from './goals.ts'
import type { FinanceBook, FinanceChange, FinanceElements, FinanceList } from './ports.ts'
import type { FinancialGoal } from './records.ts'

export interface InverseChanges {
  readonly changes: readonly FinanceChange[]
  /** Where an element stands that was changed again since, one for each: it stays as it is. */
  readonly left: readonly FinanceList[]
}

/** The lists that an element can be moved between. */
const LISTS_BETWEEN: readonly (readonly FinanceList[])[] = [['entradas', 'saidas'], ['metas'], ['orcamentos']]

type Element = FinanceElements[FinanceList]
type Index = { readonly [List in FinanceList]: ReadonlyMap<RecordId, Element> }

/**
 * What takes changes back that were made of the book `before`, in the book as it stands `now`. An element that is no longer what they made of
 * it is left alone; of a goal a deposit is taken back all the same, and what else was put aside or changed stays.
 */
export function inverseChanges(
  before: FinanceBook,
  changes: readonly FinanceChange[],
  now: FinanceBook,
): InverseChanges {
  const [was, is] = [indexOf(before), indexOf(now)]
  const inverses = LISTS_BETWEEN.flatMap((lists) => {
    const ids = new Set(changes.filter(({ list }) => lists.includes(list)).map(idOf))
    return [...ids].map((id) => ({ list: lists[0]!, back: backOf(id, lists, changes, was, is) }))
  })
  return {
    changes: inverses.flatMap(({ back }) => back ?? []),
    left: inverses.filter(({ back }) => !back).map(({ list }) => list),
  }
}

function backOf(
  id: RecordId,
  lists: readonly FinanceList[],
  changes: readonly FinanceChange[],
  was: Index,
  is: Index,
): readonly FinanceChange[] | undefined {
  const before = lists.map((list) => was[list].get(id))
  const made = lists.map((list, at) =>
    afterChange(
      before[at],
      changes.findLast((change) => change.list === list && idOf(change) === id),
    ),
  )
  const now = lists.map((list) => is[list].get(id))
  if (textOf(now) === textOf(made))
    return lists.flatMap((list, at) => restoring(list, id, before[at], made[at]))
  if (lists[0] !== 'metas' || ![before, made, now].every(([goal]) => goal)) return undefined
  const put = withoutDeposits(
    ...([now[0], before[0], made[0]] as [FinancialGoal, FinancialGoal, FinancialGoal]),
  )
  return put && [{ list: 'metas', put }]
}

/** An element as it is stored after the last change of it in its list. */
function afterChange(before: Element | undefined, change: FinanceChange | undefined): Element | undefined {
  if (!change) return before
  return 'put' in change ? decodeElement(change.list, change.put) : undefined
}

function restoring(
  list: FinanceList,
  remove: RecordId,
  before: Element | undefined,
  made: Element | undefined,
): readonly FinanceChange[] {
  if (before) return [{ list, put: before } as FinanceChange]
  return made ? [{ list, remove }] : []
}

const indexOf = (book: FinanceBook): Index =>
  perList((list) => new Map((book[list] as readonly Element[]).map((one) => [one.id, one])))

const idOf = (change: FinanceChange): RecordId => ('put' in change ? change.put.id : change.remove)

/** The order of the fields is the store's. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isFields(part) ? sorted(part) : part))
const sorted = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => byText(a, b)))
const isFields = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** Of a book only what the changes touch. */
export function touchedBy(book: FinanceBook, changes: readonly FinanceChange[]): FinanceBook {
  const ids = new Set(changes.map(idOf))
  const touched = (element: Element) => ids.has(element.id)
  return perList<{ readonly [List in FinanceList]: readonly unknown[] }>((list) =>
    book[list].filter(touched),
  ) as unknown as FinanceBook
}

const CHANGED: Readonly<Record<FinanceList, readonly [string, string]>> = {
  entradas: ['Este lançamento mudou', 'Estes lançamentos mudaram'],
  saidas: ['Este lançamento mudou', 'Estes lançamentos mudaram'],
  metas: ['Esta meta mudou', 'Estas metas mudaram'],
  orcamentos: ['Este limite mudou', 'Estes limites mudaram'],
}

/** Of a removal that another device or tab was first to make. */
export const ALREADY_REMOVED: Readonly<Record<FinanceList, string>> = {
  entradas: 'Esta transação já tinha sido removida em outro lugar.',
  saidas: 'Esta transação já tinha sido removida em outro lugar.',
  metas: 'Esta meta já tinha sido removida em outro lugar.',
  orcamentos: 'Este limite já tinha sido removido em outro lugar.',
}

/** What an undo left as it is; undefined when it left nothing. */
export function leftAlone({ changes, left }: InverseChanges): string | undefined {
  const [first] = left
  if (!first) return undefined
  if (changes.length > 0) return 'O que mudou de novo depois disso ficou como está. O resto foi desfeito.'
  return `${CHANGED[first][left.length === 1 ? 0 : 1]} de novo depois disso. Nada foi desfeito.`
}
