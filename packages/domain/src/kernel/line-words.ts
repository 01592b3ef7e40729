import { foldText } from './text.ts'

export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** The words of a line from this one up to that one. */
export interface Part {
  readonly from: number
  readonly to: number
}
export const isIn = (part: Part | undefined, at: number): boolean => !!part && part.from <= at && at < part.to

/** A word without what stands around it; «-» for what only separates. */
export function plainWord(word: string): string {
  const folded = foldText(word).replaceAll(/[–—\u2212]/g, '-')
  if (/^[-,;:|]+$/.test(folded)) return '-'
  return folded.replaceAll(/^[("'«[@]+|[,;:.!?)"'»\]]+$/g, '') || folded
}

/** The words of a line in one text, each plain, to be looked at by patterns. */
export interface Line {
  readonly text: string
  /** Where each word begins. */
  readonly starts: readonly number[]
}

export function lineOf(words: readonly string[]): Line {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    starts.push(text.length)
    text += `${plainWord(word)} `
  }
  return { text, starts }
}

/** Whole words. */
export const wholeWords = (source: string): RegExp => new RegExp(`(?:${source})(?!\\S)`, 'uy')

/** What the words from this one on are, by a pattern of `wholeWords`. */
export function matchAt({ text, starts }: Line, at: number, pattern: RegExp) {
  pattern.lastIndex = starts[at]!
  const match = pattern.exec(text)
  if (!match) return undefined
  const end = pattern.lastIndex
  let to = at + 1
  while (to < starts.length && starts[to]! < end) to += 1
  return { match, from: at, to }
}

const NUMBERS =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  )
/** What `numberOf` reads. */
export const NUMBER = String.raw`\d{1,3}|uma|duas|meia|trinta|quarenta|cinquenta|catorze|${NUMBERS.join('|')}`
const OTHERS = new Map(
  Object.entries({ uma: 1, duas: 2, catorze: 14, meia: 30, trinta: 30, quarenta: 40, cinquenta: 50 }),
)

/** 3 of «3» and «três», 30 of «meia», 21 of «vinte e um». */
export const numberOf = (text: string): number =>
  text
    .split(' e ')
    .reduce(
      (sum, word) => sum + (/^\d+$/.test(word) ? Number(word) : (OTHERS.get(word) ?? NUMBERS.indexOf(word))),
      0,
    )

/** No number behind «lista», «caps» or «sala» is a day or an hour. */
export const NUMBERED = String.raw`(?<!\b(?:lista|caps?|capitulos?|exs?|exercicios?|questao|questoes|q|paginas?|pags?|pgs?|p|aulas?|unidades?|itens|item|secao|secoes|versao|slides?|xerox|salas?|blocos?|laboratorio|lab|turmas?|grupos?|modulos?) )`

/** What else a line may mean, and the line that means it. */
export interface OtherReading {
  readonly label: string
  readonly line: string
}

const CONNECTIVE = /^(?:d[aeo]s?|em|n[ao]s?|ao|ate|para|p\/|pr[ao]s?|as)$/
/** «De» or «até»: it leads to what stands behind it. */
export const isConnective = (word: string): boolean => CONNECTIVE.test(plainWord(word))

/** The words without the parts, what leads to them (where `isEndOut`, to the end too) and what separates them from the others. */
export function withoutParts(
  words: readonly string[],
  parts: readonly (Part | undefined)[],
  isEndOut: boolean,
): readonly string[] {
  const isOut = words.map((_, at) => parts.some((part) => isIn(part, at)))
  const kept: string[] = []
  /** What stands behind the word: a part or nothing more, with separators between or not. */
  let next: 'out' | 'apart' | 'kept' = isEndOut ? 'out' : 'apart'
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]!
    if (isOut[at] || (next === 'out' && isConnective(word))) next = 'out'
    else if (
      plainWord(word) === '-' &&
      (next !== 'kept' || at === 0 || isOut[at - 1] || plainWord(words[at - 1]!) === '-')
    ) {
      if (next === 'out') next = 'apart'
    } else {
      kept.push(next === 'kept' ? word : word.replace(/(?<=.)[,;:]+$/, ''))
      next = 'kept'
    }
  }
  return kept.toReversed()
}
