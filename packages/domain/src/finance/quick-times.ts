import {
  isConnective,
  lineOf,
  matchAt,
  NUMBER,
  numberOf,
  plainWord,
  wholeWords,
  type Part,
} from '../kernel/index.ts'

/** «2x por semana» and «3 vezes ao dia» say how often. */
export const NOT_OFTEN = String.raw`(?! (?:por|ao|[an]a|no|cada) (?:dia|semana|mes|ano|semestre)(?!\S))`
const TIMES = wholeWords(
  String.raw`(?:parcelad[ao] em (\d{1,4}|${NUMBER})(?: ?(?:x|vezes|parcelas))?|em (\d{1,4}|${NUMBER}) ?(?:x|vezes|parcelas)|(\d{1,4})(?: (?=x sem juros ))?x)${NOT_OFTEN}`,
)
/** «3 x», where it is not of «2 x salada». */
const APART = wholeWords(String.raw`(\d{1,4}) x${NOT_OFTEN}`)
const EACH = wholeWords(
  String.raw`(?:(?:parcelad[ao] )?em )?(\d{1,4}|${NUMBER}) ?(?:x|vezes|parcelas)(?: sem juros)?( de)?${NOT_OFTEN}`,
)

/** The words begin with instalments. */
export const beginsWithTimes = (words: readonly string[]): boolean =>
  words.length > 0 && !!matchAt(lineOf(words), 0, TIMES)

/** The last words that name instalments and are not of the day: 3x, em 3x, em 3 vezes, or 3 x with nothing but the day behind it. */
export function lastTimesIn(words: readonly string[], day?: Part) {
  const line = lineOf(words)
  const isLast = (to: number) =>
    words
      .slice(to, day && day.from >= to ? day.from : words.length)
      .every((word) => plainWord(word) === '-' || isConnective(word))
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const apart = matchAt(line, at, APART)
    const found = matchAt(line, at, TIMES) ?? (apart && isLast(apart.to) ? apart : undefined)
    // «parcelado em 4 de março» names the day by the same number.
    if (!found || (day && found.from < day.to && day.from < found.to)) continue
    let whole = found
    for (let longer = at - 1; longer >= 0; longer -= 1) {
      const match = matchAt(line, longer, TIMES)
      if (match?.to === found.to) whole = match
    }
    const { from, to, match } = whole
    return { from, to, vezes: numberOf(match[1] ?? match[2] ?? match[3]!) }
  }
  return undefined
}

/** Where words name instalments that an amount of each may follow: «12x de», «em 3 vezes de», «12x». */
export function timesBeforeEach(words: readonly string[]) {
  const line = lineOf(words)
  return words.flatMap((_, at) => {
    const found = matchAt(line, at, EACH)
    if (!found) return []
    const [, vezes = '', of] = found.match
    // «3 vezes» alone may say how often; with «de» it cannot.
    const isSure = !!of || !!matchAt(line, at, TIMES)
    return isSure ? [{ from: at, to: found.to, vezes: numberOf(vezes), isOf: !!of }] : []
  })
}
