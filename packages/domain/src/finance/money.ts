import * as v from 'valibot'
import { formatNumber, readDecimal } from '../kernel/index.ts'
import {
  AMOUNT_ABOVE_ZERO,
  AMOUNT_INVALID,
  AMOUNT_REQUIRED,
  AMOUNT_TOO_HIGH,
  SAVED_NEGATIVE,
} from './messages.ts'

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
export const stored = (schema: typeof amount | typeof savedAmount) =>
  v.pipe(v.number(), v.transform(toCentavos), schema)

/** What a person typed, in reais (D11). Nothing typed is an error without a sentence; 0 is an amount, for what may be 0. */
export function parseMoney(text: string): number | { readonly error: string } {
  if (text.trim() === '') return { error: '' }
  const reais = readDecimal(text.trim().replace(/^R\$\s*/i, ''))
  if (reais === undefined) return { error: AMOUNT_INVALID }
  return reais > MAX_AMOUNT ? { error: AMOUNT_TOO_HIGH } : reais
}

/** The sentence for a typed amount that has to be more than nothing; undefined where it is. */
export function amountError(text: string, required = AMOUNT_REQUIRED): string | undefined {
  const parsed = parseMoney(text)
  if (typeof parsed !== 'number') return parsed.error || required
  return parsed === 0 ? AMOUNT_ABOVE_ZERO : undefined
}

/** The amount that was typed, in reais; 0 where that is none. */
export function typedAmount(text: string): number {
  const parsed = parseMoney(text)
  return typeof parsed === 'number' ? parsed : 0
}

const withSymbol = (reais: number): string => `R$\u00a0${formatNumber(reais, 2)}`
const MINUS = '\u2212'

/** `R$ 1.234,50`, below zero `−R$ 10,00`; no line breaks in it. */
export const formatMoney = (reais: number): string =>
  (isBelowZero(reais) ? MINUS : '') + withSymbol(Math.abs(reais))

/** `+ R$ 700,00` or `− R$ 86,40`; nothing has no sign. */
export function formatSigned(reais: number): string {
  const sign = isBelowZero(reais) ? `${MINUS}\u00a0` : reais > 0 ? '+\u00a0' : ''
  return sign + withSymbol(Math.abs(reais))
}

/** `1234,56`, to fill a field. */
export const inputMoney = (reais: number): string => reais.toFixed(2).replace('.', ',')

/** The whole centavos of an amount. */
export const centavosOf = (reais: number): number => Math.round(reais * 100)

type Amounts = Iterable<{ readonly valor: number }>

/** The sum in whole centavos: exact up to R$ 90 trillion. Reais and centavos are added apart, so that no step on the way rounds. */
export function sumInCentavos(list: Amounts): number {
  let [reais, centavos] = [0, 0]
  for (const { valor } of list) {
    const whole = Math.trunc(valor)
    reais += whole
    centavos += Math.round((valor - whole) * 100)
  }
  return reais * 100 + centavos
}

export const sumOf = (list: Amounts): number => sumInCentavos(list) / 100

const isBelowZero = (reais: number): boolean => centavosOf(reais) < 0
