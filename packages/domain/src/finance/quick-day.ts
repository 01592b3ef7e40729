import { addDays, daysBetween, foldText, isIsoDate, type IsoDate } from '../kernel/index.ts'

/** A day found among words: which of them it takes up, and the day; undefined when the calendar has no such day. */
export interface FoundDay {
  readonly from: number
  readonly to: number
  readonly day: IsoDate | undefined
}

const RELATIVE: Readonly<Record<string, number>> = { hoje: 0, ontem: -1, anteontem: -2, amanha: 1 }
const DATE = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/
const DAY_NUMBER = /^\d{1,2}$/

/** The last words that name a day: hoje, ontem, anteontem, amanhã, dd/mm, dd/mm/aaaa, with «dia» before them or not, or dia dd. */
export function lastDayIn(words: readonly string[], today: IsoDate): FoundDay | undefined {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const afterDia = at > 0 && isDia(words[at - 1]!)
    const read = dayOf(words[at]!, afterDia, today)
    if (read) return { from: afterDia && read.takesDia ? at - 1 : at, to: at + 1, day: read.day }
  }
  return undefined
}

export const isDia = (word: string): boolean => foldText(word) === 'dia'

function dayOf(
  word: string,
  afterDia: boolean,
  today: IsoDate,
): { readonly day: IsoDate | undefined; readonly takesDia: boolean } | undefined {
  const relative = Object.hasOwn(RELATIVE, foldText(word)) ? RELATIVE[foldText(word)] : undefined
  if (relative !== undefined) return { day: addDays(today, relative), takesDia: false }
  const [, day, month, year] = DATE.exec(word) ?? []
  if (day && month)
    return {
      day: year ? existing(year.padStart(4, '20'), month, day) : nearest(day, month, today),
      takesDia: true,
    }
  return afterDia && DAY_NUMBER.test(word)
    ? { day: existing(today.slice(0, 4), today.slice(5, 7), word), takesDia: true }
    : undefined
}

function existing(year: string, month: string, day: string): IsoDate | undefined {
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isIsoDate(written) ? written : undefined
}

/** Of last year, this year and the next: in January 20/12 is last December, in November 05/01 the coming January. */
function nearest(day: string, month: string, today: IsoDate): IsoDate | undefined {
  const distance = (date: IsoDate) => Math.abs(daysBetween(today, date))
  return [-1, 0, 1]
    .map((years) => existing(String(Number(today.slice(0, 4)) + years).padStart(4, '0'), month, day))
    .filter((date) => date !== undefined)
    .sort((a, b) => distance(a) - distance(b))[0]
}
