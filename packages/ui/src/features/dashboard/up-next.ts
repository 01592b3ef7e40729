import { agendaOf, type AgendaItem, type AgendaSources } from '@caderno/domain/agenda'
import { addDays, hourWord, minutesOf, type IsoDate } from '@caderno/domain/kernel'
import { agendaPart } from '../../modules/dashboard-parts.ts'

const HOUR = 60

export interface UpNext {
  item: AgendaItem
  inicio: string
  fim: string
  isNow: boolean
}

/** What runs at this time (`HH:MM`) or comes next today. */
export function upNext(items: readonly AgendaItem[], today: IsoDate, time: string): UpNext | undefined {
  const [next] = items
    .filter(({ due }) => due === today)
    .flatMap((item) => (agendaPart(item.kind).hours?.(item) ?? []).map((hours) => ({ item, ...hours })))
    .filter(({ fim }) => fim > time)
    .sort((a, b) => (a.inicio < b.inicio ? -1 : 1))
  return next && { ...next, isNow: next.inicio <= time }
}

/** «Agora», «A seguir, em 10 min», «A seguir, às 13h50» */
export function upNextWords({ inicio, isNow }: UpNext, time: string): string {
  if (isNow) return 'Agora'
  const left = minutesOf(inicio) - minutesOf(time)
  return `A seguir, ${left <= HOUR ? `em ${left} min` : `às ${hourWord(inicio)}`}`
}

const EVENING = '19:00'

/** What is to be done is done; of a day without anything to do, too. */
const isDayDone = (items: readonly AgendaItem[]): boolean =>
  items.every(({ counts, done }) => done || !counts)

/** The classes of tomorrow, and what is due then, in the evening or once today is done; empty before. */
export function tomorrowOf(
  { items, sources }: { readonly items: readonly AgendaItem[]; readonly sources: AgendaSources },
  today: IsoDate,
  time: string,
): readonly AgendaItem[] {
  if (time < EVENING && (!isDayDone(items) || upNext(items, today, time))) return []
  const tomorrow = addDays(today, 1)
  return agendaOf(sources, tomorrow).filter(({ due, isDated, done }) => due === tomorrow && isDated && !done)
}
