import { isolated, monthOf, type AgendaOf, type IsoDate } from '../kernel/index.ts'
import { instalmentLabel } from './changes.ts'
import { goalProgress } from './goals.ts'
import { transactionsIn } from './list.ts'
import type { FINANCE_MODULE } from './module.ts'
import type { FinanceBook } from './ports.ts'
import type { Transaction } from './records.ts'

export const FINANCE_AGENDA: AgendaOf<typeof FINANCE_MODULE> = {
  tasks: ({ book }, today) => [
    ...transactionsIn(book, monthOf(today))
      .filter(({ data, grupo }) => data === today && grupo)
      .map((record) => ({
        kind: 'transaction' as const,
        record,
        title: transactionTitle(record),
        due: today,
        done: true,
      })),
    ...unreachedGoals(book).map((record) => ({
      kind: 'financialGoal' as const,
      record,
      title: `Meta: ${isolated(record.descricao)}`,
      due: record.dataAlvo,
    })),
  ],
  doneDays: ({ book }, days) => [
    ...transactionDays(book, days),
    ...book.metas.map(({ depositos = [] }) => depositos.map(({ data }) => data)),
  ],
  plannedDays: ({ book }, days, today) => [
    ...transactionDays(book, days).filter(([day]) => day! > today),
    ...unreachedGoals(book).map(({ dataAlvo }) => [dataAlvo]),
  ],
}

const unreachedGoals = ({ metas }: FinanceBook) => metas.filter((goal) => goalProgress(goal) < 100)

/** «Parcela 3/10: Notebook». */
export function transactionTitle(transaction: Transaction): string {
  const label = instalmentLabel(transaction)
  return label ? `Parcela ${label}: ${isolated(transaction.descricao)}` : isolated(transaction.descricao)
}

const transactionDays = (book: FinanceBook, days: readonly IsoDate[]): readonly (readonly IsoDate[])[] =>
  [...new Set(days.map(monthOf))].flatMap((month) => transactionsIn(book, month).map(({ data }) => [data]))
