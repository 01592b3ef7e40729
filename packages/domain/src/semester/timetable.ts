import { byText, timeOf, weekdayOf } from '../kernel/index.ts'
import { minutesOf, timeAt, type Slots, type TimeRange } from './slots.ts'
import { TIMETABLE_ERRORS } from './timetable-messages.ts'
import { codeParts, SHIFTS, tokensOf, type Span, type Token } from './timetable-tokens.ts'

/** One class of every week, some 50 minutes long: what an absence counts. */
export interface ClassHour extends TimeRange {
  /** 1 is Monday, 7 is Sunday. */
  readonly dia: number
}

/** In order, and none overlaps another. */
export type Timetable = readonly ClassHour[]

/** What is wrong with which part of the text. */
export interface TimetableError extends Span {
  readonly error: string
}

/** Of the days 1 to 7. */
export const DAY_NAMES = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const
/** «seg» of 1. */
export const weekdayWord = (dia: number): string => DAY_NAMES[dia - 1]!

/** Codes of SIGAA («24M12») and words («seg e qua 8h–10h»), as many as there are. */
export function parseTimetable(text: string, slots: Slots): { readonly ok: Timetable } | TimetableError {
  const tokens = tokensOf(text)
    .filter(({ kind }) => kind !== 'and')
    .filter(isNotSecondTo)
  const ok: ClassHour[] = []
  for (let at = 0; at < tokens.length;) {
    const group = readGroup(tokens, at, slots)
    if ('error' in group) return group
    for (const hour of group.hours) {
      const other = ok.find((one) => one.dia === hour.dia && overlap(one, hour))
      if (other) {
        const [first, last] = [tokens[at]!, tokens[group.next - 1]!]
        const isRepeated = group.hours.every((one) => ok.some((before) => isSameHour(before, one)))
        const part = isRepeated ? text.slice(first.from, last.to) : saidDay(hour)
        const error = isSameHour(other, hour)
          ? TIMETABLE_ERRORS.twice(part)
          : TIMETABLE_ERRORS.overlap(saidDay(other), said(hour))
        return failure(error, first, last)
      }
      ok.push(hour)
    }
    at = group.next
  }
  return { ok: ok.sort((a, b) => a.dia - b.dia || byText(a.inicio, b.inicio)) }
}

/** «até às» is one word for a parser. */
const isNotSecondTo = ({ kind }: Token, at: number, all: readonly Token[]): boolean =>
  kind !== 'to' || all[at - 1]?.kind !== 'to'

const isSameHour = (a: ClassHour, b: ClassHour) => a.dia === b.dia && a.inicio === b.inicio && a.fim === b.fim

export const overlap = (a: TimeRange, b: TimeRange): boolean => a.inicio < b.fim && b.inicio < a.fim

/** Of the text from the first part to the last. */
const failure = (error: string, first: Span, last = first): TimetableError => ({
  error,
  from: first.from,
  to: last.to,
})
/** «8h–8h50» */
const said = ({ inicio, fim }: TimeRange) => `${hourWord(inicio)}–${hourWord(fim)}`
const saidDay = (hour: ClassHour) => `${weekdayWord(hour.dia)} ${said(hour)}`

interface Group {
  readonly hours: readonly ClassHour[]
  /** The first token that is not read. */
  readonly next: number
}

function readGroup(tokens: readonly Token[], at: number, slots: Slots): Group | TimetableError {
  const token = tokens[at]!
  if (token.kind === 'code') {
    const hours = readCode(token, slots)
    return 'error' in hours ? hours : { hours, next: at + 1 }
  }
  if (token.kind === 'day') return readWords(tokens, at)
  const isDayless = token.kind === 'time' || token.kind === 'slots'
  const error = isDayless ? TIMETABLE_ERRORS.noDay : TIMETABLE_ERRORS.unknown
  return failure(error(token.text), token)
}

function readCode({ text, from, to }: Token, slots: Slots): Timetable | TimetableError {
  const { days, shift, numbers } = codeParts(text)
  const failureAt = (place: number, error: string) =>
    failure(error, { from: from + place, to: from + place + 1 })
  const wrong = days.search(/[^2-7]/)
  if (wrong >= 0) return failureAt(wrong, TIMETABLE_ERRORS.day(days[wrong]!))
  const found = Array.from(numbers, (digit) => slots[shift].filter(({ numero }) => numero === Number(digit)))
  const missing = found.findIndex((slot) => slot.length === 0)
  if (missing >= 0)
    return failureAt(to - from - numbers.length + missing, TIMETABLE_ERRORS.slot(shift, numbers[missing]!))
  return Array.from(days, (day) =>
    found.flat().map(({ inicio, fim }) => ({ dia: Number(day) - 1, inicio, fim })),
  ).flat()
}

