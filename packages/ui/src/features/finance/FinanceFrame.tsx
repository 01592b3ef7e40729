import { type IsoDate, type Month, addToMonth, formatMonth, isMonth, monthOf } from '@caderno/domain/kernel'
import { type ReactNode, useMemo } from 'react'
import { ModuleTabs } from '../../components/layout/ModuleTabs.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { PeriodSwitch } from '../../components/layout/PeriodSwitch.tsx'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { useToday } from '../../hooks/use-today.ts'
import { useTab } from '../../hooks/use-tab.ts'
import { FINANCE_UI } from './module-ui.ts'
import { TAB_COMPONENTS } from './tabs.ts'
import type { FinanceTabId, MonthProps } from './tab-props.ts'
import classes from './FinanceFrame.module.css'
import { useLocation, useNavigate } from 'react-router-dom'
import { dailyAllowance, formatMoney, monthFigures } from '@caderno/domain/finance'
import { Waiting } from '../../components/feedback/Waiting.tsx'
import { withinLimits } from './texts.ts'

const TABS = FINANCE_UI.tabs!.map(([id, name]) => ({ id: id as FinanceTabId, name }))

/** Goals and tips are of no month. */
const OF_MONTH: ReadonlySet<FinanceTabId> = new Set(['visaoGeral', 'transacoes'])

type Opened = { tab: FinanceTabId; month: Month; today: IsoDate }

/** What stands around each tab of the finances; `state` is the line under the title. */
export function FinanceFrame({
  state,
  perDay,
  children,
}: {
  state?: (opened: Opened) => ReactNode
  /** Beside the month on a phone, where `state` is only heard. */
  perDay?: (opened: Opened) => ReactNode
  children: (opened: Opened) => ReactNode
}) {
  const today = useToday()
  const isPhone = useIsPhone()
  const { tab, openTab } = useTab(Object.keys(TAB_COMPONENTS) as [FinanceTabId])
  const shown = useMonth(today)
  const isOfMonth = OF_MONTH.has(tab)
  const opened = { tab, month: isOfMonth ? shown.month : shown.current, today }
  return (
    <div data-module="financas">
      <PageHead
        title="Finanças"
        tight
        state={state?.(opened) ?? '\u00a0'}
        actions={
          isOfMonth && (
            <>
              <MonthSwitch {...shown} />
              {isPhone && perDay?.(opened)}
            </>
          )
        }
      />
      <ModuleTabs label="Partes de Finanças" tabs={TABS} current={tab} onOpen={openTab}>
        {children(opened)}
      </ModuleTabs>
    </div>
  )
}

/** Turns the month of the whole page, to the ends of the calendar; «Hoje» comes back to the current one. */
function MonthSwitch({ month, current, openMonth }: ReturnType<typeof useMonth>) {
  const name = formatMonth(month)
  const turn = (to: Month) => to !== month && (() => openMonth(to))
  return (
    <PeriodSwitch
      of="Mês"
      name={useIsPhone() ? name.replace(' de ', ' ') : name}
      onBefore={turn(addToMonth(month, -1))}
      onAfter={turn(addToMonth(month, 1))}
      onToday={month !== current && (() => openMonth(current))}
    />
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

/** The line under the title: what may be spent per day, or how the chosen month ends. `waiting`: some of it is on this device only. */
export function MonthState({ waiting, ...of }: MonthProps & { waiting: boolean }) {
  return (
    <span className="dimmed">
      <MonthWords {...of} /> <Waiting waiting={waiting} />
    </span>
  )
}

const MonthWords = (of: MonthProps) =>
  of.month === monthOf(of.today) ? <Allowance {...of} /> : <Ended {...of} />

function Allowance(of: MonthProps) {
  const { book, month, today } = of
  const allowance = useMemo(() => dailyAllowance(book, month, today), [book, month, today])
  if (!allowance) return 'Quanto entra, quanto sai e o que sobra'
  const { saldo, limites } = allowance
  const perDay = (reais: number) => <b>{formatMoney(reais)} por dia</b>
  if (saldo === null && limites) return <>Seus limites deixam {perDay(limites)} até o fim do mês</>
  if (saldo === null) return 'Seus limites deste mês já foram usados'
  if (saldo === 0) return <Overspent {...of} />
  return (
    <>
      Você pode gastar {perDay(saldo)} até o fim do mês
      {limites !== null && limites < saldo && withinLimits(limites)}
    </>
  )
}

/** «R$ 3,48 por dia», of the current month while something is left of it, else how much is missing, what the limits leave, or how the month ended. */
export function PerDay(of: MonthProps) {
  const { book, month, today } = of
  const isCurrent = month === monthOf(today)
  const allowance = useMemo(() => dailyAllowance(book, month, today), [book, month, today])
  const reais = isCurrent && allowance?.saldo
  if (isCurrent && !allowance) return null
  return (
    <p aria-hidden className={classes.perDay}>
      {reais ? (
        <>
          <b>{formatMoney(reais)}</b> por dia
        </>
      ) : (
        <MonthWords {...of} />
      )}
    </p>
  )
}

/** Nothing is left of what came in so far. */
function Overspent({ book, month, today }: MonthProps) {
  const { saldo } = useMemo(() => monthFigures(book, month, today), [book, month, today])
  if (saldo >= 0) return 'Não sobra nada do que já entrou neste mês'
  return (
    <>
      Você gastou <b>{formatMoney(-saldo)}</b> a mais do que entrou neste mês
    </>
  )
}

function Ended({ book, month, today }: MonthProps) {
  const { projetado } = useMemo(() => monthFigures(book, month, today), [book, month, today])
  const amount = (reais: number) => <b>{formatMoney(reais)}</b>
  if (month > monthOf(today)) return <>Previsão do mês: {amount(projetado)}</>
  if (projetado < 0) return <>Faltaram {amount(-projetado)} neste mês</>
  return <>Sobraram {amount(projetado)} neste mês</>
}
