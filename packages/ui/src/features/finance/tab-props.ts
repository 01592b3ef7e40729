import type { FinanceBook } from '@caderno/domain/finance'
import type { IsoDate, Month } from '@caderno/domain/kernel'
import type { FinanceActions } from './use-finances.ts'

export type FinanceTabId = 'visaoGeral' | 'transacoes' | 'metas' | 'dicas'

export interface FinancePartProps {
  book: FinanceBook
  month: Month
  today: IsoDate
  actions: FinanceActions
}
export type MonthProps = Pick<FinancePartProps, 'book' | 'month' | 'today'>
