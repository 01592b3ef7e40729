import type { FinanceBook } from '@caderno/domain/finance'
import type { IsoDate, Month } from '@caderno/domain/kernel'
import { lazyPart } from '../../components/layout/lazy-part.tsx'
import type { FinanceActions } from './use-finances.ts'

export interface FinancePartProps {
  book: FinanceBook
  month: Month
  today: IsoDate
  actions: FinanceActions
}
export type MonthProps = Pick<FinancePartProps, 'book' | 'month' | 'today'>

/** The tab of each, whose names FINANCE_PART has. */
export const PARTS = {
  visaoGeral: lazyPart<FinancePartProps>(() => import('./overview/OverviewTab.tsx')),
  transacoes: lazyPart<FinancePartProps>(() => import('./transactions/TransactionsTab.tsx')),
  metas: lazyPart<FinancePartProps>(() => import('./goals/GoalsTab.tsx')),
  dicas: lazyPart<FinancePartProps>(() => import('./tips/TipsTab.tsx')),
}
export type FinanceTabId = keyof typeof PARTS
