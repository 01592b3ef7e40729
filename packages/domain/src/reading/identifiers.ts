/** The digits of an ISBN as it is typed or stands in a file, without hyphens, spaces and what spreadsheets put around it. */
const digitsOf = (text: string): string => text.replaceAll(/[\s\p{Cf}\p{Pd}="']/gu, '').toUpperCase()

/** Each digit by its place: 10 … 1 of ten, 1 and 3 in turn of thirteen. */
const weighted = (digits: string, weightOf: (at: number) => number): number =>
  [...digits].reduce((sum, digit, at) => sum + (digit === 'X' ? 10 : Number(digit)) * weightOf(at), 0)

const isTen = (digits: string): boolean =>
  /^\d{9}[\dX]$/.test(digits) && weighted(digits, (at) => 10 - at) % 11 === 0
const thirteenSum = (digits: string): number => weighted(digits, (at) => (at % 2 === 0 ? 1 : 3))
const isThirteen = (digits: string): boolean =>
  /^97[89]\d{10}$/.test(digits) && thirteenSum(digits) % 10 === 0

/** An ISBN in thirteen digits, from ten or thirteen; undefined where its check digit does not fit. */
export function readIsbn(text: string): string | undefined {
  const digits = digitsOf(text)
  if (isThirteen(digits)) return digits
  if (!isTen(digits)) return undefined
  const first = `978${digits.slice(0, 9)}`
  return `${first}${(10 - (thirteenSum(first) % 10)) % 10}`
}

/** A DOI without the address before it; undefined where the text is none. */
export function readDoi(text: string): string | undefined {
  const plain = text.trim().replace(/^(?:doi\s*:?\s*)?(?:https?:\/\/[^/\s]*\bdoi\.[^/\s]+\/)?/i, '')
  return /^10\.\d{4,9}\/[^\s<>]+$/.test(plain) ? plain : undefined
}
