import type { IsoDate, Month } from '@caderno/domain/kernel'
import type { ReactNode } from 'react'
import { ModuleTabs } from '../../components/layout/ModuleTabs.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { useTab } from '../../hooks/use-tab.ts'
import { MonthSwitch } from './MonthSwitch.tsx'
import { TAB_IDS, TABS, type FinanceTabId } from './parts.ts'
import { useMonth } from './use-month.ts'

/** Which part of the finances is open, and of which month. */
export interface Opened {
  tab: FinanceTabId
  month: Month
}

/** What stands around each tab of the finances; `state` is the line under the title. */
export function FinanceFrame({
  today,
  state,
  children,
}: {
  today: IsoDate
  state?: (opened: Opened) => ReactNode
  children: (opened: Opened) => ReactNode
}) {
  const { tab, openTab } = useTab(TAB_IDS)
  const { month, current, openMonth } = useMonth(today)
  const opened = { tab, month }
  return (
    <div data-module="financas">
      <PageHead
        title="Finanças"
        tight
        state={state?.(opened) ?? '\u00a0'}
        actions={<MonthSwitch month={month} current={current} onOpen={openMonth} />}
      />
      <ModuleTabs label="Partes de Finanças" tabs={TABS} current={tab} onOpen={openTab}>
        {children(opened)}
      </ModuleTabs>
    </div>
  )
}
