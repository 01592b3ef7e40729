import {
  isBlank,
  lengthError,
  LIMITS,
  momentsIn,
  withoutParts,
  wordsOf,
  type IsoDate,
  type OtherReading,
} from '../kernel/index.ts'
import { categoryFor, typeFor, type CategoryGuess } from './category.ts'
import { unlikelyDay } from './days.ts'
import {
  quickAmountUnclear,
  QUICK_DESCRIPTION_MISSING,
  quickDayInvalid,
  quickDayUnclear,
} from './messages.ts'
import type { FinanceBook } from './ports.ts'
import { partOfAmount, readAmount } from './quick-amount.ts'
import { otherReadings } from './quick-readings.ts'
import { lastTimesIn } from './quick-times.ts'
import type { TransactionDraft } from './records.ts'
import { INSTALMENTS_OUT_OF_RANGE, ONCE, repeatErrors, type Repeat } from './repeat.ts'

export interface QuickEntry {
  readonly draft: TransactionDraft
  /** How it repeats, once or in instalments: the line has no words for the others. */
  readonly repeat: Repeat
  readonly categoryFrom: CategoryGuess['from']
}

export interface QuickReading {
  readonly ok: QuickEntry
  /** The words that name its day; empty where none do. */
  readonly dayWords: string
  /** What else the line may mean. */
  readonly others: readonly OtherReading[]
}

/**
 * Reads a line such as «18,50 almoço», «+1200 bolsa», «89,90 tênis 3x» or «35 uber sexta»: an amount, then the description with the
 * instalments («3x») and the day anywhere in it. Of several days, or several instalments, the last is meant and the others are description;
 * «1x» is once. An error without a sentence is an empty line.
 */
export function parseQuickLine(
  line: string,
  { today, book }: { readonly today: IsoDate; readonly book: FinanceBook },
): QuickReading | { readonly error: string } {
  const amount = readAmount(withAmountFirst(line, today, book))
  if ('error' in amount) return amount
  const { sign, valor, words } = amount
  const moments = momentsIn(words, today, 'nearest')
  const day = moments.findLast(({ form }) => form !== 'fraction')
  const dayWords = day ? words.slice(day.from, day.to).join(' ') : ''
  const data = day ? day.days?.[0] : today
  if (data === undefined) return { error: (day!.days ? quickDayInvalid : quickDayUnclear)(dayWords) }
  const unlikely = unlikelyDay(data, today)
  if (unlikely) return { error: unlikely }
  const times = lastTimesIn(words, day)
  const repeat: Repeat = times && times.vezes !== 1 ? { tipo: 'parcelas', vezes: times.vezes } : ONCE
  const { vezes: wrongTimes } = repeatErrors({ valor, data }, repeat)
  if (wrongTimes === INSTALMENTS_OUT_OF_RANGE) return { error: wrongTimes }
  const descricao = withoutParts(words, [day, times], false).join(' ')
  const error =
    (isBlank(descricao) ? QUICK_DESCRIPTION_MISSING : lengthError(descricao, LIMITS.long)) ?? wrongTimes
  if (error) return { error }
  const unclear = partOfAmount(descricao)
  if (unclear) return { error: quickAmountUnclear(unclear) }
  const tipo = sign === '+' ? 'entrada' : sign ? 'saida' : typeFor(descricao, book)
  const { categoria, from } = categoryFor(descricao, tipo, book)
  const draft = { descricao, valor, categoria, data, tipo }
  const others = otherReadings({ ...amount, moments, day, draft, isSingle: !times }, today)
  return { ok: { draft, repeat, categoryFrom: from }, dayWords, others }
}

const AT_END = /^((?:entrega )?([^\s+].*?)) (\d[\d.,]*)$/i
/** «Exame 7,5» and «inglês 7,5» may be grades. */
const GRADED = /^(?:Fac|Edu)| (?:exame|prova)/i
/** A few of a thing and what they cost together; «10 xerox 0,20» may be each, and «2 provas 7,50» is no price. */
const COUNTED =
  /^((?:[1-9]|1[0-2]) (?!n[ao]s? |em |mil |rea|conto|parcel|presta|vezes |prova|falta|.* cada(?!\S))\p{L}{2,}.*?)(?<! (?:\S|de|por)) ((?:R\$ ?)?[1-9][\d.]*,\d\d?|R\$ ?[1-9][\d.]*|[1-9][\d.]* (?:reais|contos?))((?: (?:[dn][aeo]s?|em|com|pr[ao])(?!\S)\D*)?)$/iu

/** «entrega ifood 30» and «lanche 12,5» are paid, since a word of them is one of spending, and «2 cervejas 16,00» begins with how many: of no other line is a number at its end money without reais or centavos. */
function withAmountFirst(line: string, today: IsoDate, book: FinanceBook): string {
  const words = wordsOf(line)
  const day = momentsIn(words, today, 'nearest').find(({ to }) => to === words.length)
  const text = words.slice(0, day?.from).join(' ')
  const [, counted = '', price = '', place = ''] = COUNTED.exec(text) ?? []
  const [, said = '', thing = '', amount = ''] = AT_END.exec(text) ?? []
  const { from, categoria } = categoryFor(thing, 'saida', book)
  const isPaid =
    from !== 'default' && (said !== thing || (/,\d$/.test(amount) && !GRADED.test(`${categoria} ${thing}`)))
  const [first, rest] = price ? [price, counted + place] : [amount, said]
  return price || isPaid ? [first, rest, ...words.slice(text.split(' ').length)].join(' ') : line
}
