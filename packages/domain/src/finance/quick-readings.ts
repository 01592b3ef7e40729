import {
  daysBetween,
  formatDate,
  lineOf,
  matchAt,
  NUMBER,
  numberOf,
  shortDate,
  wholeWords,
  type IsoDate,
  type Moment,
  type OtherReading,
  type Part,
} from '../kernel/index.ts'
import { mayBeIncome } from './category.ts'
import { READINGS } from './messages.ts'
import { inputMoney } from './money.ts'
import type { QuickAmount } from './quick-amount.ts'
import { NOT_OFTEN } from './quick-times.ts'
import type { TransactionDraft } from './records.ts'

interface Read extends QuickAmount {
  readonly moments: readonly Moment[]
  readonly day: Moment | undefined
  readonly draft: TransactionDraft
  /** It has no instalments. */
  readonly isSingle: boolean
}

/** A month and a bit: what is further off is not what was meant. */
const NEAR_DAYS = 62
const TIMES = wholeWords(`(${NUMBER}) (?:vezes|parcelas)${NOT_OFTEN}`)

export function otherReadings(read: Read, today: IsoDate): readonly OtherReading[] {
  const lineWith = ({ from, to }: Part, text: string) =>
    lineOfWords(read, [...read.words.slice(0, from), text, ...read.words.slice(to)])
  return [...amountsIn(read), ...daysIn(read, lineWith, today), ...timesIn(read, lineWith), ...typesIn(read)]
}

type LineWith = (part: Part, text: string) => string

const lineOfWords = ({ sign, draft }: Pick<Read, 'sign' | 'draft'>, words: readonly string[]): string =>
  [`${sign}${inputMoney(draft.valor)}`, ...words].join(' ')

const said = ({ words }: Read, { from, to }: Part): string => words.slice(from, to).join(' ')

/** More than these are seldom counted. */
const A_FEW = 12

/** «2 coxinhas 10» may begin with how many, and end with what they cost. */
function amountsIn({ sign, words, draft: { descricao, valor } }: Read): readonly OtherReading[] {
  const [last] = /(?<=\s)\d{1,4}$/.exec(descricao) ?? []
  if (!last || valor > A_FEW || !Number.isInteger(valor)) return []
  const others = words.toSpliced(words.lastIndexOf(last), 1)
  return [{ label: READINGS.amount(last), line: [`${sign}${last},00`, valor, ...others].join(' ') }]
}

/** «24/7» may be a day, and «sexta» the next one. */
function daysIn(read: Read, lineWith: LineWith, today: IsoDate): readonly OtherReading[] {
  const { moments, day } = read
  const reading = (part: Part, meant: IsoDate, text: string) => ({
    label: READINGS.day(said(read, part), shortDate(meant, today)),
    line: lineWith(part, text),
  })
  if (!day)
    return moments.flatMap((one) =>
      one.days![0] ? reading(one, one.days![0], `dia ${said(read, one)}`) : [],
    )
  const [chosen, ...rest] = day.days!
  const distance = (one: IsoDate) => Math.abs(daysBetween(today, one))
  const [next] = rest.toSorted((a, b) => distance(a) - distance(b))
  const isAsked = next && (distance(chosen!) > NEAR_DAYS || distance(next) <= NEAR_DAYS)
  return isAsked ? [reading(day, next, formatDate(next))] : []
}

/** «3 vezes» without «em» may be so many times, or so many instalments. */
function timesIn(read: Read, lineWith: LineWith): readonly OtherReading[] {
  const line = lineOf(read.words)
  const found = read.isSingle && read.words.map((_, at) => matchAt(line, at, TIMES)).find((match) => match)
  const times = found ? numberOf(found.match[1]!) : 0
  if (!found || times < 2) return []
  return [{ label: READINGS.instalments(said(read, found), times), line: lineWith(found, `${times}x`) }]
}

/** What has no sign may be an income. */
function typesIn({ sign, words, draft }: Read): readonly OtherReading[] {
  if (sign || !mayBeIncome(draft.descricao)) return []
  const [other, otherSign] =
    draft.tipo === 'entrada' ? (['saida', '-'] as const) : (['entrada', '+'] as const)
  return [{ label: READINGS[other], line: lineOfWords({ sign: otherSign, draft }, words) }]
}
