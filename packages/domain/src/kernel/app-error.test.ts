import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { AppError, codeOf, SERVICE_CODES, STORE_CODES, toAppError } from './app-error.ts'

describe('codeOf: unmapped server messages become codes by lower-casing and hyphenating (§8.12)', () => {
  it.each(SERVICE_CODES)('%s, as a server or a library writes it', (code) => {
    const shouted = code.toUpperCase().replaceAll('-', '_')
    for (const message of [
      code,
      `auth/${code}`,
      shouted,
      shouted.replaceAll('_', ' '),
      `${shouted} : Detalhe: mais`,
      `  ${shouted}  `,
    ]) {
      expect(codeOf(message)).toBe(code)
    }
  })

  it.each([
    '',
    ':',
    ' : WEAK_PASSWORD',
    'EMAIL_EXISTS',
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access disabled.',
    'auth/',
    'constructor',
    '__proto__',
    'Failed to fetch',
  ])('%j is unknown: the names of one vendor are mapped by its adapter', (message) => {
    expect(codeOf(message)).toBe('unknown')
  })

  test('any message gives a code of the union, and a code gives itself', () => {
    const known: readonly string[] = [...SERVICE_CODES, ...STORE_CODES]
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...known)), (message) => {
        const code = codeOf(message)
        expect(known).toContain(code)
        expect(codeOf(code)).toBe(code)
        if (known.includes(message)) expect(code).toBe(message)
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('does not slow down on a long message', () => {
    expect(codeOf(`A${' '.repeat(500_000)}B`)).toBe('unknown')
  })
})

describe('toAppError', () => {
  it('leaves an AppError as it is', () => {
    const error = new AppError('storage-full')
    expect(toAppError(error, 'unknown')).toBe(error)
  })

  it.each([[new TypeError('x')], ['x'], [undefined], [null]])(
    'makes one of %s, keeping it as the cause',
    (thrown) => {
      const error = toAppError(thrown, 'network-request-failed')
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code: 'network-request-failed', cause: thrown })
      expect(toAppError(thrown).code).toBe('unknown')
    },
  )
})
