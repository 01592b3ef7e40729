import * as v from 'valibot'
import { decode, type RecordId } from '../kernel/index.ts'
import type { FinanceBook, FinanceElements, FinanceList } from './ports.ts'
import { expenseSchema, financialGoalSchema, incomeSchema } from './records.ts'

/** One document per user, keyed by the uid (spec §3). */
export const FINANCES_COLLECTION = 'financas'
export const FINANCE_LISTS = ['entradas', 'saidas', 'metas'] as const satisfies readonly FinanceList[]
export const EMPTY_BOOK: FinanceBook = Object.freeze({ entradas: Object.freeze([]), saidas: Object.freeze([]), metas: Object.freeze([]) })

const elements = v.optional(v.array(v.unknown()), [])
const documentSchema = v.looseObject({ entradas: elements, saidas: elements, metas: elements })

const SCHEMAS: { readonly [List in FinanceList]: v.GenericSchema<unknown, FinanceElements[List]> } = {
  entradas: incomeSchema,
  saidas: expenseSchema,
  metas: financialGoalSchema,
}

/** An element as its list has it; undefined when it is none. A transaction of the other type is none. */
export const decodeElement = <List extends FinanceList>(list: List, element: unknown): FinanceElements[List] | undefined =>
  decode<FinanceElements[List]>(SCHEMAS[list], element)

export interface DecodedFinances {
  readonly book: FinanceBook
  /** Elements that cannot be read; they stay where they are. */
  readonly setAside: number
}

/** The stored elements, readable or not; undefined for what is no `financas` document. */
export const storedLists = (document: unknown): { readonly [List in FinanceList]: readonly unknown[] } | undefined => decode(documentSchema, document)

/** A stored `financas` document; undefined when it is none or when one of its lists is no list. Never throws. */
export function decodeFinances(document: unknown): DecodedFinances | undefined {
  const lists = storedLists(document)
  if (!lists) return undefined
  let setAside = 0
  const read = <List extends FinanceList>(list: List): readonly FinanceElements[List][] => {
    const found = new Map<RecordId, FinanceElements[List]>()
    for (const raw of lists[list]) {
      const element = decodeElement(list, raw)
      if (element) {
        found.delete(element.id)
        found.set(element.id, element)
      } else setAside += 1
    }
    return [...found.values()]
  }
  return { book: { entradas: read('entradas'), saidas: read('saidas'), metas: read('metas') }, setAside }
}
