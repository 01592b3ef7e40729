import { readTime, type CalendarTime, type Reading, type Zones } from './times.ts'

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** `2MO` is the second Monday of a month, `-1FR` its last Friday; 0 for each of them. */
interface RuleDay {
  readonly nth: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/** How an event repeats (RFC 5545, 3.3.10), as far as it is read. */
export interface Rule {
  readonly freq: (typeof FREQUENCIES)[number]
  readonly interval: number
  readonly count: number | undefined
  readonly until: CalendarTime | undefined
  readonly byDay: readonly RuleDay[]
  readonly byMonthDay: readonly number[]
  readonly byMonth: readonly number[]
  readonly bySetPos: readonly number[]
  /** 0 is Sunday. */
  readonly weekStart: number
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const RANGES = {
  INTERVAL: [1, 1_000],
  COUNT: [1, 100_000],
  BYMONTHDAY: [-31, 31],
  BYMONTH: [1, 12],
  BYSETPOS: [-366, 366],
} as const
const KNOWN = ['FREQ', 'UNTIL', 'BYDAY', 'WKST', ...Object.keys(RANGES)]
const MAX_RULE = 500

type Parts = Readonly<Record<string, string | undefined>>

/** Reads a rule; a part that is not read is named, since to pass over it would give other days. */
export function readRule(value: string, zones: Zones): Reading<Rule> {
  if (value.length > MAX_RULE) return { error: 'Repetição que não é lida: comprida demais' }
  const parts = partsOf(value)
  const wrong = wrongPart(parts)
  if (wrong !== undefined) return { error: `Repetição que não é lida: «${wrong}=${parts[wrong] ?? ''}»` }
  const until = parts['UNTIL'] ? readTime({ params: {} }, parts['UNTIL'], zones) : undefined
  if (until && 'error' in until) return until
  const list = (name: keyof typeof RANGES) => numbers(parts, name) ?? []
  return {
    ok: {
      freq: freqOf(parts)!,
      interval: list('INTERVAL')[0] ?? 1,
      count: list('COUNT')[0],
      until: until?.ok,
      byDay: ruleDays(parts) ?? [],
      byMonthDay: list('BYMONTHDAY'),
      byMonth: list('BYMONTH'),
      bySetPos: list('BYSETPOS'),
      weekStart: WEEKDAYS.indexOf(parts['WKST'] || 'MO'),
    },
  }
}

const partsOf = (value: string): Parts =>
  Object.fromEntries(
    value
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=', 2).map((word) => word.trim()))
      .filter(([name]) => name !== ''),
  ) as Parts

const freqOf = (parts: Parts) => FREQUENCIES.find((one) => one === parts['FREQ'])

/** The name of the first part that is wrong, unknown, or not read beside the others. */
function wrongPart(parts: Parts): string | undefined {
  const unknown = Object.keys(parts).find((name) => !KNOWN.includes(name) && !name.startsWith('X-'))
  if (unknown !== undefined) return unknown
  const freq = freqOf(parts)
  if (!freq) return 'FREQ'
  const names = Object.keys(RANGES) as (keyof typeof RANGES)[]
  const isOutside = names.find((name) => !numbers(parts, name))
  if (isOutside) return isOutside
  if (parts['WKST'] && !WEEKDAYS.includes(parts['WKST'])) return 'WKST'
  const days = ruleDays(parts)
  const isOfMonths = freq === 'MONTHLY' || (freq === 'YEARLY' && numbers(parts, 'BYMONTH')!.length > 0)
  const isOfYear = freq === 'YEARLY' && !isOfMonths
  if (!days || (days.length > 0 && isOfYear)) return 'BYDAY'
  if (days.some(({ nth }) => nth !== 0) && !isOfMonths) return 'BYDAY'
  const hasMonthDays = numbers(parts, 'BYMONTHDAY')!.length > 0
  return hasMonthDays && (isOfYear || freq === 'WEEKLY') ? 'BYMONTHDAY' : undefined
}

/** Entries of a list; none of an empty part, as some programs write it. */
const entries = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Whole numbers but 0; undefined where one is outside its range. */
function numbers(parts: Parts, name: keyof typeof RANGES): readonly number[] | undefined {
  const [least, most] = RANGES[name]
  const read = entries(parts[name]).map((one) => (/^[-+]?\d{1,6}$/.test(one) ? Number(one) : 0))
  return read.every((one) => one !== 0 && one >= least && one <= most) ? read : undefined
}

function ruleDays(parts: Parts): readonly RuleDay[] | undefined {
  const days = entries(parts['BYDAY']).map((one) => {
    const [, nth = '', name = ''] = /^([-+]?[1-5])?([A-Z]{2})$/.exec(one) ?? []
    return { nth: Number(nth), weekday: WEEKDAYS.indexOf(name) }
  })
  return days.some(({ weekday }) => weekday < 0) ? undefined : days
}
