import { dailyAllowance, formatMoney, monthFigures, type FinanceBook } from '@caderno/domain/finance'
import { monthOf, type IsoDate, type Month } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { Waiting } from '../../components/Waiting.tsx'
import classes from './FinanceFrame.module.css'

interface MonthStateProps {
  book: FinanceBook
  month: Month
  today: IsoDate
  /** Some of it is on this device only. */
  waiting: boolean
}

/** The line under the title: what may be spent per day, or how the chosen month ends. */
export function MonthState({ book, month, today, waiting }: MonthStateProps) {
  return (
    <span className={classes.state}>
      {month === monthOf(today) ? <Allowance book={book} month={month} today={today} /> : <Ended book={book} month={month} today={today} />}{' '}
      <Waiting waiting={waiting} />
    </span>
  )
}

function Allowance({ book, month, today }: Omit<MonthStateProps, 'waiting'>) {
  const allowance = useMemo(() => dailyAllowance(book, month, today), [book, month, today])
  if (!allowance) return 'Quanto entra, quanto sai e o que sobra'
  if (allowance.porDia === 0) return 'Não sobra nada para gastar até o fim do mês'
  return <>Você pode gastar <b>{formatMoney(allowance.porDia)} por dia</b> até o fim do mês</>
}

function Ended({ book, month, today }: Omit<MonthStateProps, 'waiting'>) {
  const { projetado } = useMemo(() => monthFigures(book, month, today), [book, month, today])
  const amount = <b>{formatMoney(Math.abs(projetado))}</b>
  if (month > monthOf(today)) return <>Previsão do mês: <b>{formatMoney(projetado)}</b></>
  return projetado < 0 ? <>Faltaram {amount} neste mês</> : <>Sobraram {amount} neste mês</>
}
