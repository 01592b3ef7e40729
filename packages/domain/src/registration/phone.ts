import { digitsOf, fillPattern } from './digits.ts'

export const PHONE_DIGITS = 11

/** The area codes in use (Anatel), by region. */
const AREA_CODES: ReadonlySet<number> = new Set([
  11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 28, 31, 32, 33, 34, 35, 37, 38, 41, 42, 43, 44, 45, 46,
  47, 48, 49, 51, 53, 54, 55, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 73, 74, 75, 77, 79, 81, 82, 83, 84, 85,
  86, 87, 88, 89, 91, 92, 93, 94, 95, 96, 97, 98, 99,
])

/** `(00) 0000-0000`, with an eleventh digit `(00) 00000-0000`, as far as there are digits. */
export function phoneText(text: string): string {
  const digits = digitsOf(text)
  return fillPattern(digits.length < PHONE_DIGITS ? '(00) 0000-0000' : '(00) 00000-0000', digits)
}

/** 10 or 11 digits with an area code that exists; 11 have a 9 after it. */
export function isPhone(text: string): boolean {
  if (!/^[\d()\-\s]+$/.test(text)) return false
  const digits = digitsOf(text)
  if (!AREA_CODES.has(Number(digits.slice(0, 2)))) return false
  return digits.length === 10 || (digits.length === PHONE_DIGITS && digits[2] === '9')
}
