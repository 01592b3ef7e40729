import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyText, runs } from '../../testing/index.ts'
import { decimalText, formatNumber, percentOf, readDecimal, readWhole } from './numbers.ts'

describe('a number as it is shown', () => {
  it.each([
    [formatNumber(0), '0'],
    [formatNumber(1_234_567), '1.234.567'],
    [formatNumber(-999.5), '-999,5'],
    [formatNumber(4, 1, 1), '4,0'],
    [formatNumber(4.25, 1, 1), '4,3'],
    [formatNumber(12.04, 0, 1), '12'],
    [formatNumber(1.005, 2), '1,01'],
  ])('%s is %s', (shown, text) => {
    expect(shown).toBe(text)
  })

  const likeIntl = (least: number, most: number) => (value: number) => {
    const format = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
    expect(formatNumber(value, least, most)).toBe(format.format(value))
  }
  test.each([
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 2],
    [0, 3],
  ])('is written as `Intl` writes it, with %d to %d decimals', (least, most) => {
    const sums = fc.integer({ min: -1e12, max: 1e12 }).map((centavos) => centavos / 100)
    const doubles = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => value + 0)
    fc.assert(fc.property(fc.oneof(fc.nat(), sums, doubles), likeIntl(least, most)), {
      numRuns: runs(300, 20_000),
    })
  })
})

describe('a whole number as it is typed', () => {
  it.each([
    ['280', 280],
    [' 007 ', 7],
    ['1.000', 1_000],
    ['1.234.567', 1_234_567],
    ['-5', -5],
    ['-0', 0],
    ['60\u00a0', 60],
    ['\u20661.000\u2069', 1_000],
  ])('%j is %d', (text, number) => {
    expect(readWhole(text)).toBe(number)
  })

  it.each([
    '',
    ' ',
    '1e3',
    '1.00',
    '12,5',
    '60,0',
    '1,000',
    '0.123',
    '1.0000',
    '+5',
    '0x10',
    '1 000',
    '６０',
  ])('%j is none', (text) => {
    expect(readWhole(text)).toBeUndefined()
  })
})

describe('a decimal number as it is typed (D11)', () => {
  it.each([
    ['7', 7],
    ['7,5', 7.5],
    ['7.25', 7.25],
    ['1.000', 1_000],
    ['1.000,5', 1_000.5],
    ['0,35', 0.35],
  ])('%j is %d', (text, number) => {
    expect(readDecimal(text)).toBe(number)
  })

  it.each(['', '-5', '1e3', '1.0000', '0.123', '7,555', '1.000.5', ',5', '5,', '7,5x'])(
    '%j is none',
    (text) => {
      expect(readDecimal(text)).toBeUndefined()
    },
  )
})

test('a number is read in each way that it is written, and what fills a field is read as what it stands for (D11)', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (hundredths) => {
      const whole = Math.floor(hundredths / 100)
      const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.')
      expect(readWhole(grouped)).toBe(whole)
      expect(readWhole(String(whole))).toBe(whole)
      expect(readDecimal(grouped)).toBe(whole)
      expect(readDecimal(decimalText(hundredths / 100))).toBe(hundredths / 100)
    }),
    { numRuns: runs(1_000, 20_000) },
  )
})

test('of any text no digit is dropped: a number has all of them, or there is none (D11)', () => {
  const typed = fc.oneof(
    anyText(20),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+e '), maxLength: 10 }),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const digits = text.replaceAll(/\D/g, '')
      const whole = readWhole(text)
      if (whole !== undefined) expect(BigInt(digits)).toBe(BigInt(Math.abs(whole)))
      const decimal = readDecimal(text)
      if (decimal === undefined) return
      expect(`${digits}0`).toMatch(
        new RegExp(`^0*${decimalText(decimal).replace(',', '').replace(/^0+/, '')}0*$`),
      )
    }),
    { numRuns: runs(1_000, 100_000) },
  )
})

it.each([
  [5, 12, 41],
  [999, 1_000, 99],
  [12, 12, 100],
  [0, 0, 0],
])('%d of %d are %d%% (B27)', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})
