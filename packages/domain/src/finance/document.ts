import * as v from 'valibot'
import { decode, type RecordId } from '../kernel/index.ts'
import { mergeGoals } from './goals.ts'
import type { FinanceBook, FinanceElements, FinanceList } from './ports.ts'
import {
  budgetSchema,
  expenseSchema,
  financialGoalSchema,
  incomeSchema,
  type FinancialGoal,
} from './records.ts'

/** One document per user, keyed by the uid (§3). */
export const FINANCES_COLLECTION = 'financas'
export const FINANCE_LISTS: readonly FinanceList[] = ['entradas', 'saidas', 'metas', 'orcamentos']
/** One value for each list of a book. */
export const perList = <PerList extends { readonly [List in FinanceList]: unknown }>(
  of: <List extends FinanceList>(list: List) => PerList[List],
): PerList => Object.fromEntries(FINANCE_LISTS.map((list) => [list, of(list)])) as unknown as PerList

export const EMPTY_BOOK: FinanceBook = Object.freeze(perList<FinanceBook>(() => Object.freeze([])))

const elements = v.optional(v.array(v.unknown()), [])
const documentSchema = v.looseObject(perList<Record<FinanceList, typeof elements>>(() => elements))

const SCHEMAS: { readonly [List in FinanceList]: v.GenericSchema<unknown, FinanceElements[List]> } = {
  entradas: incomeSchema,
  saidas: expenseSchema,
  metas: financialGoalSchema,
  orcamentos: budgetSchema,
}

/** An element as its list has it; undefined when it is none. A transaction of the other type is none. */
export function decodeElement<List extends FinanceList>(
  list: List,
  element: unknown,
): FinanceElements[List] | undefined {
  const decoded = decode<FinanceElements[List]>(SCHEMAS[list], element)
  return decoded && withoutAbsent(decoded)
}

/** A broken optional field is no field: a store may refuse to write `undefined`. */
const withoutAbsent = <Element extends object>(element: Element): Element =>
  Object.values(element).includes(undefined)
    ? (Object.fromEntries(Object.entries(element).filter(([, value]) => value !== undefined)) as Element)
    : element

/** The stored elements, readable or not. */
export type StoredLists = { readonly [List in FinanceList]: readonly unknown[] }
/** The lists of a stored document; undefined for what is no `financas` document. */
export const storedLists = (document: unknown): StoredLists | undefined => decode(documentSchema, document)

type Element = FinanceElements[FinanceList]
/** A book, whatever its lists hold. */
export type ElementLists = { readonly [List in FinanceList]: readonly Element[] }

/** Returns the later of two elements with one id; a goal keeps the deposits of both. */
const merge = (earlier: Element, later: Element): Element =>
  'dataAlvo' in later ? mergeGoals(earlier as FinancialGoal, later) : later

/** A stored `financas` document; undefined when it is none or when one of its lists is no list. Never throws. */
export function decodeFinances(document: unknown, decodeOne: typeof decodeElement = decodeElement) {
  const lists = storedLists(document)
  if (!lists) return undefined
  let unreadable = 0
  const read = (list: FinanceList): readonly Element[] => {
    const found = new Map<RecordId, Element>()
    for (const raw of lists[list]) {
      const element = decodeOne(list, raw)
      if (element) {
        const earlier = found.get(element.id)
        found.delete(element.id)
        found.set(element.id, earlier ? merge(earlier, element) : element)
      } else unreadable += 1
    }
    return [...found.values()]
  }
  const book = perList<ElementLists>(read) as FinanceBook
  /** `unreadable`: how many elements cannot be read; they stay where they are. */
  return { book, unreadable }
}
export type DecodedFinances = NonNullable<ReturnType<typeof decodeFinances>>
