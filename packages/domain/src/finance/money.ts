import * as v from 'valibot'
import { AMOUNT_ABOVE_ZERO, AMOUNT_INVALID, AMOUNT_TOO_HIGH, SAVED_NEGATIVE } from './messages.ts'

/** R$ 999.999.999,99 (product: «Limits»). */
export const MAX_AMOUNT = 999_999_999.99

/** The nearest amount of whole centavos (D11). */
export const toCentavos = (reais: number): number => Math.round(reais * 100) / 100

const money = v.pipe(
  v.number(AMOUNT_INVALID),
  v.maxValue(MAX_AMOUNT, AMOUNT_TOO_HIGH),
  v.check((reais) => toCentavos(reais) === reais, AMOUNT_INVALID),
)

/** What a transaction moves, or a goal is to reach: more than nothing (D11). */
export const amount = v.pipe(money, v.minValue(0.01, AMOUNT_ABOVE_ZERO))

/** What is already put aside for a goal: nothing is an amount too (D11). */
export const savedAmount = v.pipe(money, v.minValue(0, SAVED_NEGATIVE))

/** A stored amount: what binary fractions add to whole centavos is no reason to lose it. */
export const stored = (schema: typeof amount | typeof savedAmount) => v.pipe(v.number(), v.transform(toCentavos), schema)