/** Some days, or from one to another, and then one time or more: «seg e qua 8h–10h 14h–16h», «seg a sex 8h–9h». */
function readWords(tokens: readonly Token[], at: number): Group | TimetableError {
  const days: number[] = []
  let next = at
  while (tokens[next]?.kind === 'day') {
    const first = tokens[next]!
    const end = tokens[next + 1]?.kind === 'to' ? tokens[next + 2] : undefined
    const last = end?.kind === 'day' ? end : first
    const [from, to] = [weekdayOf(first.text), weekdayOf(last.text)]
    if (last !== first && to <= from)
      return failure(TIMETABLE_ERRORS.days(`${first.text}–${last.text}`), first, last)
    for (let dia = from; dia <= to; dia += 1) days.push(dia)
    next += last === first ? 1 : 3
  }
  const last = tokens[next - 1]!
  if (tokens[next]?.kind === 'to') next += 1
  const hours: ClassHour[] = []
  for (; isTime(tokens[next]); next += 3) {
    const read = readTimes(tokens[next]!, tokens[next + 1], tokens[next + 2])
    if ('error' in read) return read
    hours.push(...days.flatMap((dia) => read.map((hour) => ({ dia, ...hour }))))
  }
  return hours.length > 0 ? { hours, next } : failure(TIMETABLE_ERRORS.noTime(last.text), last)
}

const isTime = (token?: Token): boolean => token?.kind === 'time' || token?.kind === 'number'

function readTimes(start: Token, to?: Token, end?: Token): readonly TimeRange[] | TimetableError {
  if (to?.kind !== 'to' || !end || !isTime(end)) return failure(TIMETABLE_ERRORS.noEnd(start.text), start)
  const wrong = [start, end].find(({ text }) => timeOf(text) === '')
  if (wrong) return failure(TIMETABLE_ERRORS.time(wrong.text), wrong)
  const [inicio, fim] = [timeOf(start.text), timeOf(end.text)]
  if (fim <= inicio) return failure(TIMETABLE_ERRORS.backwards(`${start.text}–${end.text}`), start, end)
  return classHours({ inicio, fim })
}

const USUAL_MINUTES = 50

/** Class hours of some 50 minutes, equally long up to a minute. */
function classHours({ inicio, fim }: TimeRange): readonly TimeRange[] {
  const start = minutesOf(inicio)
  const length = minutesOf(fim) - start
  const count = Math.max(1, Math.round(length / USUAL_MINUTES))
  const border = (n: number) => timeAt(start + Math.floor((n * length) / count))
  return Array.from({ length: count }, (_, n) => ({ inicio: border(n), fim: border(n + 1) }))
}

/** As SIGAA writes it where the table has the hours, else in words; `parseTimetable` reads the same hours from it. */
export function printTimetable(hours: Timetable, slots: Slots): string {
  const codes = daysByText(hours, (day) => codesOf(day, slots))
  const words = daysByText(hours, (day) => rangesOf(day.filter((hour) => codeOf(hour, slots) === '')))
  return [
    codes.map(([code, days]) => days.map((dia) => dia + 1).join('') + code).join(' '),
    ...words.map(([range, days]) => `${inWords(days)} ${range}`),
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
  const codes = day.map((hour) => codeOf(hour, slots))
  return SHIFTS.flatMap((shift) => {
    const numbers = codes.filter((code) => code.startsWith(shift)).map((code) => code.slice(1))
    return numbers.length > 0 ? shift + numbers.join('') : []
  })
}

const SUNDAY = 7

/** «M1»; empty for what is no slot of the table. */
function codeOf({ dia, inicio, fim }: ClassHour, slots: Slots): string {
  if (dia === SUNDAY) return ''
  const isSame = (slot: TimeRange) => slot.inicio === inicio && slot.fim === fim
  const shift = SHIFTS.find((one) => slots[one].some(isSame))
  return shift ? `${shift}${slots[shift].find(isSame)!.numero}` : ''
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

/** «8h», «8h30» */
export const hourWord = (time: string): string =>
  `${Number(time.slice(0, 2))}h${time.slice(3).replace('00', '')}`

/** «seg, qua e sex» */
function inWords(days: readonly number[]): string {
  const names = days.map(weekdayWord)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' e ')
}

const WEEKS = 15

/** The class hours of a whole semester with this week, as most universities count them. */
export const usualLoad = (timetable: Timetable): number => WEEKS * timetable.length
