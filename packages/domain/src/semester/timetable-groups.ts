import { weekdayOf } from '../kernel/index.ts'
import type { ClassHour, Week } from './class-hours.ts'
import { dashBetween, type HyphenWord } from './day-hyphens.ts'
import { slotsOf } from './institutions.ts'
import { dayOfCode, type Slots, type TimeRange } from './slots.ts'
import { TIMETABLE_ERRORS } from './timetable-messages.ts'
import {
  codeParts,
  countedParts,
  hourOf,
  SHIFTS,
  tokensOf,
  weekOf,
  type Span,
  type Token,
} from './timetable-tokens.ts'

/** What is wrong with which part of the text. */
export interface TimetableError extends Span {
  readonly error: string
}

/** One code, or some days in words with their times: where it stands, and what it says. */
export interface Group extends Span {
  /** Class hours of the table; of words the whole time from its start to its end. */
  readonly hours: readonly ClassHour[]
  readonly isWords: boolean
  readonly semana?: Week | undefined
}

type Read = Pick<Group, 'hours' | 'isWords'> & {
  /** The first token that is not read. */
  readonly next: number
}

/** The failure of the text from the first part to the last. */
const failure = (error: string, first: Span, last = first): TimetableError => ({
  error,
  from: first.from,
  to: last.to,
})

