import { dailyAllowance, formatMoney, monthFigures } from '@caderno/domain/finance'
import { monthOf } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { Waiting } from '../../components/feedback/Waiting.tsx'
import type { MonthProps } from './parts.ts'
import { withinLimits } from './texts.ts'
import classes from './FinanceFrame.module.css'

/** The line under the title: what may be spent per day, or how the chosen month ends. `waiting`: some of it is on this device only. */
export function MonthState({ waiting, ...of }: MonthProps & { waiting: boolean }) {
  return (
    <span className={classes.state}>
      {of.month === monthOf(of.today) ? <Allowance {...of} /> : <Ended {...of} />}{' '}
      <Waiting waiting={waiting} />
    </span>
  )
}

function Allowance({ book, month, today }: MonthProps) {
  const allowance = useMemo(() => dailyAllowance(book, month, today), [book, month, today])
  if (!allowance) return 'Quanto entra, quanto sai e o que sobra'
  const { saldo, limites } = allowance
  if (saldo === null)
    return limites ? (
      <>
        Seus limites deixam <b>{formatMoney(limites)} por dia</b> até o fim do mês
      </>
    ) : (
      'Seus limites deste mês já foram usados'
    )
  if (saldo === 0) return 'Não sobra nada do que já entrou neste mês'
  return (
    <>
      Você pode gastar <b>{formatMoney(saldo)} por dia</b> até o fim do mês
      {limites !== null && limites < saldo && withinLimits(limites)}
    </>
  )
}

function Ended({ book, month, today }: MonthProps) {
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
