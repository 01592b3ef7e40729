import { formatMoney, sumOf, type FinanceService } from '@caderno/domain/finance'
import type { AgendaParts } from '../../modules/part.ts'

/** The money in «Hoje». */
export const FINANCE_ROWS: AgendaParts<'transaction' | 'financialGoal', FinanceService> = {
  transaction: {
    when: () => 'Lançada hoje',
    details: ({ record: { tipo, valor } }) => [
      `${tipo === 'entrada' ? 'entrada de ' : ''}${formatMoney(valor)}`,
    ],
    buttons: () => [{ label: '+1 dia', act: 'postpone' }, { label: 'Abrir' }],
    act: (service, { record, title }) => ({
      write: service.postpone(record),
      failure: 'update',
      words: () => `${title}: passou para o dia seguinte`,
    }),
  },
  financialGoal: {
    leftFor: 'para guardar',
    details: ({ record: { valor, valorAtual } }) => [formatMoney(sumOf([{ valor }, { valor: -valorAtual }]))],
    buttons: () => [{ label: 'Guardar', isMain: true }],
  },
}
