import {
  removeChanges,
  seriesOf,
  transactionsOf,
  type FinanceBook,
  type Scope,
  type Transaction,
} from '@caderno/domain/finance'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { useRemoval } from '../../../hooks/use-removal.ts'
import type { FinanceActions } from '../use-finances.ts'
import { removed } from './texts.ts'

/** What «Remover» of a row leads to. */
export function useTransactionRemoval(book: FinanceBook, change: FinanceActions) {
  const all = transactionsOf(book)
  const latest = (asked: Transaction) => all.find(({ id }) => id === asked.id) ?? asked
  return useRemoval<Transaction, [Scope]>(
    change,
    (asked, scope) => change.change(removeChanges(book, latest(asked), scope)),
    {
      failure: 'remove',
      removed(asked, outcome, scope) {
        const gone = seriesOf(book, latest(asked), scope).filter((one) => all.includes(one))
        return withOutcome(removed(gone), outcome)
      },
      restored: () => 'Desfeito.',
    },
  )
}