const failureOfWeek = (wrong: 'parity' | 'monthly' | 'apart', token: Token): TimetableError =>
  failure(TIMETABLE_ERRORS[wrong](token.text.replace(/^\(/, '').replace(/^([^(]*?)[\s)]+$/, '$1')), token)

/** The failure of how often there is class, where that stands apart from the hours. */
export function lostWeek(token: Token): TimetableError {
  const week = weekOf(token.text)
  return failureOfWeek(week === 'parity' || week === 'monthly' ? week : 'apart', token)
}

/** In the order in which they are typed; `hyphen` is what «seg-qua» means. */
export function readGroups(
  text: string,
  slots: Slots,
  hyphen: HyphenWord = 'e',
): readonly Group[] | TimetableError {
  const tokens = tokensOf(text)
    .filter(({ kind, text: token }) => kind !== 'and' && !/^[()[\]]$/.test(token))
    .filter(isNotSecondTo)
  const groups: Group[] = []
  for (let at = 0; at < tokens.length;) {
    const read = readGroup(tokens, at, slots, hyphen)
    if ('error' in read) return read
    const { next: end, ...group } = read
    const week = tokens[end]?.kind === 'to' ? end + 1 : end
    const isSaid = tokens[week]?.kind === 'week'
    const next = isSaid ? week + 1 : end
    const semana = isSaid ? weekOf(tokens[week]!.text) : undefined
    if (semana === 'parity' || semana === 'monthly') return failureOfWeek(semana, tokens[week]!)
    groups.push({ ...group, from: tokens[at]!.from, to: tokens[next - 1]!.to, semana })
    at = next
  }
  return groups
}

/** «até às» is one word for a parser. */
const isNotSecondTo = ({ kind }: Token, at: number, all: readonly Token[]): boolean =>
  kind !== 'to' || all[at - 1]?.kind !== 'to'

function readGroup(
  tokens: readonly Token[],
  at: number,
  slots: Slots,
  hyphen: HyphenWord,
): Read | TimetableError {
  const token = tokens[at]!
  if (token.kind === 'code') return ofTable(readCode(token, slots), at + 1)
  if (token.kind === 'counted') return ofTable(readCounted(token), at + 1)
  if (token.kind === 'day') return readDays(tokens, at, slots, hyphen)
  const before = readTimesFirst(tokens, at, hyphen)
  if (before) return before
  const isDayless = token.kind === 'time' || token.kind === 'slots'
  return failure((isDayless ? TIMETABLE_ERRORS.noDay : TIMETABLE_ERRORS.unknown)(token.text), token)
}

const ofTable = (hours: readonly ClassHour[] | TimetableError, next: number): Read | TimetableError =>
  'error' in hours ? hours : { hours, isWords: false, next }

function readCode(token: Token, slots: Slots): readonly ClassHour[] | TimetableError {
  const { days } = codeParts(token.text)
  const wrong = days.search(slots.domingo ? /[^1-7,/e]/i : /[^2-7,/e]/i)
  if (wrong >= 0) return failure(TIMETABLE_ERRORS.day(days[wrong]!), placeIn(token, wrong))
  const hours = readSlots(token, slots)
  return 'error' in hours
    ? hours
    : digitsIn(days).flatMap((day) => hours.map((hour) => ({ dia: dayOfCode(day), ...hour })))
}

const placeIn = ({ from }: Token, place: number): Span => ({ from: from + place, to: from + place + 1 })
const digitsIn = (text: string): readonly number[] => Array.from(text.replaceAll(/\D/g, ''), Number)

/** Reads the class hours of «24M12» or «M12», without the days. */
function readSlots(token: Token, slots: Slots): readonly TimeRange[] | TimetableError {
  const { shift, letter, numbers } = codeParts(token.text)
  if (SHIFTS.every((one) => slots[one].length === 0))
    return failure(TIMETABLE_ERRORS.noTable(token.text), token)
  const found = Array.from(numbers, (digit) => slots[shift].filter(({ numero }) => String(numero) === digit))
  const missing = found.findIndex((slot, at) => slot.length === 0 && /\d/.test(numbers[at]!))
  if (missing >= 0) {
    const place = placeIn(token, token.text.length - numbers.length + missing)
    return failure(TIMETABLE_ERRORS.slot(letter, numbers[missing]!), place)
  }
  return found.flat().map(({ inicio, fim }) => ({ inicio, fim }))
}

/** «2.0820-2»: two class hours of UFSC's table, the first of which begins at 8h20. */
function readCounted(token: Token): readonly ClassHour[] | TimetableError {
  const { day, inicio, count } = countedParts(token.text)
  const all = SHIFTS.flatMap((shift) => slotsOf('ufsc')[shift])
  const first = all.findIndex((slot) => slot.inicio === inicio)
  const hours = first < 0 ? [] : all.slice(first, first + count)
  if (hours.length === 0 || hours.length < count) return failure(TIMETABLE_ERRORS.counted(token.text), token)
  return hours.map((slot) => ({ dia: Number(day) - 1, inicio: slot.inicio, fim: slot.fim }))
}

/** «8h-10h seg e qua»: times, and then the days of them; undefined where no days stand there, or they have times of their own. */
function readTimesFirst(
  tokens: readonly Token[],
  at: number,
  hyphen: HyphenWord,
): Read | TimetableError | undefined {
  let days = at
  while (isTime(tokens[days])) days += timeTokens(tokens, days)
  if (days === at) return undefined
  if (tokens[days]?.kind === 'to') days += 1
  const named = namedDays(tokens, days, hyphen)
  if ('error' in named) return named
  let later = named.next
  while (isTime(tokens[later])) later += timeTokens(tokens, later)
  const isOwn = tokens[named.next]?.kind === 'slots' || (later > named.next && tokens[later]?.kind !== 'day')
  if (named.days.length === 0 || isOwn) return undefined
  const times: TimeRange[] = []
  for (let next = at; isTime(tokens[next]); next += timeTokens(tokens, next)) {
    const read = readTime(tokens, next)
    if ('error' in read) return read
    times.push(...read)
  }
  const hours = named.days.flatMap((dia) => times.map((time) => ({ dia, ...time })))
  return { hours, isWords: true, next: named.next }
}

/** Days, and then times or slots: «seg e qua 8h–10h 14h–16h», «seg a sex 8h–9h», «2a e 4a M12». */
function readDays(
  tokens: readonly Token[],
  at: number,
  slots: Slots,
  hyphen: HyphenWord,
): Read | TimetableError {
  const named = namedDays(tokens, at, hyphen)
  if ('error' in named) return named
  const each = (times: readonly TimeRange[]) =>
    named.days.flatMap((dia) => times.map(({ inicio, fim }) => ({ dia, inicio, fim })))
  let { next } = named
  const last = tokens[next - 1]!
  if (tokens[next]?.kind === 'to') next += 1
  const isWords = tokens[next]?.kind !== 'slots'
  const hours: ClassHour[] = []
  while (isWords ? isTime(tokens[next]) : tokens[next]?.kind === 'slots') {
    const read = isWords ? readTime(tokens, next) : readSlots(tokens[next]!, slots)
    if ('error' in read) return read
    hours.push(...each(read))
    next += isWords ? timeTokens(tokens, next) : 1
  }
  return hours.length > 0 ? { hours, isWords, next } : failure(TIMETABLE_ERRORS.noTime(last.text), last)
}

/** «seg, qua», «seg a sex», «seg-qua». */
function namedDays(tokens: readonly Token[], at: number, hyphen: HyphenWord) {
  const days = new Set<number>()
  let next = at
  for (
    ;
    tokens[next]?.kind === 'day';
    next += tokens[next + 1]?.kind === 'to' && tokens[next + 2]?.kind === 'day' ? 2 : 1
  ) {
    const [first, to] = [tokens[next - 2], tokens[next - 1]]
    const last = tokens[next]!
    const dash = dashBetween(tokens, next - 1)
    const meant = dash === 'either' && hyphen === 'a' ? 'all' : (dash ?? 'all')
    const isRange = next > at && to?.kind === 'to' && meant === 'all'
    const [from, end] = [weekdayOf((isRange ? first! : last).text), weekdayOf(last.text)]
    if (isRange && end <= from)
      return failure(TIMETABLE_ERRORS.days(`${first!.text}–${last.text}`), first!, last)
    for (let dia = from; dia <= end; dia += 1) days.add(dia)
  }
  return { days: [...days], next }
}

const isTime = (token?: Token): boolean => token?.kind === 'time' || token?.kind === 'number'

const isClock = (token?: Token): boolean => token?.kind === 'time' && token.text.includes(':')

/** «8h-10h» has three; «08:00 09:40», as USP writes it, two. */
const timeTokens = (tokens: readonly Token[], at: number): number =>
  isClock(tokens[at]) && isClock(tokens[at + 1]) ? 2 : 3

/** From here on a number alone is an hour. */
const FIRST_BARE = '06:00'

function readTime(tokens: readonly Token[], at: number): readonly TimeRange[] | TimetableError {
  const length = timeTokens(tokens, at)
  const [start, to, end] = [tokens[at]!, tokens[at + 1], tokens[at + length - 1]]
  if ((length === 3 && to?.kind !== 'to') || !end || !isTime(end))
    return failure(TIMETABLE_ERRORS.noEnd(start.text), start)
  const wrong = [start, end].find((one) => hourOf(one) === '')
  if (wrong) return failure(TIMETABLE_ERRORS.time(wrong.text), wrong)
  const [inicio, fim] = [hourOf(start), hourOf(end)]
  if (fim <= inicio) return failure(TIMETABLE_ERRORS.backwards(`${start.text}–${end.text}`), start, end)
  // «1-2» may be the first two classes of the day.
  if ([start, end].every(({ text }) => /^\d{1,2}$/.test(text)) && inicio < FIRST_BARE)
    return failure(
      TIMETABLE_ERRORS.bare(`${start.text}-${end.text}`, `${start.text}h–${end.text}h`),
      start,
      end,
    )
  return [{ inicio, fim }]
}
