import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { INSTITUTIONS, slotsOf } from './institutions.ts'
import { DAY_NAMES } from './class-hours.ts'
import { printTimetable } from './timetable-print.ts'
import { tokensOf } from './timetable-tokens.ts'
import { parseTimetable } from './timetable.ts'

const many = { numRuns: runs(300, 10_000) }

/** The last one has slots longer than what words make of a class hour, and one hour in two shifts. */
const OWN = 'M 08:00-10:00 10:00-12:00\nT 10:00-12:00 13:00-13:01\nN 18:00-18:50'
const anySlots = fc.constantFrom(...INSTITUTIONS.map(({ id }) => slotsOf(id)), slotsOf(OWN))

const anyDigits = (digits: string) =>
  fc.uniqueArray(fc.constantFrom(...digits), { minLength: 1, maxLength: 3 }).map((few) => few.join(''))
const anyCode = fc
  .tuple(anyDigits('234567'), fc.constantFrom('M', 'T', 'N', 'm'), anyDigits('1234'))
  .map((parts) => parts.join(''))
const anyWeek = fc.constantFrom('', '', '', ' quinzenal (I)', ' - quinzenal (II)', ' semanal', ' semana B')
const anyDays = fc
  .uniqueArray(
    fc.constantFrom(
      'seg',
      'terça',
      'Quarta-feira',
      '3ª',
      '5a feira',
      'qui',
      'sexta',
      'sáb',
      'sa\u0301bado',
      'dom',
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .chain((days) => fc.constantFrom(', ', ' e ', ' a ', '-').map((separator) => days.join(separator)))
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('h', 'h30', ':00', ':07', 'H45', ''))
  .map((parts) => parts.join(''))
const anyWords = fc
  .tuple(anyDays, anyTime, fc.constantFrom('-', '–', ' às ', ' a ', ' até '), anyTime)
  .map(([days, start, to, end]) => `${days} ${start}${to}${end}`)
const anyTimetable = fc
  .array(
    fc.tuple(fc.oneof(anyCode, anyWords), anyWeek).map((parts) => parts.join('')),
    { maxLength: 4 },
  )
  .chain((parts) => fc.constantFrom(' ', ', ', '; ', ' e ').map((separator) => parts.join(separator)))

test('what is printed is read as the same hours, and printed alike again (S2)', () => {
  fc.assert(
    fc.property(anyTimetable, anySlots, (text, slots) => {
      const parsed = parseTimetable(text, slots)
      fc.pre('ok' in parsed)
      const printed = printTimetable(parsed.ok, slots)
      const again = parseTimetable(printed, slots)
      expect(again).toEqual(parsed)
      expect('ok' in again && printTimetable(again.ok, slots)).toBe(printed)
    }),
    many,
  )
})

test('a text in Latin letters is taken apart as it is beside a Greek one (S2)', () => {
  const latin = fc.string({ unit: fc.constantFrom(...' segQUAÇáÀªºßµÿ²¾½19MTNh:.,-–—()A') })
  fc.assert(
    fc.property(fc.oneof(anyTimetable, latin), (text) => {
      expect(tokensOf(`${text} ; Ω`).slice(0, -1)).toEqual(tokensOf(`${text} ;`))
    }),
    many,
  )
})

test('any text gives hours in order, none with the start of another, or says which part is wrong (S2)', () => {
  const anyPieces = fc
    .array(
      fc.oneof(
        anyTimetable,
        fc.constantFrom(
          'seg',
          '2ª',
          '24 M12',
          'M12',
          '8h',
          '-',
          'às',
          '25h',
          '0M1',
          '2N9',
          'sala',
          '.',
          '2M1\u0301',
        ),
      ),
      {
        maxLength: 5,
      },
    )
    .map((pieces) => pieces.join(' '))
  fc.assert(
    fc.property(fc.oneof(anyText(), anyPieces), anySlots, (text, slots) => {
      const parsed = parseTimetable(text, slots)
      if ('error' in parsed) {
        expect(parsed.from).toBeGreaterThanOrEqual(0)
        expect(parsed.to).toBeGreaterThan(parsed.from)
        expect(parsed.to).toBeLessThanOrEqual(text.length)
        expect(parsed.error).not.toMatch(/undefined|NaN|«»/)
        return
      }
      for (const [at, hour] of parsed.ok.entries()) {
        expect(hour.inicio < hour.fim).toBe(true)
        const next = parsed.ok[at + 1]
        if (next)
          expect(
            hour.dia < next.dia ||
              (hour.dia === next.dia && hour.inicio < next.inicio) ||
              hour.semana !== next.semana,
          ).toBe(true)
      }
    }),
    many,
  )
})

test('words are as many class hours as there are 50 minutes in them, one after the other (S2, S5)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 1, max: 28 }), (start, count) => {
      const length = count * 50 + (start % 2 === 0 ? 24 : -25)
      const end = start * 60 + Math.max(length, 1)
      fc.pre(end < 24 * 60)
      const text = `dom ${start}h-${Math.floor(end / 60)}h${String(end % 60).padStart(2, '0')}`
      const parsed = parseTimetable(text, slotsOf(''))
      expect(parsed).toHaveProperty('ok.length', count)
    }),
    many,
  )
})

test('a range of days has the same hours as all the days in it', () => {
  const anyPlace = fc.integer({ min: 0, max: 6 })
  fc.assert(
    fc.property(anyPlace, anyPlace, fc.constantFrom(' a ', ' até '), anyTime, (one, other, to, start) => {
      fc.pre(one < other)
      const read = (days: string) => parseTimetable(`${days} ${start}-23h59`, slotsOf(''))
      const days = DAY_NAMES.slice(one, other + 1)
      const range = read(days[0] + to + days.at(-1))
      expect(range).toHaveProperty('ok')
      expect(range).toEqual(read(days.join(', ')))
    }),
    many,
  )
})

test('the order of the parts does not matter', () => {
  fc.assert(
    fc.property(fc.array(anyCode, { maxLength: 3 }), fc.array(anyWords, { maxLength: 2 }), (codes, words) => {
      const slots = slotsOf('')
      const [one, other] = [[...codes, ...words], [...codes, ...words].toReversed()].map((parts) =>
        parseTimetable(parts.join(' '), slots),
      )
      fc.pre('ok' in one!)
      expect(other).toEqual(one)
    }),
    many,
  )
})
