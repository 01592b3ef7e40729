import type { CalendarEntry, ModuleCalendar } from '../kernel/index.ts'
import { transactionTitle } from './agenda.ts'
import { goalProgress } from './goals.ts'
import { transactionsOf } from './list.ts'
import { formatMoney } from './money.ts'
import type { FinanceBook } from './ports.ts'

/** The instalments and other transactions to come, and the goals that are not reached. Money of today is spent already: a reminder of it would come too late. */
export const FINANCE_CALENDAR: ModuleCalendar<{ readonly book: FinanceBook }> = ({ book }, today) => [
  ...transactionsOf(book)
    .filter(({ data }) => data > today)
    .map((one): CalendarEntry => ({
      uid: `lancamento-${one.id}`,
      kind: 'lancamentos',
      title: transactionTitle(one),
      day: one.data,
      text: `${one.tipo === 'entrada' ? 'Entrada' : 'Saída'} de ${formatMoney(one.valor)}`,
    })),
  ...book.metas
    .filter((goal) => goal.dataAlvo !== '' && goalProgress(goal) < 100)
    .map((goal): CalendarEntry => ({
      uid: `meta-financeira-${goal.id}`,
      kind: 'metas',
      title: `Meta: ${goal.descricao}`,
      day: goal.dataAlvo,
    })),
]
