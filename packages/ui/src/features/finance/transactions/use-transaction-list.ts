import {
  ALL_TRANSACTIONS,
  filterTransactions,
  transactionsIn,
  transactionsOf,
  type FinanceBook,
  type TransactionDraft,
  type TransactionFilter,
} from '@caderno/domain/finance'
import type { Month } from '@caderno/domain/kernel'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useDraft, useKeptDraft } from '../../../hooks/use-draft.ts'

/** What is asked for; the month is the page's, or none. */
export interface ListFilter extends Omit<TransactionFilter, 'month'> {
  readonly period: '' | 'todos'
}
const { month: _, ...ALL } = ALL_TRANSACTIONS
const NO_FILTER: ListFilter = { ...ALL, period: '' }

/** The transactions that match, newest first. A keystroke never waits for the list; what is asked for outlives a look at another tab. */
export function useTransactionList(book: FinanceBook, month: Month) {
  const kept = useDraft<ListFilter>('filtros')
  const [filter, setFilter] = useState(kept.slot.held()?.values ?? NO_FILTER)
  useKeptDraft(kept, { values: filter, beside: undefined, dirty: false, stored: () => undefined })
  const asked = useDeferredValue(filter)
  const period = useMemo(
    () => (asked.period === 'todos' ? transactionsOf(book) : transactionsIn(book, month)),
    [book, month, asked.period],
  )
  const shown = useMemo(() => filterTransactions(period, { ...asked, month: '' }), [period, asked])
  const clear = useCallback(() => setFilter(({ period }) => ({ ...NO_FILTER, period })), [])
  const showAllMonths = useCallback(() => setFilter((now) => ({ ...now, period: 'todos' })), [])
  /** What is searched and filtered for leaves it out, whatever its month. */
  const isFiltered = (draft: TransactionDraft) =>
    filterTransactions([{ ...draft, id: '' }], { ...filter, month: '' }).length === 0
  return {
    filter,
    setFilter,
    isFiltered,
    shown,
    narrowed: shown.length < period.length,
    clear,
    showAllMonths,
  }
}

export type TransactionListState = ReturnType<typeof useTransactionList>
