/** A share in whole per cent, rounded down: 100 only where nothing is missing, 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((100 * part) / whole)

/** The sentence for what is typed where a whole number belongs and is none. */
export const WHOLE_NUMBER = 'Informe um número inteiro'

const GROUPED = String.raw`[1-9]\d{0,2}(?:\.\d{3})+`
/** `280`, or `1.234`: groups of exactly three are thousands. */
const WHOLE = new RegExp(String.raw`^-?(?:\d+|${GROUPED})$`)
/** `1.234,56`, `1234,5`, `1.234`. */
const COMMA = new RegExp(String.raw`^(\d+|${GROUPED})(?:,(\d{1,2}))?$`)
/** `1234.56`. */
const POINT = /^(\d+)\.(\d{1,2})$/

const digitsIn = (whole: string): number => Number(whole.replaceAll('.', ''))
/** The text without what is not seen, at the ends and within: a pasted number brings it along. */
const seen = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim()

/** A whole number as it is typed in Brazil, also below zero; undefined where nothing or anything else is typed. */
export function readWhole(text: string): number | undefined {
  const typed = seen(text)
  return WHOLE.test(typed) ? digitsIn(typed) + 0 : undefined
}

/**
 * A number of up to two decimals as it is typed in Brazil (D11): a comma is the decimal mark and dots group by three; one or two
 * digits behind a single dot are decimals too. Undefined where nothing or anything else is typed.
 */
export function readDecimal(text: string): number | undefined {
  const typed = seen(text)
  const [, whole, decimals = ''] = COMMA.exec(typed) ?? POINT.exec(typed) ?? []
  return whole === undefined ? undefined : (digitsIn(whole) * 100 + Number(decimals.padEnd(2, '0'))) / 100
}

/**
 * `1.234,5`: a number below 90 trillion with at least so many decimals and at most `most`, half rounded up. Equal to `Intl`, whose first object
 * costs a page some 30 ms.
 */
export function formatNumber(value: number, least = 0, most = least || 3): string {
  const size = Math.abs(value)
  // Below this the text of a number has an exponent of its own.
  const digits = String(size < 1e-6 ? 0 : Math.round(Number(`${size}e${most}`))).padStart(most + 1, '0')
  const whole = digits.slice(0, digits.length - most).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  const decimals = digits.slice(digits.length - most).replace(new RegExp(`0{0,${most - least}}$`), '')
  return (value < 0 ? '-' : '') + whole + (decimals && `,${decimals}`)
}

/** `2,5`: fills a field, and is read as the number. */
export const decimalText = (value: number): string => String(value).replace('.', ',')
