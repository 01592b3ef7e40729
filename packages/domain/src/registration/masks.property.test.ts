import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, runs } from '../../testing/index.ts'
import { digitsOf, hasLetterInside, isPhone } from './cpf-and-phone.ts'
import { maskCpf, maskPhone } from './masks.ts'

const MASKS = [
  {
    name: 'CPF',
    mask: maskCpf,
    shape: /^(\d{1,3}|\d{3}\.\d{1,3}|\d{3}\.\d{3}\.\d{1,3}|\d{3}\.\d{3}\.\d{3}-\d+)?$/,
  },
  {
    name: 'phone',
    mask: maskPhone,
    shape: /^(\(\d{1,2}|\(\d{2}\) \d{1,4}|\(\d{2}\) \d{4}-\d{1,4}|\(\d{2}\) \d{5}-\d{4,}|\+\d*)?$/,
  },
]
const mixed = fc
  .array(fc.oneof(anyText(4), fc.stringMatching(/^[0-9]{1,6}$/), fc.constantFrom('.', '-', ' ', '(', ')')), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
const typed = mixed.chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)))
const options = { numRuns: runs(300, 100_000) }

describe.each(MASKS)('the $name mask, of any text (§5.2, W11)', ({ mask, shape }) => {
  it('has its shape, whatever is typed', () => {
    fc.assert(
      fc.property(typed, ([text, caret]) => {
        const masked = mask(text, caret).text
        if (hasLetterInside(text)) expect(masked).toBe(text)
        else expect(masked).toMatch(shape)
      }),
      options,
    )
  })

  it('is idempotent, caret too', () => {
    fc.assert(
      fc.property(typed, ([text, caret]) => {
        const once = mask(text, caret)
        expect(mask(once.text, once.caret)).toEqual(once)
      }),
      options,
    )
  })

  it('gives back the digits it was given, but for the country and the 0 before a whole phone', () => {
    const dialled = fc
      .tuple(
        fc.constantFrom('', '0', '55', '+55', '0055', '550'),
        fc.stringMatching(/^[1-9][1-9][0-9]{6,10}$/),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[0-9]{0,20}$/), dialled), (text) => {
        const [given, shown] = [digitsOf(text), digitsOf(mask(text, 0).text)]
        if (shown === given) return
        expect(isPhone(shown)).toBe(true)
        expect(['0', '55', '550', '0055', '00550'].map((before) => before + shown)).toContain(given)
      }),
      options,
    )
  })

  it('keeps the caret within the text, behind as many digits as before', () => {
    fc.assert(
      fc.property(typed, ([text, caret]) => {
        const masked = mask(text, caret)
        expect(masked.caret).toBeGreaterThanOrEqual(0)
        expect(masked.caret).toBeLessThanOrEqual(masked.text.length)
        const leftOut = digitsOf(text).length - digitsOf(masked.text).length
        expect(digitsOf(masked.text.slice(0, masked.caret)).length).toBe(
          Math.max(0, digitsOf(text.slice(0, caret)).length - leftOut),
        )
      }),
      options,
    )
  })

  it('lets backspace empty the field from any place', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,11}$/), fc.nat(15), (digits, place) => {
        let field = mask(digits, 0)
        field = { ...field, caret: Math.min(place, field.text.length) }
        const before = digitsOf(field.text.slice(0, field.caret)).length
        const total = digitsOf(field.text).length
        for (let presses = 0; field.caret > 0; presses++) {
          expect(presses).toBeLessThan(30)
          field = mask(field.text.slice(0, field.caret - 1) + field.text.slice(field.caret), field.caret - 1)
        }
        expect(digitsOf(field.text).length).toBe(total - before)
      }),
      options,
    )
  })

  it('is the same text typed digit by digit or pasted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,11}$/), (digits) => {
        let field = { text: '', caret: 0 }
        for (const digit of digits) field = mask(field.text + digit, field.caret + 1)
        expect(field).toEqual(mask(digits, digits.length))
        expect(field.caret).toBe(field.text.length)
      }),
      options,
    )
  })
})
