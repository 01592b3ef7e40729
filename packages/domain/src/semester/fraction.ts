/** An exact number; `denominator` is above zero and the fraction is reduced. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The decimal number that a float prints as: 0.1 is one tenth. */
export function fractionOf(value: number): Fraction {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const power = Number(exponent) - decimals.length
  const digits = BigInt(whole + decimals)
  return power < 0 ? reduced(digits, 10n ** BigInt(-power)) : reduced(digits * 10n ** BigInt(power), 1n)
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
export const total = (values: readonly Fraction[]): Fraction => values.reduce(add, fractionOf(0))
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { ...b, numerator: -b.numerator })
export const multiply = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.numerator, a.denominator * b.denominator)
/** Divides by what is above zero. */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  multiply(a, { numerator: b.denominator, denominator: b.numerator })

/** Whether `a` is no less than `b`. */
export const reaches = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator >= b.numerator * a.denominator
export const larger = (a: Fraction, b: Fraction): Fraction => (reaches(a, b) ? a : b)
export const smaller = (a: Fraction, b: Fraction): Fraction => (reaches(a, b) ? b : a)

/** Rounds up to hundredths: 0.01 is the next one above 0.001. */
export const roundUp = (value: Fraction): number =>
  Number(-floor(-100n * value.numerator, value.denominator)) / 100
export const roundDown = (value: Fraction): number =>
  Number(floor(100n * value.numerator, value.denominator)) / 100
/** Rounds to the nearest hundredth, a half up. */
export const round = (value: Fraction): number =>
  Number(floor(200n * value.numerator + value.denominator, 2n * value.denominator)) / 100

function floor(numerator: bigint, denominator: bigint): bigint {
  const cut = numerator / denominator
  return cut * denominator > numerator ? cut - 1n : cut
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = commonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

function commonDivisor(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b]
  return a
}
