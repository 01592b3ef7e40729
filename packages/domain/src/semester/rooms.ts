import { hourWord, timeOf, weekdayOf as weekdayNamed, type IsoDate } from '../kernel/index.ts'
import type { TimeRange } from './slots.ts'
import type { Subject } from './subject.ts'
import { weekdayOf } from './week.ts'

const DAY = String.raw`(?:\p{L}[\p{L}-]*|[2-6][ªa])(?: \d{1,2}h(?:\d\d)?)?`
/** «ter: » and «seg 7h e qua 7h: », at the beginning of the text or behind a semicolon. */
const HEAD = new RegExp(String.raw`(?:^|;)\s*(${DAY}(?:(?:, | e )${DAY})*):\s+`, 'gu')

interface Room {
  readonly dia: number
  /** The hour at which the room begins to hold; empty where it is that of the whole day. */
  readonly inicio: string
  readonly room: string
}

/** What `roomsInWords` writes; undefined for a text that does not keep each room with its days. */
function roomsOf(local: string): readonly Room[] | undefined {
  const heads = [...local.matchAll(HEAD)]
  if (heads[0]?.index !== 0) return undefined
  const rooms = heads.flatMap(({ 0: head, 1: days = '', index }, at) => {
    const room = local.slice(index + head.length, heads[at + 1]?.index).trim()
    return days.split(/, | e /).map((one) => {
      const [day = '', hour = ''] = one.split(' ')
      return { dia: weekdayNamed(day), inicio: timeOf(hour), room }
    })
  })
  return rooms.every(({ dia }) => dia > 0) ? rooms : undefined
}

/**
 * Where a class is: of «ter: A1; qui: B2» the room of its day, of «seg 7h: A1; seg 13h: B2» that of its hour, and any other text whole. Empty for
 * a day without a room.
 */
export function roomOn({ local }: Pick<Subject, 'local'>, day: IsoDate, { inicio, fim }: TimeRange): string {
  const rooms = roomsOf(local)
  if (!rooms) return local
  const ofDay = rooms
    .filter(({ dia }) => dia === weekdayOf(day))
    .toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1))
  const first = ofDay.findLast((one) => one.inicio <= inicio)
  const later = ofDay.filter((one) => inicio < one.inicio && one.inicio < fim)
  return [first?.room, ...later.map(({ room, inicio: start }) => `${room} às ${hourWord(start)}`)]
    .filter(Boolean)
    .join(', ')
}
