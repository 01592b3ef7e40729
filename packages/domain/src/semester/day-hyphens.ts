import { weekdayOf } from '../kernel/index.ts'
import { tokensOf, type Token } from './timetable-tokens.ts'

const isDash = (token?: Token): boolean => /^[-–—]$/.test(token?.text ?? '')

/**
 * What a dash between two days stands for: «seg-sex» is all days between, «seg-qua-sex» those days alone. «seg-qua» may be either, and is the
 * two days (a pair of classes, as institutions write it) until a student says otherwise; undefined where there is no such dash.
 */
export function dashBetween(tokens: readonly Token[], at: number): 'all' | 'both' | 'either' | undefined {
  const [first, dash, last] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!isDash(dash) || first?.kind !== 'day' || last?.kind !== 'day') return undefined
  const [from, to] = [weekdayOf(first.text), weekdayOf(last.text)]
  const isChain = [at - 2, at + 2].some(
    (next) => isDash(tokens[next]) && tokens[next + (next < at ? -1 : 1)]?.kind === 'day',
  )
  if (isChain || to <= from + 1) return 'both'
  return from === 1 && to >= FRIDAY ? 'all' : 'either'
}
const FRIDAY = 5

/** The dashes that may mean two days or all from one to the other, with these days. */
export function unclearHyphens(text: string) {
  const tokens = tokensOf(text)
  return tokens.flatMap((dash, at) =>
    dashBetween(tokens, at) === 'either'
      ? [{ dash, days: [weekdayOf(tokens[at - 1]!.text), weekdayOf(tokens[at + 1]!.text)] as const }]
      : [],
  )
}

/** What the dash means: «seg e qua» or «seg a qua». */
export type HyphenWord = 'e' | 'a'

/** The text with a word in the place of each unclear dash. */
export const withoutHyphens = (text: string, word: HyphenWord): string =>
  unclearHyphens(text)
    .toReversed()
    .reduce(
      (whole, { dash: { from, to } }) =>
        `${whole.slice(0, from).trimEnd()} ${word} ${whole.slice(to).trimStart()}`,
      text,
    )
