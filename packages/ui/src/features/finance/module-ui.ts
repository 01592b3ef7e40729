import { createFinanceService } from '@caderno/domain/finance'
import type { ModuleUi } from '../../modules/part.ts'

/** The money in the search. */
export const FINANCE_UI: ModuleUi<'book', 'transaction' | 'financialGoal'> = {
  id: 'financas',
  open: ({ finances }, owner) => ({ book: finances.watch(owner) }),
  service: createFinanceService,
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
    },
    financialGoal: {
      name: 'Metas financeiras',
      tab: 'metas',
      create: ['Nova meta financeira', 'guardar economia'],
    },
  },
}
