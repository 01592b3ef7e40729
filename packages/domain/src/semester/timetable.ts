import { byText, plainText } from '../kernel/index.ts'
import {
  classHours,
  isSameHour,
  joined,
  overlap,
  spanOf,
  WEEKS,
  type ClassHour,
  type Timetable,
  type Week,
} from './class-hours.ts'
import { slotCode, type Slots } from './slots.ts'
import { readGroups, type Group, type TimetableError } from './timetable-groups.ts'

/** Codes of SIGAA («24M12») and words («seg e qua 8h–10h»), as many as there are. What is said twice counts once. */
export function parseTimetable(text: string, slots: Slots): { readonly ok: Timetable } | TimetableError {
  const groups = readGroups(plainText(text), slots)
  return 'error' in groups ? groups : { ok: hoursOf(groups, slots) }
}

/**
 * Each class hour of a code counts, where the table of the institution overlaps too. Words that overlap are one time, and count where no code
 * says the same; of two hours with one start the longer one counts.
 */
function hoursOfWeek(groups: readonly Group[], slots: Slots): Timetable {
  const of = (wanted: boolean) =>
    groups.filter(({ isWords }) => isWords === wanted).flatMap(({ hours }) => hours)
  const words = united(of(true)).flatMap((range) =>
    classHours(range).map((time) => ({ dia: range.dia, ...time })),
  )
  const isSlot = (hour: ClassHour) => slotCode(hour, slots) !== ''
  const coded = inOrder([...of(false), ...words.filter(isSlot)])
  const blocks = joined(coded).map((block) => ({ dia: block[0]!.dia, ...spanOf(block) }))
  const isSaid = (hour: ClassHour) =>
    blocks.some(({ dia, inicio, fim }) => dia === hour.dia && inicio <= hour.inicio && hour.fim <= fim)
  return inOrder([...coded, ...words.filter((hour) => !isSlot(hour) && !isSaid(hour))])
}

/** What is in both weeks is in every week. */
export function hoursOf(groups: readonly Group[], slots: Slots): Timetable {
  const [first, second] = WEEKS.map((week) =>
    hoursOfWeek(
      groups.filter(({ semana }) => (semana ?? week) === week),
      slots,
    ),
  ) as [Timetable, Timetable]
  const only = (semana: Week, these: Timetable, others: Timetable) =>
    these
      .filter((hour) => !others.some((other) => isSameHour(hour, other)))
      .map((hour) => ({ ...hour, semana }))
  return [
    ...first.filter((hour) => second.some((other) => isSameHour(hour, other))),
    ...only('I', first, second),
    ...only('II', second, first),
  ].sort(byDay)
}

/** The hours of a week in order, each start of a day once. */
const inOrder = (hours: readonly ClassHour[]): Timetable =>
  hours
    .toSorted(byDay)
    .filter((hour, at, all) => all[at - 1]?.dia !== hour.dia || all[at - 1]!.inicio !== hour.inicio)

/** Orders hours by day and start; of two with one start the longer comes first. */
const byDay = (a: ClassHour, b: ClassHour) =>
  a.dia - b.dia || byText(a.inicio, b.inicio) || byText(b.fim, a.fim)

/** Times that overlap as one; those that only touch stay two. */
function united(ranges: readonly ClassHour[]): readonly ClassHour[] {
  const apart: ClassHour[] = []
  for (const range of inOrder(ranges)) {
    const last = apart.at(-1)
    if (last?.dia !== range.dia || !overlap(last, range)) apart.push(range)
    else if (range.fim > last.fim) apart[apart.length - 1] = { ...last, fim: range.fim }
  }
  return apart
}

/** What a week has in the mean: a fortnightly class hour is half a one. */
export const weeklyHours = (timetable: Timetable): number =>
  timetable.reduce((sum, { semana }) => sum + (semana ? 0.5 : 1), 0)

/** The class hours of so many weeks of it (`weeksOf` a period): 15 in a semester, as most universities count them. */
export const usualLoad = (timetable: Timetable, weeks = 15): number =>
  Math.round(weeks * weeklyHours(timetable))
