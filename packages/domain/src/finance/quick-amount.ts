import { wordsOf } from '../kernel/index.ts'
import { AMOUNT_ABOVE_ZERO, AMOUNT_TOO_HIGH, QUICK_AMOUNT_FIRST, quickAmountUnclear } from './messages.ts'
import { MAX_AMOUNT, parseMoney, toCentavos } from './money.ts'
import { hundredsOf, IN_HUNDREDS, IN_WORDS } from './quick-hundreds.ts'
import { beginsWithTimes, timesBeforeEach } from './quick-times.ts'

/** How much a quick line moves, which way where it has a sign, and its other words. */
export interface QuickAmount {
  readonly sign: string
  readonly valor: number
  readonly words: readonly string[]
}

const SIGN = /^\s*([+\-\u2212])?\s*/u
const END = String.raw`(?=\s|$|[,;:](?:\s|$))`
/** «18,50», «R$ 20», «2 mil», «2 mil e 500», «2 mil e quinhentos», «1 e meio mil», «20 e meio», «20 reais e 50 centavos», «20 conto de», «50 centavos». */
const AMOUNT = new RegExp(
  [
    String.raw`^(?<written>(?:R\$\s*)?\d(?:[\d.,]*\d)?)`,
    String.raw`(?:(?:\s+e\s+(?<half>meio)\s)?\s*(?<thousand>mil|k)${END}(?:(?:\s+e\s+(?<added>\d{1,3})|\s+(?:e\s+)?(?<hundreds>${IN_HUNDREDS}))${END})?)?`,
    String.raw`(?:\s*(?<unit>reais|real|contos?|pilas?|cent(?:avo)?s?)${END})?`,
    String.raw`(?:\s+e\s+(?<centavos>\d\d|meio)${END}(?:\s+centavos${END})?)?`,
    END,
  ].join(''),
  'iu',
)
/** What may stand behind an amount in reais or thousands, and belongs to the thing. */
const OF = /^\s+(?:d[aeo]|em|n[ao])s?(?=\s)(?!\s+[2-6][ªa])/iu
/** It is no amount in reais, or none alone: «2 milhões», «20 dólares», «2 pau», «2 x 15», «1 200», «20 e cem». */
const MORE = new RegExp(
  String.raw`^\s+(?:milh\p{L}+|bilh\p{L}+|paus?|bar(?:ão|ões)|d[óo]lar(?:es)?|euros?|usd|[x×*+/]\s*\d+|%|\d{3}(?:[.,]\d+)*|e\s+(?:\d[\d.,]*|mei[oa]|pouc[oa]s|${IN_WORDS}))(?!\S)`,
  'iu',
)

/** What a number without reais or centavos counts, and never costs: «30 min», «20 páginas», «2 faltas», «2 kg». */
const COUNTED =
  /^\s+(?:min(?:uto)?s?|h(?:s|rs?|oras?)?|dias|semanas|meses|anos|p[áa]g(?:ina)?s?|pgs?|pp?\.|cap(?:[íi]tulo)?s?|faltas?|aulas?\s+perdidas?|kg|gramas?|ml|litros?|km|unidades?)(?!\S)/iu
/** A few exams, or a grade: «2 provas», «7,5 p1», «8 na prova»; «25 prova de inglês» is a fee. */
const EXAMS = /^\s+(?:n[ao]s?\s+)?(?:provas?|simulados?|p\d)(?!\S)/iu
/** «3 cafés de 5» may be three that cost 5 each, or three of those that cost 5; «10 parcela 3 de 12» has a place in a row, «12 corrida de 99» a ride. */
const OF_EACH = /^\s+\p{L}.*(?<!\d)\s(?:de|a|por)\s+(?!99$)\d{1,3}$/iu
const MAX_GRADE = 12
/** «18 50» without its comma; «20 99» is what a ride with «99» costs, and «18 25 dez» has a day. */
const PARTED = /^\s+(?!99)\d\d(?!\S)(?!\s+(?:de\s+)?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))/iu

type Read = QuickAmount | { readonly error: string }

/** The amount of a line: said once, or as that of each instalment («12x de 100»), and then the sum of them is meant. */
export function readAmount(line: string): Read {
  if (line.trim() === '') return { error: '' }
  const [start, sign = ''] = SIGN.exec(line)!
  const words = wordsOf(line.slice(start.length))
  const each = eachIn(words)
  if (!each) return amountIn(words.join(' '), sign) ?? { error: QUICK_AMOUNT_FIRST }
  const amount = amountOf(each.match, sign)
  if ('error' in amount) return amount
  const isSaid = /^cada$/i.test(amount.words[0] ?? '')
  const others = [...words.slice(0, each.from), ...amount.words.slice(isSaid ? 1 : 0)]
  const valor = toCentavos(amount.valor * Math.max(each.vezes, 1))
  if (valor > MAX_AMOUNT) return { error: AMOUNT_TOO_HIGH }
  const total = amountIn(others.join(' '), sign)
  if (total && 'error' in total) return total
  // A number alone with a thing behind it counts that: «3x de 30 minutos».
  const isClear = total ? total.valor === valor : isMoney(each.match) || isSaid || amount.words.length === 0
  if (!isClear || eachIn(others)) return { error: quickAmountUnclear(each.said) }
  return { sign, valor, words: [...(total?.words ?? others), `${each.vezes}x`] }
}

