import { hourWord } from '../kernel/index.ts'
import { classHours, DAY_NAMES, daysInWords, WEEKS, type ClassHour, type Timetable } from './class-hours.ts'
import { codeOfDay, slotCode, type Slots, type TimeRange } from './slots.ts'
import { SHIFTS } from './timetable-tokens.ts'

/** Writes a timetable as SIGAA does where the table has the hours, else in words; `parseTimetable` reads the same hours from it. */
export const printTimetable = (hours: Timetable, slots: Slots): string =>
  [undefined, ...WEEKS]
    .map((week) => {
      const end = week ? ` quinzenal (${week})` : ''
      return printWeek(
        hours.filter(({ semana }) => semana === week),
        slots,
        end,
      )
    })
    .filter(Boolean)
    .join(', ')

function printWeek(hours: Timetable, slots: Slots, end: string): string {
  const codes = daysByText(hours, (day) => codesOf(day, slots))
  const words = daysByText(hours, (day) => rangesOf(day.filter((hour) => slotCode(hour, slots) === '')))
  return [
    codes
      .map(
        ([code, days]) =>
          days
            .map(codeOfDay)
            .sort((a, b) => a - b)
            .join('') +
          code +
          end,
      )
      .join(' '),
    ...words.map(([range, days]) => `${daysInWords(days)} ${range}${end}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Each text that a day has, with all its days. */
function daysByText(hours: Timetable, textsOf: (day: Timetable) => readonly string[]) {
  const days = new Map<string, number[]>()
  for (const at of DAY_NAMES.keys())
    for (const text of textsOf(hours.filter(({ dia }) => dia === at + 1)))
      days.set(text, [...(days.get(text) ?? []), at + 1])
  return [...days]
}

/** «M12», one for each shift of a day. */
function codesOf(day: Timetable, slots: Slots): readonly string[] {
  const codes = day.map((hour) => slotCode(hour, slots))
  return SHIFTS.flatMap((shift) => {
    const numbers = codes.filter((code) => code.startsWith(shift)).map((code) => code.slice(1))
    return numbers.length > 0 ? shift + numbers.join('') : []
  })
}

/** «8h–10h»: as many hours in one as are read from it again. */
function rangesOf(hours: Timetable): readonly string[] {
  const [first] = hours
  if (!first) return []
  const isRange = (_: ClassHour, at: number) => {
    const wanted = hours.slice(0, at + 1)
    const read = classHours({ inicio: first.inicio, fim: wanted[at]!.fim })
    return read.map(said).join() === wanted.map(said).join()
  }
  const last = Math.max(0, hours.findLastIndex(isRange))
  return [said({ inicio: first.inicio, fim: hours[last]!.fim }), ...rangesOf(hours.slice(last + 1))]
}

/** «8h–8h50» */
const said = ({ inicio, fim }: TimeRange) => `${hourWord(inicio)}–${hourWord(fim)}`
