import {
  seriesOf,
  transactionsOf,
  type FinanceBook,
  type Scope,
  type Transaction,
} from '@caderno/domain/finance'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { useCommand } from '../../../hooks/use-command.ts'
import { useRemoval } from '../../../hooks/use-removal.ts'
import type { FinanceActions } from '../use-finances.ts'
import { removed } from './texts.ts'

/** What «Remover» of a row leads to. */
export function useTransactionRemoval(book: FinanceBook, { service }: FinanceActions) {
  const commands = useCommand('financas', service, 'transacoes')
  const all = transactionsOf(book)
  const latest = (asked: Transaction) => all.find(({ id }) => id === asked.id) ?? asked
  const removal = useRemoval<Transaction, [Scope]>(commands, service.remove, {
    failure: 'remove',
    removed(asked, outcome, scope) {
      const gone = seriesOf(book, latest(asked), scope).filter((one) => all.includes(one))
      return withOutcome(removed(gone), outcome)
    },
    restored: () => 'Desfeito.',
  })
  return { ...removal, problem: commands.problem?.sentence, announcement: commands.announcement }
}