/** «12x de 100», «em 3 vezes de 50 reais», «12x R$ 100». */
function eachIn(words: readonly string[]) {
  for (const { from, to, vezes, isOf } of timesBeforeEach(words)) {
    const match = AMOUNT.exec(words.slice(to).join(' '))
    const said = `${words.slice(from, to).join(' ')} ${match?.[0]}`
    if (match && (isOf || isMoney(match))) return { from, vezes, match, said }
  }
  return undefined
}

/** It cannot be another number. */
const isMoney = ({ groups }: RegExpExecArray): boolean =>
  /^R|,\d\d$/i.test(groups!['written']!) || !!groups!['unit']

/** The amount at the start, else at the one place that is money for sure: «entrega ifood 30,00»; nothing where there is none. */
function amountIn(text: string, sign: string): Read | undefined {
  const [first = ''] = wordsOf(text)
  const head = AMOUNT.exec(text)
  if (!head && /\d/.test(first)) return { error: quickAmountUnclear(first) }
  // Of «R$ 20» the number is no place of its own.
  const [place, another] = [...text.matchAll(/(?<=\s)(?<!R\$\s+)(?:R\$|\d)/gi)].flatMap(({ index }) => {
    const match = AMOUNT.exec(text.slice(index))
    return match && isMoney(match) ? [{ before: text.slice(0, index), match }] : []
  })
  // «2 kg arroz 12,90» begins with how many, «20 xerox 0,20 cada» may or may not; of «tv 3 x 100,00» nobody knows the sum.
  if (place && /^\d+$|\d x $/i.test(head?.[0] ?? place.before))
    return { error: quickAmountUnclear(place.before + place.match[0]) }
  if (head) return amountOf(head, sign)
  if (another) return { error: QUICK_AMOUNT_FIRST }
  return place && amountOf(place.match, sign, place.before)
}

/** What of a description would belong to an amount, as in «18,50 hoje + 20», «18 hoje mil» and «18 3x de 20 em 2x». */
export function partOfAmount(descricao: string): string | undefined {
  const each = eachIn(wordsOf(descricao))
  if (each) return each.said
  const again = readAmount(`1,00 ${descricao}`)
  const isApart = 'words' in again && again.valor === 1 && again.words.join(' ') === descricao
  return isApart ? undefined : wordsOf(descricao).slice(0, 2).join(' ')
}

function amountOf(match: RegExpExecArray, sign: string, before = ''): Read {
  const { written = '', half, thousand, added = '0', hundreds = '', unit = '' } = match.groups!
  const centavos = match.groups!['centavos']?.replace(/meio/i, '50') ?? '0'
  const rest = match.input.slice(match[0].length)
  const [more] = MORE.exec(rest) ?? []
  if (more) return { error: quickAmountUnclear(match[0] + more) }
  const number = parseMoney(written)
  if (typeof number !== 'number') return number
  const isFraction = !Number.isInteger(number)
  const others = [COUNTED, ...(number <= MAX_GRADE ? [EXAMS, OF_EACH] : []), ...(isFraction ? [] : [PARTED])]
  const isBare = number > 0 && !isMoney(match) && !thousand
  const counted = isBare && others.map((pattern) => pattern.exec(rest)).find((found) => found)
  if (counted) return { error: quickAmountUnclear(match[0] + counted[0]) }
  const isParted = centavos !== '0' && (thousand || isFraction || /^cent/i.test(unit))
  if (isParted || (half && (isFraction || added !== '0' || hundreds)))
    return { error: quickAmountUnclear(match[0]) }
  const thousands = 1_000 * (half ? number + 0.5 : number) + Number(added) + hundredsOf(hundreds)
  const whole = thousand ? thousands : /^cent/i.test(unit) ? number / 100 : number
  const valor = toCentavos(whole + Number(centavos) / 100)
  if (valor === 0) return { error: AMOUNT_ABOVE_ZERO }
  if (valor > MAX_AMOUNT) return { error: AMOUNT_TOO_HIGH }
  const isOf = (unit || thousand) && before.trim() === '' && !beginsWithTimes(wordsOf(rest))
  return { sign, valor, words: wordsOf(before + (isOf ? rest.replace(OF, '') : rest)) }
}
