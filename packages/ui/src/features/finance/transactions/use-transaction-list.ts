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

/** What is asked for, of the page's month or of all. */
export interface ListFilter extends TransactionFilter {
  readonly period: '' | 'todos'
}
const NO_FILTER: ListFilter = { ...ALL_TRANSACTIONS, period: '' }

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
  const shown = useMemo(() => filterTransactions(period, asked), [period, asked])
  return {
    filter,
    setFilter,
    /** What is searched and filtered for leaves it out, whatever its month. */
    isFiltered: (draft: TransactionDraft) => filterTransactions([{ ...draft, id: '' }], filter).length === 0,
    shown,
    narrowed: shown.length < period.length,
    clear: useCallback(() => setFilter(({ period }) => ({ ...NO_FILTER, period })), []),
    showAllMonths: useCallback(() => setFilter((now) => ({ ...now, period: 'todos' })), []),
  }
}

export type TransactionListState = ReturnType<typeof useTransactionList>
