import { formatMoney, sumOf, type FinanceService } from '@caderno/domain/finance'
import { lazyQuery } from '@caderno/domain/kernel'
import type { ModulePart } from '../../modules/part.ts'

/** The money in «Hoje» and in the search. */
export const FINANCE_PART: ModulePart<'book', 'transaction' | 'financialGoal'> = {
  id: 'financas',
  open: ({ finances }, owner) => ({ book: lazyQuery(async () => (await finances()).watch(owner)) }),
  tabs: [
    ['visaoGeral', 'Visão geral'],
    ['transacoes', 'Transações'],
    ['metas', 'Metas'],
    ['dicas', 'Dicas'],
  ],
  kinds: {
    transaction: {
      name: 'Transações',
      tab: 'transacoes',
      create: ['Nova transação', 'despesa gasto receita'],
      when: () => 'Lançada hoje',
      details: ({ record: { tipo, valor } }) => [
        `${tipo === 'entrada' ? 'entrada de ' : ''}${formatMoney(valor)}`,
      ],
      buttons: () => [{ label: '+1 dia', act: 'postpone' }, { label: 'Abrir' }],
      act: (service: FinanceService, { record, title }) => ({
        command: service.postpone(record),
        failure: 'update',
        words: () => `${title}: passou para o dia seguinte`,
      }),
    },
    financialGoal: {
      name: 'Metas financeiras',
      tab: 'metas',
      create: ['Nova meta financeira', 'guardar economia'],
      leftFor: 'para guardar',
      details: ({ record: { valor, valorAtual } }) => [
        formatMoney(sumOf([{ valor }, { valor: -valorAtual }])),
      ],
      buttons: () => [{ label: 'Guardar', isMain: true }],
    },
  },
}
