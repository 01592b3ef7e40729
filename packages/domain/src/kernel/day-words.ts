import { addDays, addToMonth, daysBetween, isIsoDate, mondayOf, monthOf, type IsoDate } from './calendar.ts'
import { foldText } from './text.ts'
import { weekdayOf } from './weekday.ts'

export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')
export const isDia = (word: string): boolean => foldText(word) === 'dia'

const RELATIVE = new Map(Object.entries({ hoje: 0, ontem: -1, anteontem: -2, amanha: 1 }))
const DATE = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/
const DATE_OR_DAY = /^(\d{1,2})(?:\/(\d{1,2})(?:\/(\d{2}|\d{4}))?)?$/

/** Which day is meant where the month or the year is left out; `coming` is also a dd/mm of the last 30 days. A weekday is a day in `coming` alone: it is never today. */
type Sense = 'nearest' | 'coming'

/** The last words that name a day: hoje, ontem, anteontem, amanhã, dd/mm, dd/mm/aaaa, with «dia» before them or not, or dia dd. No `day` where the calendar has none such. */
export function lastDayIn(words: readonly string[], today: IsoDate, sense: Sense = 'nearest') {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const to = at + 1
    const days =
      RELATIVE.get(foldText(words[at]!)) ?? (sense === 'coming' ? daysToWeekday(words, at, today) : undefined)
    if (days !== undefined) return { from: at, to, day: addDays(today, days) }
    const from = at > 0 && isDia(words[at - 1]!) ? at - 1 : at
    const [, day, month, year] = (from < at ? DATE_OR_DAY : DATE).exec(words[at]!) ?? []
    if (day) return { from, to, day: dateOf({ day, month, year }, today, sense) }
  }
  return undefined
}

/** From 1 to 7. «Segunda chamada» is no Monday. */
function daysToWeekday(words: readonly string[], at: number, today: IsoDate): number | undefined {
  const weekday = weekdayOf(words[at]!)
  // «2ª» is the second of something, «2ª-feira» a Monday.
  if (!weekday || /^\da?ª?s?$/i.test(words[at]!) || foldText(words[at + 1] ?? '') === 'chamada')
    return undefined
  return ((weekday + 6 - (daysBetween(mondayOf(today), today) + 1)) % 7) + 1
}

interface Written {
  readonly day: string
  readonly month: string | undefined
  readonly year: string | undefined
}

function dateOf({ day, month, year }: Written, today: IsoDate, sense: Sense): IsoDate | undefined {
  if (month && year) return existing(`${year.padStart(4, '20')}-${month.padStart(2, '0')}`, day)
  const possible = month
    ? [-1, 0, 1].map((years) => existing(sameMonth(month, Number(today.slice(0, 4)) + years), day))
    : (sense === 'coming' ? [0, 1] : [0]).map((months) => existing(addToMonth(monthOf(today), months), day))
  const days = possible.filter((one) => one !== undefined)
  if (sense === 'nearest') return nearest(days, today)
  const earliest = month ? addDays(today, -30) : today
  return days.find((one) => one >= earliest)
}

const sameMonth = (month: string, year: number): string =>
  `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}`

function existing(month: string, day: string): IsoDate | undefined {
  const written = `${month}-${day.padStart(2, '0')}`
  return isIsoDate(written) ? written : undefined
}

/** In January 20/12 is last December, in November 05/01 the coming January. */
function nearest(days: readonly IsoDate[], today: IsoDate): IsoDate | undefined {
  const distance = (day: IsoDate) => Math.abs(daysBetween(today, day))
  return days.toSorted((a, b) => distance(a) - distance(b))[0]
}
