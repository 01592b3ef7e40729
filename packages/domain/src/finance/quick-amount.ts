import { wordsOf } from '../kernel/index.ts'
import {
  AMOUNT_ABOVE_ZERO,
  AMOUNT_INVALID,
  AMOUNT_TOO_HIGH,
  QUICK_AMOUNT_FIRST,
  quickAmountUnclear,
} from './messages.ts'
import { MAX_AMOUNT, parseMoney, toCentavos } from './money.ts'

/** How much a quick line moves, which way where it has a sign, and its other words. */
export interface QuickAmount {
  readonly sign: string
  readonly valor: number
  readonly words: readonly string[]
}

const SIGN = /^\s*([+\-\u2212])?\s*/u
const END = String.raw`(?=\s|$|[,;:](?:\s|$))`
/** «18,50», «R$ 20», «2 mil», «2 mil e 500», «20 reais e 50 centavos», «20 conto de», «50 centavos». */
const AMOUNT = new RegExp(
  [
    String.raw`^(?<written>(?:R\$\s*)?\d(?:[\d.,]*\d)?)`,
    String.raw`(?:\s*(?<thousand>mil|k)${END}(?:\s+e\s+(?<added>\d{1,3})${END})?)?`,
    String.raw`(?:\s*(?<unit>reais|(?<=(?<!\d)1\s*)real|contos?|pilas?|centavos?)${END})?`,
    String.raw`(?:\s+e\s+(?<centavos>\d\d)${END}(?:\s+centavos${END})?)?`,
    END,
  ].join(''),
  'iu',
)
/** What may stand behind an amount in reais, and belongs to the thing. */
const OF = /^\s+(?:d[aeo]|em|n[ao])s?(?=\s)/iu
/** It is no amount in reais, or none alone: «2 milhões», «20 dólares», «2 x 15», «1 200». */
const MORE =
  /^\s+(?:milh\p{L}+|bilh\p{L}+|d[óo]lar(?:es)?|euros?|usd|[x×*+/]\s*\d+|%|\d{3}(?:[.,]\d+)*)(?!\S)/iu

/** At the start of the line, else at the one place in it that is money for sure: «entrega ifood 30,00». */
export function readAmount(line: string): QuickAmount | { readonly error: string } {
  const [start, sign = ''] = SIGN.exec(line)!
  const text = line.slice(start.length)
  const [first = ''] = wordsOf(text)
  const head = AMOUNT.exec(text)
  if (head) return amountOf(head, sign, '')
  if (line.trim() === '') return { error: '' }
  if (/\d/.test(first)) return { error: AMOUNT_INVALID }
  const places = [...text.matchAll(/(?<=\s)(?:R\$|\d)/gi)]
    .map(({ index }) => ({ before: text.slice(0, index), match: AMOUNT.exec(text.slice(index)) }))
    .filter(({ match }) => match && (/^R|,\d\d$/i.test(match.groups!['written']!) || match.groups!['unit']))
  // Of «R$ 20» the number is a place of its own, too.
  const [place, another] = places.filter(({ before }) => !/R\$\s*$/i.test(before))
  return place && !another ? amountOf(place.match!, sign, place.before) : { error: QUICK_AMOUNT_FIRST }
}

/** What of a description would belong to an amount that stands right before it, as in «18,50 hoje + 20» and «18 hoje mil». */
export function partOfAmount(descricao: string): string | undefined {
  const again = readAmount(`1 ${descricao}`)
  const isApart = 'words' in again && again.valor === 1 && again.words.join(' ') === descricao
  return isApart ? undefined : wordsOf(descricao).slice(0, 2).join(' ')
}

function amountOf(
  match: RegExpExecArray,
  sign: string,
  before: string,
): QuickAmount | { readonly error: string } {
  const { written = '', thousand, added = '0', unit = '', centavos = '0' } = match.groups!
  const rest = match.input.slice(match[0].length)
  const [more] = MORE.exec(rest) ?? []
  if (more) return { error: quickAmountUnclear(match[0] + more) }
  const number = parseMoney(written)
  if (typeof number !== 'number') return number
  const isParted =
    centavos !== '0' && (thousand || !Number.isInteger(number) || (/^c/i.test(unit) && !/^conto/i.test(unit)))
  if (isParted) return { error: quickAmountUnclear(match[0]) }
  const whole = thousand ? 1_000 * number + Number(added) : /^centavo/i.test(unit) ? number / 100 : number
  const valor = toCentavos(whole + Number(centavos) / 100)
  if (valor === 0) return { error: AMOUNT_ABOVE_ZERO }
  if (valor > MAX_AMOUNT) return { error: AMOUNT_TOO_HIGH }
  return { sign, valor, words: [...wordsOf(before), ...wordsOf(unit ? rest.replace(OF, '') : rest)] }
}
