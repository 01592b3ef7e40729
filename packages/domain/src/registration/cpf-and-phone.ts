/** Full-width digits are digits, too. */
export const digitsOf = (text: string): string =>
  text
    .replaceAll(/[０-９]/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! - FULL_WIDTH))
    .replaceAll(/[^0-9]/g, '')
const FULL_WIDTH = 0xfee0

/** «98765x4321»: which digit stands there nobody knows, and it is refused as it is. «CPF: 123» has its letters around the number. */
export const hasLetterInside = (text: string): boolean =>
  /[0-9０-９][^0-9０-９]*(?![0-9０-９])[\p{L}\p{N}][^0-9０-９]*[0-9０-９]/u.test(text)

/** A pattern like `000.000.000-00` filled as far as the digits reach; punctuation appears with the digit that follows it. What does not fit stands behind it: nothing is cut. */
function fillPattern(pattern: string, digits: string): string {
  let used = 0
  let text = ''
  let waiting = ''
  for (const sign of pattern) {
    if (used === digits.length) break
    if (sign !== '0') waiting += sign
    else {
      text += waiting + digits[used++]
      waiting = ''
    }
  }
  return text + digits.slice(used)
}

export const CPF_DIGITS = 11

/** `000.000.000-00`, as far as there are digits; as it is with a letter inside. */
export const cpfText = (text: string): string =>
  hasLetterInside(text) ? text : fillPattern('000.000.000-00', digitsOf(text))

/** 11 digits with valid check digits, with or without punctuation; a repeated digit passes the arithmetic and is refused. */
export function isCpf(text: string): boolean {
  if (!/^[\d.\-\s]+$/.test(text)) return false
  const digits = digitsOf(text)
  if (digits.length !== CPF_DIGITS || /^(\d)\1*$/.test(digits)) return false
  return digits.endsWith(checkDigit(digits, 9) + checkDigit(digits, 10))
}

/** The check digit that follows the first `count` digits (modulus 11). */
function checkDigit(digits: string, count: number): string {
  let sum = 0
  for (let index = 0; index < count; index++) sum += Number(digits[index]) * (count + 1 - index)
  return String(((sum * 10) % 11) % 10)
}

const PHONE_DIGITS = 11

/** The area codes in use (Anatel), by region. */
const AREA_CODES: ReadonlySet<number> = new Set([
  11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 28, 31, 32, 33, 34, 35, 37, 38, 41, 42, 43, 44, 45, 46,
  47, 48, 49, 51, 53, 54, 55, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 73, 74, 75, 77, 79, 81, 82, 83, 84, 85,
  86, 87, 88, 89, 91, 92, 93, 94, 95, 96, 97, 98, 99,
])

/** `(00) 0000-0000`, with an eleventh digit `(00) 00000-0000`, as far as there are digits; as it is with a letter inside. */
export function phoneText(text: string): string {
  if (hasLetterInside(text)) return text
  const digits = nationalDigits(text)
  if (digits.startsWith('+')) return digits
  return fillPattern(digits.length < PHONE_DIGITS ? '(00) 0000-0000' : '(00) 00000-0000', digits)
}

/** `+55`, `0055` or `55`, and a `0`, before a whole number: a mobile one, or one of a landline. */
const DIALLED = /^(?:\+55|(?:00)?55)?0?(\d\d(?:9\d{8}|[2-5]\d{7}))$/

/** The digits without what is dialled before a whole number of this country; as it is, a `+` before it, while it is none. */
function nationalDigits(text: string): string {
  const dialled = (/^\s*[+＋]/.test(text) ? '+' : '') + digitsOf(text)
  const [, national] = DIALLED.exec(dialled) ?? []
  return national && isPhone(national) && !isOneTooLong(dialled) ? national : dialled
}

/** A mobile number of area 55 and a digit too many, which may as well be a landline behind the country's code: neither is guessed. */
const isOneTooLong = (dialled: string): boolean => /^55\d{10}$/.test(dialled) && isPhone(dialled.slice(0, -1))

/** 10 or 11 digits with an area code that exists; of 11 a 9 follows it, of 10 what a landline begins with (Anatel: 2 to 5). */
export function isPhone(text: string): boolean {
  if (!/^[\d()\-\s]+$/.test(text)) return false
  const digits = digitsOf(text)
  if (!AREA_CODES.has(Number(digits.slice(0, 2)))) return false
  return /^..([2-5].{7}|9.{8})$/.test(digits)
}
