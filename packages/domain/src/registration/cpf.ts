import { digitsOf, fillPattern } from './digits.ts'

export const CPF_DIGITS = 11

/** `000.000.000-00`, as far as there are digits. */
export const cpfText = (text: string): string => fillPattern('000.000.000-00', digitsOf(text))

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

/** How the profile shows a CPF: `***.982.247-**`; nothing where there is none. */
export function concealCpf(text: string): string {
  const digits = digitsOf(text)
  if (digits === '') return ''
  if (digits.length !== CPF_DIGITS) return '***.***.***-**'
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
}
