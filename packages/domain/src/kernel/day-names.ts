import { monthOf, nameOf, sinceMonday, type IsoDate } from './calendar.ts'
import { capital } from './plural.ts'

const WEEKDAYS = 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'.split(' ')
/** «terça-feira» */
export const weekdayName = (day: IsoDate): string => WEEKDAYS[sinceMonday(day)] ?? day
/** «terça» */
export const shortWeekday = (day: IsoDate): string => weekdayName(day).split('-', 1)[0]!
/** «24 de novembro» */
export const dayOfMonth = (day: IsoDate): string => `${Number(day.slice(8))} de ${nameOf(monthOf(day))}`
/** «Terça-feira, 24 de novembro» */
export const dayInWords = (day: IsoDate): string => `${capital(weekdayName(day))}, ${dayOfMonth(day)}`
