import { hourWord } from '@caderno/domain/kernel'
import type { AgendaItem } from '@caderno/domain/agenda'
import type { IsoDate } from '@caderno/domain/kernel'
import { agendaPart } from '../../modules/agenda-parts.ts'

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

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3))
