import { sameDayWords, type AgendaItem, type DayActivity } from '@caderno/domain/agenda'
import {
  capital,
  count,
  dayOfMonth,
  daysBetween,
  formatMinutes,
  inWords,
  plural,
  timeLeft,
  type IsoDate,
} from '@caderno/domain/kernel'
import { agendaPart } from '../../modules/dashboard-parts.ts'
import { moduleNamed } from '../../modules/index.ts'

/** «Seis coisas para hoje, uma atrasada, e três nos próximos dias.»; with one number above ten all are figures. */
export function todayInWords(items: readonly AgendaItem[], today: IsoDate): string {
  const coming = items.filter(({ due, done }) => due > today && !done).length
  const open = items.filter(({ counts, done }) => counts && !done)
  const numbers = Math.max(open.length, coming) > 10 ? count : inWords
  const due = dueInWords(items, open, today, numbers)
  return coming === 0 ? `${due}.` : `${due}, e ${numbers(coming)} nos próximos dias.`
}

/** How much is due; nothing is said of a class or of a book without pages, as there is nothing to complete. */
function dueInWords(
  items: readonly AgendaItem[],
  open: readonly AgendaItem[],
  today: IsoDate,
  numbers: (value: number) => string,
): string {
  const counted = items.filter(({ counts }) => counts)
  const late = open.filter(({ lateDays }) => lateDays > 0).length
  if (counted.length === 0)
    return items.some(({ due }) => due <= today) ? 'Nenhuma tarefa para hoje' : 'Nada para hoje'
  if (open.length === 0) return 'Tudo feito por hoje'
  const things = `${capital(numbers(open.length))} ${open.length === 1 ? 'coisa' : 'coisas'} para hoje`
  return late === 0 ? things : `${things}, ${numbers(late)} ${late === 1 ? 'atrasada' : 'atrasadas'}`
}

/** «1 de 7 feitas», «Tudo feito»; '' where nothing counts. */
export function doneOf(items: readonly AgendaItem[]): string {
  const counted = items.filter(({ counts }) => counts)
  const done = counted.filter((item) => item.done).length
  if (counted.length === 0) return ''
  return done === counted.length
    ? 'Tudo feito'
    : `${count(done)} de ${plural(counted.length, 'feita', 'feitas')}`
}

/** Done, and not to be gone on with today: a book goes on after today's pages. */
export const isOver = (item: AgendaItem): boolean => item.done && !agendaPart(item.kind).goesOn?.(item)

/** When a thing is to be done, where it is not late. */
export function whenWords(item: AgendaItem, today: IsoDate): string {
  const { when, leftFor } = agendaPart(item.kind)
  const words = when?.(item)
  if (words !== undefined) return words
  if (item.done) return 'Feito hoje'
  const left = capital(timeLeft(item.due, today))
  if (!leftFor || item.due <= today) return left
  return daysBetween(today, item.due) === 1 ? 'Até amanhã' : `${left} ${leftFor}`
}

/** What else helps to do it, and what takes place on its day. */
export const detailWords = (item: AgendaItem, today: IsoDate): readonly string[] => [
  ...agendaPart(item.kind).details(item, today),
  sameDayWords(item.sameDay),
]

export const undone = (title: string): string => `${title}: como antes`
const WEEKDAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const
export const weekdayOf = (place: number): string => WEEKDAYS[place]!

/** «Semana de 16 a 22 de novembro, 3 h de estudo» */
export function weekInWords(week: readonly DayActivity[]): string {
  const [from, to] = [week[0]!.dia, week.at(-1)!.dia]
  const begin = from.slice(5, 7) === to.slice(5, 7) ? Number(from.slice(8)) : dayOfMonth(from)
  const minutes = week.reduce((sum, day) => sum + day.minutes, 0)
  return `Semana de ${begin} a ${dayOfMonth(to)}${minutes > 0 ? `, ${formatMinutes(minutes)} de estudo` : ''}`
}

/** «Feito: Habilidades 2, Leitura 1. Previsto: Finanças 1» */
export function activityWords({ done, planned, minutes }: DayActivity): string {
  const parts = [
    done.length > 0 && `Feito: ${byModule(done)}`,
    planned.length > 0 && `Previsto: ${byModule(planned)}`,
    minutes > 0 && `Estudo: ${formatMinutes(minutes)}`,
  ]
  return parts.filter(Boolean).join('. ') || 'Nada'
}

const byModule = (marks: DayActivity['done']): string =>
  [...new Set(marks)]
    .map((module) => `${moduleNamed(module).name} ${marks.filter((mark) => mark === module).length}`)
    .join(', ')
