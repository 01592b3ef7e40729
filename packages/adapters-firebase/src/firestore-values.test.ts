import { runs } from '@caderno/domain/testing'
import fc from 'fast-check'
import { Bytes, GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore'
import { expect, it, test } from 'vitest'
import { plain, stampOf, timestampOf } from './firestore-values.ts'

const rounds = { numRuns: runs(300, 10_000) }
const INSTANT = '2026-11-20T12:00:00.123Z'
const anyInstant = fc
  .date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString())

test('timestamps become ISO instants wherever they stand (§3.11)', () => {
  const stamp = new Timestamp(Date.parse(INSTANT) / 1000 - 0.123, 123_456_789)
  expect(plain({ criado: stamp, historico: [{ fase: 'enviado', em: stamp }], nada: null })).toEqual({
    criado: INSTANT,
    historico: [{ fase: 'enviado', em: INSTANT }],
    nada: null,
  })
})

test("nothing else of the vendor's gets through either", () => {
  const document = plain({
    onde: new GeoPoint(-23.5, -46.6),
    foto: Bytes.fromUint8Array(new Uint8Array([1])),
    quando: Timestamp.fromMillis(0),
  })
  expect(structuredClone(document)).toStrictEqual(document)
  expect(document).toMatchObject({ onde: { latitude: -23.5 }, quando: '1970-01-01T00:00:00.000Z' })
})

test('what has nothing of the vendor stays as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(plain(value)).toStrictEqual(value)
    }),
    rounds,
  )
})

test('every instant that Firestore can hold survives the way there and back (§3.11)', () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      expect(plain(timestampOf(instant))).toBe(instant)
    }),
    rounds,
  )
})

it.each(['', 'ontem', '2026-13-01', null, undefined, 12, '+275760-09-13T00:00:00.000Z'])(
  "writes the server's time for the stamp %j (§3.11)",
  (stamp) => {
    expect(serverTimestamp().isEqual(timestampOf(stamp) as ReturnType<typeof serverTimestamp>)).toBe(true)
  },
)

it.each([
  [INSTANT, INSTANT],
  ['ontem', 'ontem'],
  [Date.parse(INSTANT), INSTANT],
  [0, '1970-01-01T00:00:00.000Z'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
  [8.64e15, ''],
  [{ seconds: 1 }, ''],
])('reads the stamp %j as %j', (value, text) => {
  expect(stampOf(value)).toBe(text)
})
