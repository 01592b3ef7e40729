import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { formatMoney, inputMoney, MAX_AMOUNT, parseMoney, sumOf } from './money.ts'

const STRINGS = { numRuns: 1_000 }
const centavos = fc.integer({ min: 0, max: 99_999_999_999 })
/** Small ones as often as large ones. */
const anyCentavos = fc.oneof(fc.integer({ min: 0, max: 99_999 }), centavos)

/** The ways in which a person writes an amount, each built from it. */
function writings(whole: number): readonly string[] {
  const [reais, rest] = [String(Math.floor(whole / 100)), String(whole % 100).padStart(2, '0')]
  const grouped = reais.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const exact = [`${grouped},${rest}`, `${reais},${rest}`, `${reais}.${rest}`]
  const tenths = rest.endsWith('0') ? [`${grouped},${rest[0]}`, `${reais}.${rest[0]}`] : []
  const round = rest === '00' ? [grouped, reais] : []
  return [...exact, ...tenths, ...round]
}

/** What no amount survives. */
const BREAKS: readonly ((text: string) => string)[] = [
  (text) => `-${text}`,
  (text) => `\u2212${text}`,
  (text) => text.replace(',', ',,'),
  (text) => `${text}x`,
  (text) => `${text} 1`,
  (text) => `${text}.`,
  (text) => `${text},`,
  (text) => `,${text}`,
  (text) => `${text}..1`,
  (text) => text.replace(/^(\d)/, '$1 '),
  (text) => `R$${text}R$`,
  (text) => `${text}e1`,
]

test('of 1,000 amounts each way to write it is read as that amount (§5.7, D11)', () => {
  fc.assert(
    fc.property(anyCentavos, fc.constantFrom('', 'R$', 'R$ ', 'r$\u00a0', '  '), (whole, before) => {
      for (const text of writings(whole))
        expect([text, parseMoney(before + text)]).toEqual([text, whole / 100])
    }),
    STRINGS,
  )
})

test('1,000 amounts with one thing wrong in them are refused (§5.7, D11)', () => {
  fc.assert(
    fc.property(anyCentavos, fc.nat(), fc.constantFrom(...BREAKS), (whole, pick, spoil) => {
      const all = writings(whole).filter((text) => text.includes(','))
      const text = spoil(all[pick % all.length]!)
      expect([text, parseMoney(text)]).toEqual([text, { error: 'Valor inválido' }])
    }),
    STRINGS,
  )
})

test('more than two decimals after a comma, or groups that are not of three, are refused (§5.7, D11)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.stringMatching(/^\d{3,6}$/),
      fc.stringMatching(/^(\d{4,5}|\d{1,2}\.\d{1,3})$/),
      (reais, decimals, group) => {
        for (const text of [`${reais},${decimals}`, `${reais}.${group}`, `${reais}.${group},00`])
          expect([text, parseMoney(text)]).toEqual([text, { error: 'Valor inválido' }])
      },
    ),
    STRINGS,
  )
})

test('whatever is typed, it is an amount of whole centavos within the limit or an error; never a throw, a negative or a fraction', () => {
  const typed = fc.oneof(
    anyText(30),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+R$ '), maxLength: 16 }),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const read = parseMoney(text)
      if (typeof read !== 'number') {
        expect(['', 'Valor inválido', 'Informe no máximo R$ 999.999.999,99']).toContain(read.error)
        return
      }
      expect(read).toBe(Math.round(read * 100) / 100)
      expect(read >= 0 && read <= MAX_AMOUNT).toBe(true)
      expect(text.replaceAll(/\D/g, '')).toMatch(
        new RegExp(
          `^0*${inputMoney(read)
            .replace(',', '')
            .replace(/^0+/, '')
            .replace(/0{1,2}$/, '')}0*$`,
        ),
      )
    }),
    { numRuns: runs(1_000, 100_000) },
  )
})

test('what fills a field, and what is shown, is read as the amount (§9.3)', () => {
  fc.assert(
    fc.property(anyCentavos, (whole) => {
      expect(parseMoney(inputMoney(whole / 100))).toBe(whole / 100)
      expect(parseMoney(formatMoney(whole / 100))).toBe(whole / 100)
    }),
    STRINGS,
  )
})

test('sums are those of whole numbers without a limit (D11, R11)', () => {
  fc.assert(
    fc.property(fc.array(centavos, { maxLength: 1_000, size: 'max' }), (ledger) => {
      const exact = ledger.reduce((sum, whole) => sum + BigInt(whole), 0n)
      expect(sumOf(ledger.map((whole) => ({ valor: whole / 100 })))).toBe(Number(exact) / 100)
    }),
    { numRuns: runs(100, 10_000) },
  )
})
