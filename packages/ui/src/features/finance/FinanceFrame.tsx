import { type IsoDate, type Month, addToMonth, formatMonth, isMonth, monthOf } from '@caderno/domain/kernel'
import type { ReactNode } from 'react'
import { ModuleTabs } from '../../components/layout/ModuleTabs.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { useToday } from '../../hooks/use-today.ts'
import { useTab } from '../../hooks/use-tab.ts'
import { FINANCE_PART } from './module.ts'
import { PARTS, type FinanceTabId } from './parts.ts'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../../components/lists/IconButton.tsx'
import classes from './FinanceFrame.module.css'
import { useLocation, useNavigate } from 'react-router-dom'

const TABS = FINANCE_PART.tabs!.map(([id, name]) => ({ id: id as FinanceTabId, name }))

/** Which part of the finances is open, and of which month. */
interface Opened {
  tab: FinanceTabId
  month: Month
  today: IsoDate
}

/** What stands around each tab of the finances; `state` is the line under the title. */
export function FinanceFrame({
  state,
  children,
}: {
  state?: (opened: Opened) => ReactNode
  children: (opened: Opened) => ReactNode
}) {
  const today = useToday()
  const { tab, openTab } = useTab(Object.keys(PARTS) as [FinanceTabId])
  const shown = useMonth(today)
  const opened = { tab, month: shown.month, today }
  return (
    <div data-module="financas">
      <PageHead
        title="Finanças"
        tight
        state={state?.(opened) ?? '\u00a0'}
        actions={<MonthSwitch {...shown} />}
      />
      <ModuleTabs label="Partes de Finanças" tabs={TABS} current={tab} onOpen={openTab}>
        {children(opened)}
      </ModuleTabs>
    </div>
  )
}

/** Turns the month of the whole page, to the ends of the calendar; «Hoje» comes back to the current one. */
function MonthSwitch({ month, current, openMonth }: ReturnType<typeof useMonth>) {
  const [before, after] = [addToMonth(month, -1), addToMonth(month, 1)]
  return (
    <>
      {month !== current && (
        <Button variant="default" className={classes.back} onClick={() => openMonth(current)}>
          Hoje
        </Button>
      )}
      <div className={classes.month} role="group" aria-label="Mês">
        <IconButton
          label="Mês anterior"
          icon={IconChevronLeft}
          leads={before !== month}
          onClick={() => openMonth(before)}
        />
        <span aria-live="polite">{formatMonth(month)}</span>
        <IconButton
          label="Próximo mês"
          icon={IconChevronRight}
          leads={after !== month}
          onClick={() => openMonth(after)}
        />
      </div>
    </>
  )
}

/** The chosen month, kept in the address (`?mes=2026-10`) unless it is the current one. Turning it is no step of the browser's history. */
function useMonth(today: IsoDate) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const current = monthOf(today)
  const asked = new URLSearchParams(search).get('mes') ?? ''
  const openMonth = (month: Month) => {
    const next = new URLSearchParams(search)
    if (month === current) next.delete('mes')
    else next.set('mes', month)
    void navigate({ search: next.toString() }, { replace: true })
  }
  return { month: isMonth(asked) ? asked : current, current, openMonth }
}
