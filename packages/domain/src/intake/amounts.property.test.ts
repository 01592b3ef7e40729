import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/index.ts'
import { LAW_TIME, runs } from '../../testing/runs.ts'
import { readAmount, readAmounts } from './amounts.ts'

const many = { numRuns: runs(500, 20_000) }
const amount = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 99_999_999_999 }))
const grouped = (digits: string, mark: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, mark)

interface Style {
  readonly decimals: ',' | '.'
  readonly isGrouped: boolean
  readonly isCut: boolean
  readonly currency: '' | 'R$ ' | 'R$'
  readonly sign: '-' | '- ' | 'behind' | 'D' | 'brackets' | '\u2212'
}
const style: fc.Arbitrary<Style> = fc.record({
  decimals: fc.constantFrom(',', '.'),
  isGrouped: fc.boolean(),
  isCut: fc.boolean(),
  currency: fc.constantFrom('', 'R$ ', 'R$'),
  sign: fc.constantFrom('-', '- ', 'behind', 'D', 'brackets', '\u2212'),
})

function printed(centavos: number, { decimals, isGrouped, isCut, currency, sign }: Style): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  const whole = digits.slice(0, -2)
  const cents = isCut ? digits.slice(-2).replace(/0$/, '') : digits.slice(-2)
  const number = (isGrouped ? grouped(whole, decimals === ',' ? '.' : ',') : whole) + decimals + cents
  if (centavos >= 0) return currency + number
  if (sign === 'behind') return `${currency}${number}-`
  if (sign === 'D') return `${currency}${number} D`
  return sign === 'brackets' ? `(${number})` : sign + currency + number
}

test(
  'an amount that is printed in any style reads back',
  () => {
    fc.assert(
      fc.property(amount, fc.boolean(), style, (size, isNegative, how) => {
        const centavos = isNegative ? -size + 0 : size
        expect(readAmount(printed(centavos, how))).toBe(centavos)
      }),
      many,
    )
  },
  LAW_TIME,
)

test(
  'a column of whole amounts with thousands reads back where one of them has decimals',
  () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 999_999 }), { maxLength: 20 }), style, (reais, how) => {
        const thousands = how.decimals === ',' ? '.' : ','
        const cells = [
          printed(150, { ...how, isCut: false }),
          ...reais.map((each) => grouped(String(each), thousands)),
        ]
        expect(readAmounts(cells)).toEqual([150, ...reais.map((each) => each * 100)])
      }),
      many,
    )
  },
  LAW_TIME,
)

test(
  'any cell is whole centavos or none, alike alone and in the column that it decides',
  () => {
    const text = fc.oneof(
      anyText(20),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+ ()R$DC'), maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (cells) => {
        const read = readAmounts(cells)
        expect(read).toHaveLength(cells.length)
        for (const [at, centavos] of read.entries()) {
          if (centavos !== undefined)
            expect(Number.isSafeInteger(centavos) && !Object.is(centavos, -0)).toBe(true)
          const alone = readAmount(cells[at]!)
          if (alone !== undefined) expect(centavos).toBe(alone)
        }
      }),
      many,
    )
  },
  LAW_TIME,
)
