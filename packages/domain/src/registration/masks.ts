import { CPF_DIGITS, cpfText, digitsOf, hasLetterInside, phoneText } from './cpf-and-phone.ts'

/** How the profile shows a CPF: `***.982.247-**`; nothing where there is none. */
export function concealCpf(text: string): string {
  const digits = digitsOf(text)
  if (digits === '') return ''
  if (digits.length !== CPF_DIGITS) return '***.***.***-**'
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
}

interface Masked {
  readonly text: string
  /** Where the caret stands in `text`: behind as many digits as before, of those that are left. */
  readonly caret: number
}

/** `000.000.000-00` of whatever was typed or pasted; what has a letter inside stays as it is, to be refused. */
export const maskCpf = (text: string, caret: number): Masked => mask(text, caret, cpfText)

/** `(00) 0000-0000` or `(00) 00000-0000`; what is dialled before a whole number is left out. */
export const maskPhone = (text: string, caret: number): Masked => mask(text, caret, phoneText)

function mask(text: string, caret: number, format: (text: string) => string): Masked {
  if (hasLetterInside(text)) return { text, caret }
  const masked = format(text)
  const leftOut = digitsOf(text).length - digitsOf(masked).length
  return { text: masked, caret: behindDigit(masked, digitsOf(text.slice(0, caret)).length - leftOut, caret) }
}

/** A `+` is behind the caret only where that stood before everything. */
function behindDigit(text: string, count: number, caret: number): number {
  let position = text.startsWith('+') && caret > 0 ? 1 : 0
  for (let digits = 0; digits < count; position++) if (/[0-9]/.test(text[position]!)) digits++
  return position
}
