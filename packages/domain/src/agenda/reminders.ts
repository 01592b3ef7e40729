import { count, hourWord, isolated, minutesOf, plural, type IsoDate } from '../kernel/index.ts'
import type { AgendaItem } from './agenda.ts'

/** Something to be told on a device while a page is open. */
export interface Reminder {
  /** Names it among those of its day. */
  readonly key: string
  readonly title: string
  readonly text: string
}

/** How many minutes before its hour something is told: a class is near, an exam or an interview needs a way. */
const AHEAD = 60
const AHEAD_OF_CLASS = 15
const NAMED = 3

/** What waits for today: due and not done. */
export const waitingOn = (items: readonly AgendaItem[]): readonly AgendaItem[] =>
  items.filter(({ counts, done }) => counts && !done)

/** What is to be told at a time of today (`HH:MM`) and was not told yet: once a day what waits, and what has an hour a while before it. */
export function remindersAt(
  items: readonly AgendaItem[],
  { today, time }: { readonly today: IsoDate; readonly time: string },
  told: readonly string[],
): readonly Reminder[] {
  const waiting = waitingOn(items)
  const ofDay = waiting.length > 0 ? [dayReminder(waiting)] : []
  const near = items.filter((item) => item.due === today && !item.done && isNear(item, time))
  return [...ofDay, ...near.map(hourReminder)].filter(({ key }) => !told.includes(key))
}

/** «Prova de Redes, Falar com Ana e mais 2». */
function dayReminder(waiting: readonly AgendaItem[]): Reminder {
  const named = waiting.slice(0, NAMED).map(({ title }) => isolated(title))
  const more = waiting.length - named.length
  return {
    key: 'hoje',
    title: `${plural(waiting.length, 'coisa', 'coisas')} para hoje`,
    text: `${named.join(', ')}${more > 0 ? ` e mais ${count(more)}` : ''}`,
  }
}

const hourReminder = ({ key, title, time }: AgendaItem): Reminder => ({
  key: `${key} ${time}`,
  title,
  text: `Hoje às ${hourWord(time)}`,
})

function isNear({ counts, time }: AgendaItem, now: string): boolean {
  if (time === '') return false
  const left = minutesOf(time) - minutesOf(now)
  // Of what has an hour only a class asks for nothing to be done.
  return left > 0 && left <= (counts ? AHEAD : AHEAD_OF_CLASS)
}
