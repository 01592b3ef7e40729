import { CPF_DIGITS, cpfText } from './cpf.ts'
import { digitsOf } from './digits.ts'
import { PHONE_DIGITS, phoneText } from './phone.ts'

interface Masked {
  readonly text: string
  /** Where the caret stands in `text`: behind as many digits as before. */
  readonly caret: number
}

/** `000.000.000-00` of whatever was typed or pasted, at most 14 characters. */
export const maskCpf = (text: string, caret: number): Masked => mask(text, caret, CPF_DIGITS, cpfText)

/** `(00) 0000-0000` or `(00) 00000-0000`, at most 15 characters; a pasted `+55` is left out. */
export function maskPhone(text: string, caret: number): Masked {
  const country = /^\s*\+\s*55/.exec(text)?.[0].length ?? 0
  return mask(text.slice(country), Math.max(0, caret - country), PHONE_DIGITS, phoneText)
}

function mask(text: string, caret: number, limit: number, format: (text: string) => string): Masked {
  const digitsLeft = Math.min(limit, digitsOf(text.slice(0, caret)).length)
  const masked = format(text)
  return { text: masked, caret: behindDigit(masked, digitsLeft) }
}

function behindDigit(text: string, count: number): number {
  let position = 0
  for (let digits = 0; digits < count; position++) if (/[0-9]/.test(text[position]!)) digits++
  return position
}
