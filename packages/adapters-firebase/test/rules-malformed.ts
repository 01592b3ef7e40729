import type { DocumentData } from 'firebase/firestore/lite'
import * as fc from 'fast-check'
import type { Kind } from './rules-kinds.ts'

const anyName = fc.stringMatching(/^[a-z][A-Za-z0-9]{2,20}$/)
const anyScalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string({ maxLength: 40 }),
)
const anyValue = fc.oneof(
  anyScalar,
  fc.array(anyScalar, { maxLength: 4 }),
  fc.dictionary(anyName, anyScalar, { maxKeys: 4 }),
)

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
const ofAnotherType = (value: unknown) => anyValue.filter((other) => typeOf(other) !== typeOf(value))

/** Of these the sample is a value, and null is sound too. */
const MAY_BE_NULL = ['faltasOficiais']

/** Ten times the highest limit, of a list one element too many; undefined where there is no length to speak of. */
function tooMuch(value: unknown): unknown {
  if (typeof value === 'string') return 'x'.repeat(100_001)
  if (typeof value === 'number') return 1_000_001
  return Array.isArray(value) ? Array.from({ length: 10_001 }, () => 0) : undefined
}

/** What makes a sound document of the kind unsound: a key too many, a password, a wrong type, ten times the length, another owner. */
export function anyFault(kind: Kind): fc.Arbitrary<DocumentData> {
  const [[, sound]] = kind.place('uid-0')
  const entries = Object.entries(sound)
  const fault = (key: string, value: unknown): DocumentData => ({ [key]: value })
  // What may be null takes another type too.
  const typed = entries.filter(([, value]) => value !== null)
  const long = entries.flatMap(([key, value]) =>
    tooMuch(value) === undefined ? [] : [fault(key, tooMuch(value))],
  )
  return fc.oneof(
    fc
      .tuple(
        anyName.filter((name) => !(name in sound)),
        anyValue,
      )
      .map(([name, value]) => fault(name, value)),
    fc.tuple(fc.constantFrom('senha', 'confirmSenha'), anyValue).map(([name, value]) => fault(name, value)),
    ...typed.map(([key, value]) =>
      ofAnotherType(value)
        .filter((other) => other !== null || !MAY_BE_NULL.includes(key))
        .map((other) => fault(key, other)),
    ),
    ...long.map((over) => fc.constant(over)),
    fc.uuid().map((other) => fault(kind.owner, other)),
  )
}
