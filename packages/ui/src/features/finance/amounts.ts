import { AMOUNT_ABOVE_ZERO, parseMoney } from '@caderno/domain/finance'

export const AMOUNT_REQUIRED = 'Valor é obrigatório'

/** What is wrong with the text of an amount that has to be more than nothing. */
export function wrongAmount(text: string, required = AMOUNT_REQUIRED): string | undefined {
  const parsed = parseMoney(text)
  if (typeof parsed !== 'number') return parsed.error || required
  return parsed === 0 ? AMOUNT_ABOVE_ZERO : undefined
}

/** The amount that was typed, in reais; 0 where that is none. */
export function typedAmount(text: string): number {
  const parsed = parseMoney(text)
  return typeof parsed === 'number' ? parsed : 0
}
