import type { FinanceBook } from '@caderno/domain/finance'
import type { IsoDate, Month } from '@caderno/domain/kernel'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { FinanceActions } from './use-finance-actions.ts'

/** What each tab of the finances is given. */
export interface FinancePartProps {
  /** The uid. */
  owner: string
  book: FinanceBook
  /** The chosen one. */
  month: Month
  today: IsoDate
  change: FinanceActions
}
export const TAB_IDS = ['visaoGeral', 'transacoes', 'metas', 'dicas'] as const
export type FinanceTabId = (typeof TAB_IDS)[number]

export const TABS: readonly { readonly id: FinanceTabId; readonly name: string }[] = [
  { id: 'visaoGeral', name: 'Visão geral' },
  { id: 'transacoes', name: 'Transações' },
  { id: 'metas', name: 'Metas' },
  { id: 'dicas', name: 'Dicas' },
]

export const PARTS: Readonly<Record<FinanceTabId, LazyExoticComponent<ComponentType<FinancePartProps>>>> = {
  visaoGeral: lazy(() => import('./overview/OverviewTab.tsx')),
  transacoes: lazy(() => import('./transactions/TransactionsTab.tsx')),
  metas: lazy(() => import('./goals/GoalsTab.tsx')),
  dicas: lazy(() => import('./tips/TipsTab.tsx')),
}
