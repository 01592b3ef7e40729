import { addMonths, formatDate, isIsoDate, type IsoDate } from '../kernel/index.ts'
import { PASTE_ERRORS, PASTE_NOTES } from './paste-messages.ts'
import type { TimetableError } from './timetable-groups.ts'
import type { Span } from './timetable-tokens.ts'

/** The days on which a class begins and ends, as SIGAA adds them, and where they stand. */
interface PastedPeriod extends Span {
  readonly inicio: IsoDate
  readonly fim: IsoDate
}

const PERIOD =
  /(?:\(|(?<!\p{L})de)?\s*(\d\d)\/(\d\d)\/(\d{4})\s*(?:[-–—]|a|até)\s*(\d\d)\/(\d\d)\/(\d{4})\s*\)?/gu
/** No class is longer: a year of school whose end is late has less. */
const LONGEST_MONTHS = 18

const inWords = ({ inicio, fim }: Pick<PastedPeriod, 'inicio' | 'fim'>): string =>
  `${formatDate(inicio)} a ${formatDate(fim)}`

export const periodsIn = (text: string): readonly PastedPeriod[] =>
  Array.from(text.matchAll(PERIOD), ({ 0: period, index, ...match }) => ({
    inicio: `${match[3]}-${match[2]}-${match[1]}`,
    fim: `${match[6]}-${match[5]}-${match[4]}`,
    from: index + period.length - period.trimStart().length,
    to: index + period.trimEnd().length,
  }))

/** What no class can have is a mistyped year or day. */
export function wrongPeriod(periods: readonly PastedPeriod[]): TimetableError | undefined {
  for (const { inicio, fim, from, to } of periods) {
    const noDay = [inicio, fim].find((day) => !isIsoDate(day))
    if (noDay) return { error: PASTE_ERRORS.noDate(formatDate(noDay)), from, to }
    const words = inWords({ inicio, fim })
    if (fim < inicio) return { error: PASTE_ERRORS.backwards(words), from, to }
    if (addMonths(inicio, LONGEST_MONTHS) < fim) return { error: PASTE_ERRORS.tooLong(words), from, to }
  }
  return undefined
}

const DAY = /(?<![\d/])(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])(?:\/(?:\d{4}|\d{2}))?(?![\d/])/

/** One day alone («até 10/07») would be lost as a room; `from`: where the timetable begins. */
export function halfPeriod(text: string, from: number): TimetableError | undefined {
  const { index, 0: day } = DAY.exec(text.slice(from)) ?? { index: 0, 0: '' }
  return day
    ? { error: PASTE_ERRORS.half(day), from: from + index, to: from + index + day.length }
    : undefined
}

/** The days from the first of all periods to the last. */
export const spanOfPeriods = (periods: readonly PastedPeriod[]) => ({
  inicio: periods.map(({ inicio }) => inicio).sort()[0] ?? '',
  fim:
    periods
      .map(({ fim }) => fim)
      .sort()
      .at(-1) ?? '',
})

export function periodNotes(periods: readonly PastedPeriod[]): readonly string[] {
  const words = periods.map(inWords)
  return new Set(words).size > 1 ? [PASTE_NOTES.periods(words)] : []
}
