import {
  FINANCE_LISTS,
  type Budget,
  type FinanceBook,
  type FinanceChange,
  type FinancialGoal,
  type Transaction,
} from '../src/finance/index.ts'

export const idsIn = (elements: readonly { readonly id: string }[]): readonly string[] =>
  elements.map(({ id }) => id).toSorted()

export interface FinanceStep {
  readonly do: 'put' | 'edit' | 'move' | 'remove'
  readonly pick: number
  readonly income: Transaction
  readonly expense: Transaction
  readonly goal: FinancialGoal
  readonly budget: Budget
}

/** Slow and obvious: one map for each list, in the order in which things were put. */
export function createFinanceModel() {
  const maps = {
    entradas: new Map<string, Transaction>(),
    saidas: new Map<string, Transaction>(),
    metas: new Map<string, FinancialGoal>(),
    orcamentos: new Map<string, Budget>(),
  }
  const put = <Element extends { id: string }>(map: Map<string, Element>, element: Element) => {
    map.delete(element.id)
    map.set(element.id, element)
  }
  /** An id that is there, or the given one. */
  const some = (map: ReadonlyMap<string, unknown>, pick: number, id: string) =>
    [...map.keys()][pick % Math.max(map.size, 1)] ?? id

  return {
    apply({ do: action, pick, income, expense, goal, budget }: FinanceStep): FinanceChange[] {
      if (action === 'put') {
        put(maps.entradas, income)
        put(maps.metas, goal)
        put(maps.orcamentos, budget)
        return [
          { list: 'entradas', put: income },
          { list: 'metas', put: goal },
          { list: 'orcamentos', put: budget },
        ]
      }
      if (action === 'edit') {
        const edited = { ...goal, id: some(maps.metas, pick, goal.id) }
        put(maps.metas, edited)
        return [{ list: 'metas', put: edited }]
      }
      const id = some(maps.entradas, pick, income.id)
      maps.entradas.delete(id)
      if (action === 'remove') {
        const goalId = some(maps.metas, pick, goal.id)
        maps.metas.delete(goalId)
        return [
          { list: 'entradas', remove: id },
          { list: 'metas', remove: goalId },
        ]
      }
      const moved = { ...expense, id }
      put(maps.saidas, moved)
      return [
        { list: 'entradas', remove: id },
        { list: 'saidas', put: moved },
      ]
    },
    isShown: (book: FinanceBook): boolean =>
      isSameBook(book, {
        entradas: [...maps.entradas.values()],
        saidas: [...maps.saidas.values()],
        metas: [...maps.metas.values()],
        orcamentos: [...maps.orcamentos.values()],
      }),
  }
}

/** The same elements in the same order; their keys may stand in any. */
export const isSameBook = (a: FinanceBook, b: FinanceBook): boolean =>
  FINANCE_LISTS.every((list) => JSON.stringify(sorted(a[list])) === JSON.stringify(sorted(b[list])))

const sorted = (elements: readonly object[]): unknown =>
  elements.map((element) => Object.entries(element).toSorted(([a], [b]) => (a < b ? -1 : 1)))
