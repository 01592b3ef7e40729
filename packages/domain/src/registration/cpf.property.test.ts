import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, runs } from '../../testing/index.ts'
import { cpfText, isCpf } from './cpf-and-phone.ts'
import { concealCpf } from './masks.ts'

const elevenDigits = fc.stringMatching(/^[0-9]{11}$/)

/** The rule as the tax office words it, slowly: weights from 10 (then 11) down to 2; a remainder below 2 gives 0, else 11 minus it. */
function isCpfByTheBook(digits: string): boolean {
  const figures = [...digits].map(Number)
  if (figures.every((figure) => figure === figures[0])) return false
  const check = (count: number) => {
    const remainder =
      figures
        .slice(0, count)
        .map((figure, index) => figure * (count + 1 - index))
        .reduce((sum, product) => sum + product, 0) % 11
    return remainder < 2 ? 0 : 11 - remainder
  }
  return check(9) === figures[9] && check(10) === figures[10]
}

/** A valid CPF of nine digits, found by trying all hundred endings. */
function completed(nine: string): string | undefined {
  for (let ending = 0; ending < 100; ending++) {
    const digits = nine + String(ending).padStart(2, '0')
    if (isCpfByTheBook(digits)) return digits
  }
  return undefined
}
const validCpf = fc
  .stringMatching(/^[0-9]{9}$/)
  .map(completed)
  .filter((digits) => digits !== undefined)

describe('a CPF', () => {
  it('is judged as by the book (W11)', () => {
    fc.assert(
      fc.property(elevenDigits, (digits) => isCpf(digits) === isCpfByTheBook(digits)),
      { numRuns: runs(2_000, 100_000) },
    )
    fc.assert(
      fc.property(validCpf, (digits) => isCpf(cpfText(digits))),
      { numRuns: runs(200, 20_000) },
    )
  })

  it.each([...'0123456789'])(
    'of the repeated digit %s is refused though its arithmetic is right (W11)',
    (digit) => {
      expect(isCpf(digit.repeat(11))).toBe(false)
    },
  )

  it('with one wrong digit slips through only where two remainders share the check digit 0: less than one in a hundred', () => {
    let wrong = 0
    let slipped = 0
    fc.assert(
      fc.property(validCpf, fc.nat(10), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const typo = digits.slice(0, place) + ((Number(digits[place]) + shift) % 10) + digits.slice(place + 1)
        wrong++
        if (isCpf(typo)) slipped++
      }),
      { numRuns: runs(2_000, 100_000) },
    )
    expect(wrong).toBeGreaterThan(0)
    expect(slipped / wrong).toBeLessThan(0.01)
  })

  it('is never judged valid while it is being typed', () => {
    fc.assert(fc.property(validCpf, fc.nat(10), (digits, length) => !isCpf(cpfText(digits.slice(0, length)))))
  })

  it('is none of any other text', () => {
    fc.assert(
      fc.property(anyText(30), (text) => {
        if (isCpf(text)) expect(text.replaceAll(/[.\-\s]/g, '')).toMatch(/^\d{11}$/)
      }),
    )
    for (const text of [
      '',
      '529.982.247-26',
      '52998224725x',
      '５２９９８２２４７２５',
      '5299822472',
      '529982247250',
    ])
      expect(isCpf(text)).toBe(false)
    expect(isCpf('529.982.247-25')).toBe(true)
  })

  it('shows six of its digits at most in the profile (D21)', () => {
    expect(concealCpf('529.982.247-25')).toBe('***.982.247-**')
    expect(concealCpf('')).toBe('')
    expect(concealCpf('529.98')).toBe('***.***.***-**')
  })
})
