import type { FinanceBook } from '@caderno/domain/finance'
import type { IsoDate, Month } from '@caderno/domain/kernel'
import type { ComponentType } from 'react'
import { lazyPart } from '../../components/layout/lazy-part.tsx'
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

export const PARTS: Readonly<Record<FinanceTabId, ComponentType<FinancePartProps>>> = {
  visaoGeral: lazyPart(() => import('./overview/OverviewTab.tsx')),
  transacoes: lazyPart(() => import('./transactions/TransactionsTab.tsx')),
  metas: lazyPart(() => import('./goals/GoalsTab.tsx')),
  dicas: lazyPart(() => import('./tips/TipsTab.tsx')),
}
