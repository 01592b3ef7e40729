import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/index.ts'
import { readDoi, readIsbn } from './identifiers.ts'

describe('an ISBN', () => {
  it.each([
    ['978-85-7753-164-6', '9788577531646'],
    ['="9788577531646"', '9788577531646'],
    [' 9788577531646 ', '9788577531646'],
    ['0-306-40615-2', '9780306406157'],
    ['080442957X', '9780804429573'],
    ['080442957x', '9780804429573'],
    ['979-10-90636-07-1', '9791090636071'],
  ])('%s is %s', (text, isbn) => {
    expect(readIsbn(text)).toBe(isbn)
  })

  it.each([
    '',
    '=""',
    '9788577531647',
    '0306406153',
    '9768577531646',
    'X804429570',
    '97885775316',
    'B00ICN066A',
    '٩٧٨٨٥٧٧٥٣١٦٤٦',
  ])('%j is none', (text) => {
    expect(readIsbn(text)).toBeUndefined()
  })

  it('knows every slip of one digit, and is read as it was given back', () => {
    const digits = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
        const isbn = [...Array(10).keys()]
          .map((last) => readIsbn(`978${first.join('')}${last}`))
          .find((found) => found !== undefined)!
        expect(readIsbn(isbn)).toBe(isbn)
        const slip = [...isbn].map((digit, n) => (n === at ? (Number(digit) + by) % 10 : digit)).join('')
        expect(readIsbn(slip)).toBeUndefined()
      }),
      { numRuns: runs(200, 5_000) },
    )
  })
})

describe('a DOI', () => {
  it.each([
    'https://doi.org/10.1590/S0100-15742013000100012',
    'http://dx.doi.org/10.1590/S0100-15742013000100012',
    'doi: 10.1590/S0100-15742013000100012',
    'http://doi.acm.org/10.1590/S0100-15742013000100012',
    ' 10.1590/S0100-15742013000100012 ',
  ])('%s is its number alone', (text) => {
    expect(readDoi(text)).toBe('10.1590/S0100-15742013000100012')
  })
  it.each(['', '10.1590', 'https://exemplo.com/10.1590/a', '11.1590/a', '10.1590/a b'])(
    '%j is none',
    (text) => {
      expect(readDoi(text)).toBeUndefined()
    },
  )
})
