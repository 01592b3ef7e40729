import { foldText, NUMBER, numberOf } from '../kernel/index.ts'

const HUNDREDS =
  'cem cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
    ' ',
  )
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const UNIT = String.raw`um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove`

/** «Quinhentos», «cento e vinte e três»: no unit alone, which counts a thing in «2 mil e um livro». */
export const IN_HUNDREDS = String.raw`(?:(?:${HUNDREDS.join('|')})(?:\s+e\s+(?:${TENS.join('|')}))?|${TENS.join('|')})(?:\s+e\s+(?:${UNIT})(?!\S))?`

/** A number in words of any size, to be named. */
export const IN_WORDS = [NUMBER, 'tr[eê]s', 'mil', ...HUNDREDS, ...TENS].join('|')

export const hundredsOf = (text: string): number =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== 'e' && word !== '')
    .reduce((sum, word) => sum + valueOf(word), 0)

function valueOf(word: string): number {
  if (HUNDREDS.includes(word)) return 100 * Math.max(HUNDREDS.indexOf(word), 1)
  return TENS.includes(word) ? 10 * (TENS.indexOf(word) + 2) : numberOf(word)
}
