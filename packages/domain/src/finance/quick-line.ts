import {
  isBlank,
  LIMITS,
  lengthError,
  type IsoDate,
  addDays,
  daysBetween,
  foldText,
  isIsoDate,
} from '../kernel/index.ts'
import { categoryFor, type CategoryGuess } from './category.ts'
import { unlikelyDay } from './days.ts'
import {
  AMOUNT_ABOVE_ZERO,
  AMOUNT_INVALID,
  DAY_INVALID,
  QUICK_AMOUNT_FIRST,
  QUICK_DESCRIPTION_MISSING,
} from './messages.ts'
import { parseMoney } from './money.ts'
import type { FinanceBook } from './ports.ts'
import type { TransactionDraft } from './records.ts'
import { INSTALMENTS_OUT_OF_RANGE, ONCE, repeatErrors, type Repeat } from './repeat.ts'

const RELATIVE = new Map(Object.entries({ hoje: 0, ontem: -1, anteontem: -2, amanha: 1 }))
const DATE = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/
const DATE_OR_DAY = /^(\d{1,2})(?:\/(\d{1,2})(?:\/(\d{2}|\d{4}))?)?$/

/** The last words that name a day: hoje, ontem, anteontem, amanhã, dd/mm, dd/mm/aaaa, with «dia» before them or not, or dia dd. No `day` where the calendar has none such. */
export function lastDayIn(words: readonly string[], today: IsoDate) {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const to = at + 1
    const relative = RELATIVE.get(foldText(words[at]!))
    if (relative !== undefined) return { from: at, to, day: addDays(today, relative) }
    const from = at > 0 && isDia(words[at - 1]!) ? at - 1 : at
    const [, day, month, year] = (from < at ? DATE_OR_DAY : DATE).exec(words[at]!) ?? []
    if (day) return { from, to, day: dateOf(day, month, year, today) }
  }
  return undefined
}

export const isDia = (word: string): boolean => foldText(word) === 'dia'

function dateOf(day: string, month: string | undefined, year: string | undefined, today: IsoDate) {
  if (!month) return existing(today.slice(0, 4), today.slice(5, 7), day)
  return year ? existing(year.padStart(4, '20'), month, day) : nearest(day, month, today)
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

export interface QuickEntry {
  readonly draft: TransactionDraft
  /** Once or in instalments: the line has no words for the others. */
  readonly repeat: Repeat
  readonly categoryFrom: CategoryGuess['from']
}

const LINE = /^([+\-\u2212])?\s*((?:R\$\s*)?\S+)\s*(.*)$/isu
const TIMES = /^(\d{1,4})x$/i

/**
 * Reads a line such as «18,50 almoço», «+1200 bolsa», «89,90 tênis 3x» or «35 uber ontem»: [+|-] [R$] amount, then the description with the
 * instalments («3x») and the day anywhere in it. Of several days, or several instalments, the last is meant and the others are description;
 * «1x» is once. An error without a sentence is an empty line.
 */
export function parseQuickLine(
  line: string,
  { today, book }: { readonly today: IsoDate; readonly book: FinanceBook },
): { readonly ok: QuickEntry } | { readonly error: string } {
  const [, sign, money = '', rest = ''] = LINE.exec(line.trim()) ?? []
  const valor = parseMoney(money)
  if (typeof valor !== 'number')
    return { error: valor.error === AMOUNT_INVALID && !/\d/.test(money) ? QUICK_AMOUNT_FIRST : valor.error }
  if (valor === 0) return { error: AMOUNT_ABOVE_ZERO }
  const { descricao, repeat, data } = readRest(wordsOf(rest), today)
  if (data === undefined) return { error: DAY_INVALID }
  const unlikely = unlikelyDay(data, today)
  if (unlikely) return { error: unlikely }
  const { vezes: wrongTimes } = repeatErrors({ valor, data }, repeat)
  if (wrongTimes === INSTALMENTS_OUT_OF_RANGE) return { error: wrongTimes }
  if (isBlank(descricao)) return { error: QUICK_DESCRIPTION_MISSING }
  const tooLong = lengthError(descricao, LIMITS.long)
  if (tooLong) return { error: tooLong }
  if (wrongTimes) return { error: wrongTimes }
  const tipo = sign === '+' ? 'entrada' : 'saida'
  const { categoria, from } = categoryFor(descricao, tipo, book)
  return { ok: { draft: { descricao, valor, categoria, data, tipo }, repeat, categoryFrom: from } }
}

function readRest(words: readonly string[], today: IsoDate) {
  const day = lastDayIn(words, today)
  const times = lastTimesIn(words)
  const taken = (at: number) => [day, times].some((found) => found && at >= found.from && at < found.to)
  return {
    descricao: words.filter((_, at) => !taken(at)).join(' '),
    repeat: times && times.vezes !== 1 ? { tipo: 'parcelas' as const, vezes: times.vezes } : ONCE,
    data: day ? day.day : today,
  }
}

/** The last words that name instalments: 3x, with «em» before them or not. */
export function lastTimesIn(words: readonly string[]) {
  const at = words.findLastIndex((word) => TIMES.test(word))
  if (at === -1) return undefined
  return {
    from: at > 0 && isEm(words[at - 1]!) ? at - 1 : at,
    to: at + 1,
    vezes: Number.parseInt(words[at]!, 10),
  }
}

export const isEm = (word: string): boolean => word.toLowerCase() === 'em'
export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')
