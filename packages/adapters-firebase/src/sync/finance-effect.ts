import { FINANCE_LISTS, type FinanceEdits } from '@caderno/domain/finance'
import { plain, type Document } from '../firestore/documents.ts'
import type { Effect } from '@caderno/domain/shell'

/** What a book holds once the edits were taken: every element by itself, as text, and whether it is there. */
export const effectOf = ({ remove, add }: FinanceEdits): Effect => ({
  ...presence(remove, false),
  ...presence(add, true),
})

export function isBookAsWritten(document: Document | undefined, effect: Effect): boolean {
  const there = presence(document ?? {}, true)
  return Object.entries(effect).every(([element, isThere]) => element in there === isThere)
}

function presence(lists: Document | FinanceEdits['add'], isThere: boolean): Record<string, boolean> {
  const elementsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  return Object.fromEntries(
    FINANCE_LISTS.flatMap((list) =>
      elementsOf(lists[list]).map((element) => [`${list} ${textOf(element)}`, isThere]),
    ),
  )
}

/** The same for two elements whose keys stand in another order: the service sorts them. */
const textOf = (element: unknown): string =>
  JSON.stringify(plain(element), (_, part: unknown) => (isMap(part) ? sorted(part) : part))

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const sorted = (map: object): object =>
  Object.fromEntries(Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1)))
