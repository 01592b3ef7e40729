import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { minutesOf } from '../kernel/index.ts'
import { SHIFTS } from './timetable-tokens.ts'
import { slotsOf } from './institutions.ts'
import { parseTable, printTable, timeAt, type Slot, type Slots } from './slots.ts'

const many = { numRuns: runs(200, 5_000) }

const anyShift: fc.Arbitrary<readonly Slot[]> = fc
  .record({
    first: fc.integer({ min: 0, max: 1 }),
    starts: fc.uniqueArray(fc.integer({ min: 0, max: 1_300 }), { maxLength: 9 }),
    minutes: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ first, starts, minutes }) =>
    starts
      .toSorted((a, b) => a - b)
      .map((start, at) => ({ numero: first + at, inicio: timeAt(start), fim: timeAt(start + minutes) })),
  )
const anyTable: fc.Arbitrary<Slots> = fc
  .record(
    { M: anyShift, T: anyShift, N: anyShift, domingo: fc.constant(true as const) },
    { requiredKeys: ['M', 'T', 'N'] },
  )
  .filter(({ M, T, N }) => M.length + T.length + N.length > 0)

test('what is printed is read as the same table (S2)', () => {
  fc.assert(
    fc.property(anyTable, (slots) => {
      expect(parseTable(printTable(slots))).toEqual({ ok: slots })
      expect(slotsOf(printTable(slots))).toEqual(slots)
    }),
    many,
  )
})

test('any text is read or has a sentence, and slots are in order (S2)', () => {
  const anyLine = fc
    .array(
      fc.constantFrom(
        'M',
        't:',
        'N0',
        '1 domingo',
        '\n',
        ' ',
        '07:00-07:50',
        '08:00–09:40',
        '8:00',
        '9h-10h30',
        '-',
        '23:59-23:58',
        ',',
      ),
    )
    .map((parts) => parts.join(' '))
  fc.assert(
    fc.property(fc.oneof(anyText(), anyLine), (text) => {
      const parsed = parseTable(text)
      if ('error' in parsed) expect(parsed.error).not.toBe('')
      else
        for (const slots of SHIFTS.map((shift) => parsed.ok[shift]))
          for (const [at, { inicio, fim, numero }] of slots.entries()) {
            expect(minutesOf(fim)).toBeGreaterThan(minutesOf(inicio))
            if (at > 0)
              expect([inicio > slots[at - 1]!.inicio, numero]).toEqual([true, slots[at - 1]!.numero + 1])
          }
    }),
    many,
  )
})
