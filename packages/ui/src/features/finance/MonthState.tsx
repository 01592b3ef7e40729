import { dailyAllowance, formatMoney, monthFigures, type FinanceBook } from '@caderno/domain/finance'
import { monthOf, type IsoDate, type Month } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { Waiting } from '../../components/feedback/Waiting.tsx'
import { withinLimits } from './texts.ts'
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
      {month === monthOf(today) ? (
        <Allowance book={book} month={month} today={today} />
      ) : (
        <Ended book={book} month={month} today={today} />
      )}{' '}
      <Waiting waiting={waiting} />
    </span>
  )
}

function Allowance({ book, month, today }: Omit<MonthStateProps, 'waiting'>) {
  const allowance = useMemo(() => dailyAllowance(book, month, today), [book, month, today])
  if (!allowance) return 'Quanto entra, quanto sai e o que sobra'
  const { saldo, limites } = allowance
  if (saldo === null) return <WithinLimits perDay={limites ?? 0} />
  if (saldo === 0) return 'Não sobra nada do que já entrou neste mês'
  return (
    <>
      Você pode gastar <b>{formatMoney(saldo)} por dia</b> até o fim do mês
      {limites !== null && limites < saldo && withinLimits(limites)}
    </>
  )
}

function WithinLimits({ perDay }: { perDay: number }) {
  if (perDay === 0) return 'Seus limites deste mês já foram usados'
  return (
    <>
      Seus limites deixam <b>{formatMoney(perDay)} por dia</b> até o fim do mês
    </>
  )
}

function Ended({ book, month, today }: Omit<MonthStateProps, 'waiting'>) {
  const { projetado } = useMemo(() => monthFigures(book, month, today), [book, month, today])
  const amount = <b>{formatMoney(Math.abs(projetado))}</b>
  if (month > monthOf(today))
    return (
      <>
        Previsão do mês: <b>{formatMoney(projetado)}</b>
      </>
    )
  return projetado < 0 ? <>Faltaram {amount} neste mês</> : <>Sobraram {amount} neste mês</>
}
