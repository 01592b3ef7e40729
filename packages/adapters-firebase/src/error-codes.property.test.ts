import { AppError, SERVICE_CODES, STORE_CODES } from '@caderno/domain/kernel'
import { runs } from '@caderno/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFirebaseAppError } from './error-codes.ts'

const KNOWN: ReadonlySet<string> = new Set([...SERVICE_CODES, ...STORE_CODES])
const rounds = { numRuns: runs(200, 10_000) }

/** An object that throws at whoever looks at it. */
const refuse = () => {
  throw new Error('trap')
}
const trap = new Proxy({}, { get: refuse, getPrototypeOf: refuse })

test('anything thrown becomes an AppError with a known code, and stays its cause (§8.12)', () => {
  const thrown = fc.oneof(
    fc.anything(),
    fc.record({ code: fc.anything(), message: fc.anything() }),
    fc.record({ code: fc.string(), message: fc.string() }),
    fc.constant(trap),
  )
  fc.assert(
    fc.property(thrown, (error) => {
      const result = toFirebaseAppError(error)
      expect(result).toBeInstanceOf(AppError)
      expect(KNOWN.has(result.code)).toBe(true)
      expect(Object.is(result.cause, error)).toBe(true)
    }),
    rounds,
  )
})

test('an unmapped server message becomes its lower-cased, hyphenated self where that is a code (§8.12)', () => {
  const tail = fc.oneof(
    fc.constant(''),
    fc.string().map((text) => ` : ${text}`),
  )
  fc.assert(
    fc.property(fc.constantFrom(...SERVICE_CODES), fc.constantFrom('_', ' '), tail, (code, gap, rest) => {
      expect(toFirebaseAppError(new Error(code.toUpperCase().replaceAll('-', gap) + rest)).code).toBe(code)
    }),
    rounds,
  )
})

test('names of Object.prototype are no codes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), (name) => {
      expect(toFirebaseAppError({ code: `auth/${name}` }).code).toBe('unknown')
    }),
  )
})
