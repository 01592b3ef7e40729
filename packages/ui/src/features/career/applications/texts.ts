import {
  atHour,
  daysBetween,
  failureWords,
  formatDate,
  formatNumber,
  isolated,
  shortMonth,
  type IsoDate,
} from '@caderno/domain/kernel'
import { interviewTime, type Application, type ApplicationFunnel, type Due } from '@caderno/domain/career'

const days = (value: number): string => `${formatNumber(value, 0, 1)} ${value === 1 ? 'dia' : 'dias'}`
export const percent = (value: number): string => `${value}%`

/** «Enviada em 18/11/2026» */
export const sentOn = ({ dataEnvio }: Application): string =>
  dataEnvio === '' ? 'Sem data de envio' : `Enviada em ${formatDate(dataEnvio)}`

/** «nov. de 2026», of `2026-11`. */
export const monthOf = (month: string): string => `${shortMonth(month)}. de ${month.slice(0, 4)}`

/** An application that was added as answered has no day of its answer. */
export function timeToAnswer({ medianDaysToAnswer, bySource }: ApplicationFunnel): string {
  if (medianDaysToAnswer !== null) return `${days(medianDaysToAnswer)} (mediana)`
  return bySource.some(({ answered }) => answered > 0) ? 'sem data da resposta' : 'ainda sem resposta'
}

export const viewForgotten = failureWords(
  { chooseView: 'Esta escolha vale por agora, mas não será lembrada.' },
  { 'invalid-record': 'Suas preferências guardadas não puderam ser lidas e ficaram como estão.' },
)

export const dueTitle = (due: Due): string =>
  due.kind === 'contact' ? `Falar com ${isolated(due.record.nome)}` : isolated(due.record.vaga)

/** «Aurora Energia, era para 19/11/2026 às 14h» */
export function dueNote({ kind, record }: Due, today: IsoDate): string {
  const { empresa, proximoContato } = record
  const hour = kind === 'application' ? atHour(interviewTime(record)) : ''
  const late =
    proximoContato && proximoContato < today && `era para ${formatDate(proximoContato)} ${hour}`.trimEnd()
  const parts =
    kind === 'contact'
      ? [record.cargo, empresa, late]
      : [empresa, record.etapa, proximoContato ? late || hour : silence(record, today)]
  return parts.filter(Boolean).join(', ')
}

const silence = ({ dataEnvio }: Application, today: IsoDate): string =>
  dataEnvio === '' ? '' : `enviada há ${days(daysBetween(dataEnvio, today))}`
