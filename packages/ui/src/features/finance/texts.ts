import { formatMoney } from '@caderno/domain/finance'
import {
  addDays,
  addToMonth,
  formatMonth,
  isolated,
  monthOf,
  shortDate,
  type IsoDate,
  type Month,
  count,
  plural,
} from '@caderno/domain/kernel'

export const OUT_OF_FILTER = ', fora do filtro'
/** Where something booked stands, as far as it is out of sight: « em outubro de 2026», «, fora do filtro». */
export const outOfSight = (day: IsoDate, month: Month, isFiltered: boolean): string =>
  `${monthOf(day) === month ? '' : ` em ${formatMonth(monthOf(day))}`}${isFiltered ? OUT_OF_FILTER : ''}`

/** A name in a notice: the first words of it. */
export const named = (descricao: string): string =>
  isolated(descricao.length > NAME ? `${descricao.slice(0, NAME - 1).trimEnd()}…` : descricao)
const NAME = 60
/** A sentence whose last word is a name: a shortened one ends it already. */
export const endSentence = (text: string): string => (text.endsWith('…') ? text : `${text}.`)

const monthName = (month: Month): string => formatMonth(month).slice(0, -' de 2026'.length)
const dayNumber = (day: IsoDate): number => Number(day.slice(8))

/** «previsão para o dia 30: R$ 286,00» */
export const forecast = (projected: number, end: IsoDate): string =>
  `previsão para o dia ${dayNumber(end)}: ${formatMoney(projected)}`

export const booked = (count: number): string => plural(count, 'lançamento', 'lançamentos')

/** «3 lançamentos. Ainda entram R$ 700,00 até o dia 30» */
export const scheduled = (note: string, verb: string, amount: number, end: IsoDate): string =>
  amount > 0 ? `${note}. Ainda ${verb} ${formatMoney(amount)} até o dia ${dayNumber(end)}` : note

export const withinLimits = (perDay: number): string =>
  perDay === 0 ? ', mas seus limites já foram usados' : `, ${formatMoney(perDay)} dentro dos seus limites`

/** «11% menos que em outubro», while the month runs «que no mesmo período de outubro»; undefined without anything to compare. */
export function comparedWith(spent: number, before: number, month: Month, isRunning = false) {
  if (before === 0 || spent === 0) return undefined
  const percent = Math.round((100 * (spent - before)) / before)
  const previous = `${isRunning ? 'no mesmo período de' : 'em'} ${monthName(addToMonth(month, -1))}`
  if (percent === 0) return `o mesmo que ${previous}`
  return `${count(Math.abs(percent))}% ${percent < 0 ? 'menos' : 'mais'} que ${previous}`
}

/** «hoje», «ontem» and «amanhã»; other days have no such name. */
export const nearName = (day: IsoDate, today: IsoDate): string | undefined =>
  ({ [addDays(today, 1)]: 'amanhã', [today]: 'hoje', [addDays(today, -1)]: 'ontem' })[day]

/** «hoje», «18/11», and the year when it is another one. */
export const dayWord = (day: IsoDate, today: IsoDate): string => nearName(day, today) ?? shortDate(day, today)
