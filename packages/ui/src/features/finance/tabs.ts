import { lazyPart } from '../../components/layout/lazy-part.tsx'
import type { FinancePartProps, FinanceTabId } from './tab-props.ts'

/** The tab of each, whose names FINANCE_UI has. */
export const TAB_COMPONENTS = {
  visaoGeral: lazyPart<FinancePartProps>(() => import('./overview/OverviewTab.tsx')),
  transacoes: lazyPart<FinancePartProps>(() => import('./transactions/TransactionsTab.tsx')),
  metas: lazyPart<FinancePartProps>(() => import('./goals/GoalsTab.tsx')),
  dicas: lazyPart<FinancePartProps>(() => import('./tips/TipsTab.tsx')),
} satisfies Record<FinanceTabId, unknown>
