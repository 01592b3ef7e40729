import { hourWord } from '../kernel/index.ts'
import { daysInWords, isSameHour, weekdayWord, type ClassHour } from './class-hours.ts'
import type { Group } from './timetable-groups.ts'

/** What stands behind some groups of a line. */
export interface RoomOf {
  readonly room: string
  readonly groups: readonly Group[]
}

/** «A1» of the whole timetable, or each room with its days: «ter: ICC ANF 9; qui: ICC BSA 111». */
export function roomsInWords(rooms: readonly RoomOf[], all: readonly Group[]): string {
  const named = rooms.filter(({ room }) => room !== '')
  const isOne = new Set(named.map(({ room }) => room)).size === 1
  if (named.length === 0 || (isOne && rooms.at(-1)!.room !== '')) return named[0]?.room ?? ''
  const placed = named.map(({ room, groups }) => ({ room, hours: ownHours(groups, all) }))
  const days = placed.flatMap(({ hours }) => [...new Set(hours.map(({ dia }) => dia))])
  const isShared = new Set(days).size < days.length
  return placed
    .map(({ room, hours }) => `${isShared ? startsInWords(hours) : daysInWords(daysOf(hours))}: ${room}`)
    .join('; ')
}

/** A page says the whole timetable first («35T23 3T23 (ICC ANF 9) 5T23 (ICC BSA 111)»): what smaller groups say too has no room of its own. */
function ownHours(groups: readonly Group[], all: readonly Group[]): readonly ClassHour[] {
  const isSaid = (group: Group) =>
    group.hours.every((hour) =>
      all.some(
        (other) =>
          other.hours.length < group.hours.length && other.hours.some((one) => isSameHour(one, hour)),
      ),
    )
  const own = groups.filter((group) => groups.length === 1 || !isSaid(group))
  return (own.length > 0 ? own : groups).flatMap(({ hours }) => hours)
}

const daysOf = (hours: readonly ClassHour[]) =>
  [...new Set(hours.map(({ dia }) => dia))].sort((a, b) => a - b)

/** «seg 7h»: where one day has two rooms. */
const startsInWords = (hours: readonly ClassHour[]): string =>
  daysOf(hours)
    .map((day) => {
      const starts = hours.filter(({ dia }) => dia === day).map(({ inicio }) => inicio)
      return `${weekdayWord(day)} ${hourWord(starts.sort()[0]!)}`
    })
    .join(' e ')
