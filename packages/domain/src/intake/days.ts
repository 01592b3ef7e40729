import { foldText, isIsoDate, type IsoDate } from '../kernel/index.ts'

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ,].*)?$/
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,].*)?$/
const TOGETHER = /^(\d{4})(\d{2})(\d{2})$/
const WEEKDAY =
  /^(?:(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:[- ]feira)?|s[aá]bado|domingo|(?:seg|ter|qua|qui|sex|s[aá]b|dom)\.?)[, -]+(?=\d)/i

/** A date without the name of its day and the spaces around it: «ter, 03/11/2026» is 03/11/2026. */
export const withoutWeekday = (text: string): string => text.trim().replace(WEEKDAY, '')

/** A day as Brazilian files write it: 20/11/2026, 20-11-26, 2026-11-20, 20261120, 20/nov/2026, «20 de novembro de 2026», with a time behind it or not, and with the name of the day before it. Undefined where the calendar has none such. */
export function readDay(text: string): IsoDate | undefined {
  const plain = withoutWeekday(text)
  const yearFirst = YEAR_FIRST.exec(plain)
  if (yearFirst) return dayOf(yearFirst[1]!, yearFirst[3]!, yearFirst[4]!)
  const dayFirst = DAY_FIRST.exec(plain)
  if (dayFirst) return dayOf(dayFirst[4]!, dayFirst[3]!, dayFirst[1]!)
  const together = TOGETHER.exec(plain)
  if (together) return dayOf(together[1]!, together[2]!, together[3]!)
  const named = namedDay(plain)
  return named?.year ? dayOf(named.year, named.month, named.day) : undefined
}

/** A day without a year, `20/11` or `20 nov`, of a year that is known otherwise. */
export function readDayOfYear(text: string, year: string): IsoDate | undefined {
  const plain = withoutWeekday(text)
  const [, day, month] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? []
  if (day && month) return dayOf(year, month, day)
  const named = namedDay(plain)
  return named && !named.year ? dayOf(year, named.month, named.day) : undefined
}

const MONTHS = [
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'january february march april may june july august september october november december',
].map((names) => names.split(' '))
const DAY_AND_NAME = /^(\d{1,2})[ºo°]?(?: de |[ /.-]+)([a-z]{3,9})\.?(?:(?: de |[ /.,-]+)(\d{4}|\d{2}))?$/
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/
const LONGEST_NAMED = 40

/** A day whose month is a word: «20 Nov 2026», «November 20, 2026», «20 de nov. de 2026», «20-nov-26», «20/nov», «sexta-feira, 20 de novembro de 2026». */
function namedDay(text: string) {
  if (text.length > LONGEST_NAMED || !/[a-z]{3}/i.test(text)) return undefined
  const plain = foldText(text).replace(/,? \d{1,2}:\d{2}.*$/, '')
  const [, day = '', name = '', year] = DAY_AND_NAME.exec(plain) ?? swapped(NAME_AND_DAY.exec(plain))
  const month = MONTHS.map((names) => names.findIndex((each) => each.startsWith(name)) + 1).find(Boolean)
  return name !== '' && month ? { year, month: String(month), day } : undefined
}

const swapped = (found: RegExpExecArray | null) => (found ? ['', found[2], found[1], found[3]] : [])

/** The latest day `20/11` that is not after another day; 29 February is sought back to its year. */
export function latestDay(text: string, latest: IsoDate): IsoDate | undefined {
  const year = Number(latest.slice(0, 4))
  for (let back = 0; back <= YEARS_TO_LEAP; back += 1) {
    const day = readDayOfYear(text, String(year - back))
    if (day !== undefined && day <= latest) return day
  }
  return undefined
}

/** Most years between two days of 29 February. */
const YEARS_TO_LEAP = 8

function dayOf(year: string, month: string, day: string): IsoDate | undefined {
  const century = Number(year) < LAST_CENTURY ? '20' : '19'
  const iso = `${year.padStart(4, century)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}

/** From here on a year of two digits is one of the last century: a book of 98 was not read in 2098. */
const LAST_CENTURY = 70
