import { daysBetween, type IsoDate } from './calendar.ts'
import { plural } from './plural.ts'

const DAYS_OF_A_MONTH = 365.25 / 12
/** From here on months say more. */
const MANY_DAYS = 60

/** «12 dias», «3 meses», «1 ano e 4 meses» */
export function daysInWords(days: number): string {
  if (days < MANY_DAYS) return plural(days, 'dia', 'dias')
  const months = Math.round(days / DAYS_OF_A_MONTH)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 && plural(years, 'ano', 'anos'), rest > 0 && plural(rest, 'mês', 'meses')]
    .filter(Boolean)
    .join(' e ')
}

/** «faltam 12 dias», «falta 1 ano e 4 meses» */
export function leftInWords(days: number): string {
  const words = daysInWords(days)
  return `${words.startsWith('1 ') ? 'falta' : 'faltam'} ${words}`
}

/** «3 dias de atraso» */
export const lateInWords = (days: number): string => `${daysInWords(days)} de atraso`

/** How far a day is: «hoje», «amanhã», «faltam 3 dias», «3 dias de atraso» */
export function timeLeft(day: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, day)
  if (days < 0) return lateInWords(-days)
  if (days === 0) return 'hoje'
  return days === 1 ? 'amanhã' : leftInWords(days)
}
