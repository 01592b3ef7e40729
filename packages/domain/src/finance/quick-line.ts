import { isBlank, lastDayIn, LIMITS, lengthError, wordsOf, type IsoDate } from '../kernel/index.ts'
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
