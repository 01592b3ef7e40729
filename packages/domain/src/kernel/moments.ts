import { daysBetween, type IsoDate } from './calendar.ts'
import { weekdayOfDay, type Sense } from './dates.ts'
import { DAY_RULES, type DayMeaning } from './day-words.ts'
import { HOUR_RULES, inPeriod, type HourMeaning } from './hour-words.ts'
import { lineOf, matchAt, plainWord, wholeWords, type Line, type Part } from './line-words.ts'

/** Words that speak of a day, an hour or a part of the day («à noite»); with neither `days` nor `hour` what they mean is not clear. */
export interface Moment extends Part, DayMeaning, HourMeaning {
  readonly kind: 'day' | 'hour' | 'period'
  /** A number alone behind a day. */
  readonly isBare?: boolean
}

const PERIOD = wholeWords('(?:d[ae]|a|pela) (?:manha|tarde|noite|madrugada)')

/** What the words of a line say of days and, of what is to come, of hours, in their order; none takes a word of another. */
export function momentsIn(words: readonly string[], today: IsoDate, sense: Sense): readonly Moment[] {
  const line = lineOf(words)
  const found: Moment[] = []
  for (
    let at = 0;
    at < words.length;
    at = found.at(-1) && found.at(-1)!.to > at ? found.at(-1)!.to : at + 1
  ) {
    const moment = momentAt(line, at, today, sense)
    if (moment) found.push(moment)
  }
  const moments = joined(found, words, today)
  return sense === 'coming' ? withPeriod(withBareHour(moments, words), words) : withoutPeriods(moments)
}

function momentAt(line: Line, at: number, today: IsoDate, sense: Sense): Moment | undefined {
  for (const [pattern, read] of sense === 'coming' ? HOUR_RULES : []) {
    const match = matchAt(line, at, pattern)
    const meaning = match && read(match.match.slice(1))
    if (meaning) return { kind: 'hour', from: at, to: match.to, ...meaning }
  }
  for (const [pattern, read] of DAY_RULES) {
    const match = matchAt(line, at, pattern)
    const meaning = match && read(match.match.slice(1), { today, sense })
    if (meaning) return { kind: 'day', from: at, to: match.to, ...meaning }
  }
  const period = matchAt(line, at, PERIOD)
  return period && { kind: 'period', from: at, to: period.to }
}

/** «Terça, 8/12» is one day, «segunda a sexta» is none. */
function joined(moments: readonly Moment[], words: readonly string[], today: IsoDate): readonly Moment[] {
  const all: Moment[] = []
  for (const moment of moments) {
    const before = all.at(-1)
    const between = before && words.slice(before.to, moment.from).map(plainWord).join(' ')
    const both = before && between !== undefined && together(before, moment, between, today)
    if (both) all.splice(-1, 1, { ...both, kind: 'day', from: before.from, to: moment.to })
    else all.push(moment)
  }
  return all
}

/** A number alone: before 6 it may be of the afternoon. */
const isHour = (number: string): boolean =>
  /^\d{1,2}$/.test(number) && Number(number) >= 6 && Number(number) <= 23

/** A weekday beside a date that is further off agrees with it by chance. */
const FAR_DAYS = 200

function together(a: Moment, b: Moment, between: string, today: IsoDate): DayMeaning | undefined {
  if (a.kind !== 'day' || b.kind !== 'day' || a.form === 'fraction' || b.form === 'fraction') return undefined
  if (/^(e|ou|a|ate)$/.test(between)) return {}
  if (!/^-?$/.test(between) || !a.days || !b.days) return undefined
  const weekday = a.weekday ?? b.weekday
  if (!weekday && between !== '') return undefined
  const [dated, other] = a.weekday ? [b, a] : [a, b]
  const days = dated.days!.filter((day) =>
    weekday
      ? weekdayOfDay(day) === weekday && Math.abs(daysBetween(today, day)) <= FAR_DAYS
      : other.days!.includes(day),
  )
  if (days.length > 0) return { days }
  return weekday ? {} : undefined
}

/** «Sexta 14» is at 14h, since no such Friday is near. */
function withBareHour(moments: readonly Moment[], words: readonly string[]): readonly Moment[] {
  const isTimed = moments.some(({ kind }) => kind === 'hour')
  return moments.flatMap((moment, at) => {
    const { kind, days, form, from, to } = moment
    const number = moments[at + 1]?.from === to ? '' : plainWord(words[to] ?? '')
    if (kind !== 'day' || !days || form === 'fraction' || !LIKE_HOUR.test(number)) return [moment]
    if (isTimed || !isHour(number)) return [{ kind: 'day', from, to: to + 1 }]
    return [
      moment,
      { kind: 'hour', from: to, to: to + 1, hour: `${number.padStart(2, '0')}:00`, isBare: true },
    ]
  })
}

/** «14»; «1930» and «19,30» are not clear. */
const LIKE_HOUR = /^(?:\d{1,2}|(?:[01]\d|2[0-3])[0-5]\d|\d{1,2},[0-5]\d)$/

/** «Amanhã à tarde às 2h» is at 14h. */
function withPeriod(moments: readonly Moment[], words: readonly string[]): readonly Moment[] {
  const periods = moments.filter(({ kind }) => kind === 'period')
  const hours = moments.filter(({ hour }) => hour)
  const [period, hour] = [periods[0], hours[0]]
  if (!period || periods.length > 1 || !hour || hours.length > 1) return moments
  const said = inPeriod(hour.hour!, plainWord(words[period.to - 1]!))
  return moments.map((one) => (one === hour || one === period ? { ...one, ...said } : one))
}

/** Leaves out the parts of the day: where it is about money, «ontem à noite» is a day like «ontem». */
const withoutPeriods = (moments: readonly Moment[]): readonly Moment[] =>
  moments.flatMap((moment, at) => {
    if (moment.kind === 'period') return []
    const next = moments[at + 1]
    return [next?.kind === 'period' && next.from === moment.to ? { ...moment, to: next.to } : moment]
  })
