import { addToMonth, daysBetween, lastDayOf, type IsoDate } from '../kernel/index.ts'
import { isSemester, type PeriodKind, type SubjectDraft } from './subject.ts'

/** What a subject says of the period that it is in. */
export type Period = Pick<SubjectDraft, 'semestre' | 'periodo' | 'inicio' | 'fim'>

/** How many of a kind a year has, and how many months each may last longer than the calendar says. */
const KINDS: Readonly<Record<PeriodKind, { readonly parts: number; readonly late: number }>> = {
  ano: { parts: 1, late: 2 },
  semestre: { parts: 2, late: 2 },
  quadrimestre: { parts: 3, late: 1 },
  // The fourth of 2017 at UFRJ was from 2 January to 2 March 2018: «Calendário Acadêmico 2017», www.ppgi.ufrj.br.
  trimestre: { parts: 4, late: 2 },
}

/** How many of them a year has. */
export const partsOf = (kind: PeriodKind): number => KINDS[kind].parts

/** The part of the year: 2 of «2026.2»; undefined of a whole year. */
const partOf = (semestre: string): number | undefined =>
  semestre.includes('.') ? Number(semestre.at(-1)) : undefined

/** What was chosen, where the name may be one of it; else what the name proves: a third is no semester, a fourth no quadrimestre. */
export function kindOf({ semestre, periodo }: Pick<Period, 'semestre' | 'periodo'>): PeriodKind {
  const part = partOf(semestre)
  if (part === undefined) return 'ano'
  if (periodo !== '' && periodo !== 'ano' && part <= KINDS[periodo].parts) return periodo
  return part === 3 ? 'quadrimestre' : part === 4 ? 'trimestre' : 'semestre'
}

export const isOfKind = (semestre: string, kind: SubjectDraft['periodo']): boolean =>
  kind === '' || kindOf({ semestre, periodo: kind }) === kind

/** «2027.1» after «2026.2», or «2026.3» where it is a quadrimestre; «2027» after «2026»; the last year of the calendar stays. */
export function nextSemester(semestre: string, periodo: SubjectDraft['periodo'] = ''): string {
  const year = Number(semestre.slice(0, 4))
  const part = partOf(semestre)
  const { parts } = KINDS[kindOf({ semestre, periodo })]
  const next = part === undefined ? `${year + 1}` : part < parts ? `${year}.${part + 1}` : `${year + 1}.1`
  return isSemester(next) ? next : semestre
}

/** That of the calendar. */
export function calendarPeriod(day: IsoDate, kind: PeriodKind): string {
  const part = Math.floor((monthOf(day) % 12) / (12 / KINDS[kind].parts)) + 1
  return kind === 'ano' ? day.slice(0, 4) : `${day.slice(0, 4)}.${part}`
}

/** The number of a month, from January of the year 0 on. */
const monthOf = (day: IsoDate): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1

/** The months of a period by the calendar; the whole year where the name says no part of it («2026.9» of an older record). */
function monthsOf({ semestre, periodo }: Period): { first: number; last: number; late: number } {
  const { parts, late } = KINDS[kindOf({ semestre, periodo })]
  const part = partOf(semestre) ?? 1
  const january = 12 * Number(semestre.slice(0, 4))
  if (part < 1 || part > parts) return { first: january, last: january + 11, late }
  const length = 12 / parts
  const first = january + (part - 1) * length
  return { first, last: first + length - 1, late }
}

/** The months of the calendar that are its own have this day. */
export function isInCalendar(period: Period, day: IsoDate): boolean {
  const { first, last } = monthsOf(period)
  return first <= monthOf(day) && monthOf(day) <= last
}

/** The first and the last day, empty where not known; two that are the wrong way round say nothing. */
export const borderDays = ({ inicio, fim }: Pick<Period, 'inicio' | 'fim'>) =>
  inicio !== '' && fim !== '' && fim < inicio ? { inicio: '', fim: '' } : { inicio, fim }

/** Whether a day is not before the first and not after the last one, as far as they are known. */
export function isBetweenDays(period: Pick<Period, 'inicio' | 'fim'>, day: IsoDate): boolean {
  const { inicio, fim } = borderDays(period)
  return inicio <= day && (fim === '' || day <= fim)
}

/** The days that a period has at most: from its first to its last one, or where one is not known by the calendar, and the end may be late. */
export function likelyDays(period: Period): { readonly first: IsoDate; readonly last: IsoDate } {
  const { inicio, fim } = borderDays(period)
  const { first, last, late } = monthsOf(period)
  const month = (count: number) => addToMonth('0001-01', count - monthOf('0001-01-01'))
  const begun = inicio === '' ? first : monthOf(inicio)
  return {
    first: inicio || `${month(first)}-01`,
    last: fim || lastDayOf(month(Math.max(last + late, begun + last - first))),
  }
}

/** Whether it has not begun: by its first day, or by the calendar where that is not known. */
export const isToCome = (period: Period, today: IsoDate): boolean => today < likelyDays(period).first

/** Whether it is under way, from its first to its last day; where one is not known, by the calendar, and the end may be late. */
export function isUnderWay(period: Period, today: IsoDate): boolean {
  const { first, last } = likelyDays(period)
  return first <= today && today <= last
}

const WEEKS: Readonly<Record<Exclude<PeriodKind, 'trimestre'>, number>> = {
  // 200 days with classes: Lei nº 9.394/1996 (LDB), art. 24, I, https://www.planalto.gov.br/ccivil_03/leis/l9394.htm
  ano: 40,
  // As most universities count it.
  semestre: 15,
  quadrimestre: 12,
}

/** The weeks with classes, as its class hours are counted; 0 where it is not known. No public rule says it of a trimestre: its own days do. */
export function weeksOf(period: Period): number {
  const kind = kindOf(period)
  if (kind !== 'trimestre') return WEEKS[kind]
  const { inicio, fim } = borderDays(period)
  return inicio === '' || fim === '' ? 0 : Math.round((daysBetween(inicio, fim) + 1) / 7)
}
