import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { DAY_NAMES } from './class-hours.ts'
import { parsePaste } from './paste.ts'
import { roomOn } from './rooms.ts'

/** Monday, Tuesday, … of one week. */
const WEEK = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
]
const MORNING = { inicio: '07:00', fim: '10:35' }
const AFTERNOON = { inicio: '13:00', fim: '14:40' }
const on = (local: string, dia: number, time = MORNING) => roomOn({ local }, WEEK[dia - 1]!, time)

it.each([
  ['ter: ICC ANF 9; qui: ICC BSA 111', 2, 'ICC ANF 9'],
  ['ter: ICC ANF 9; qui: ICC BSA 111', 4, 'ICC BSA 111'],
  ['ter: ICC ANF 9; qui: ICC BSA 111', 3, ''],
  ['seg, qua e sex: A1; sáb: Lab; 2', 6, 'Lab; 2'],
  ['seg, qua e sex: A1; sáb: Lab; 2', 5, 'A1'],
  ['Terça: Lab; 5ª: bloco B: 12', 4, 'bloco B: 12'],
  ['A1', 2, 'A1'],
  ['', 2, ''],
  ['Bloco: 5; seg: A1', 1, 'Bloco: 5; seg: A1'],
  ['https://meet.example/abc', 1, 'https://meet.example/abc'],
])('%j on day %i is %j (S5)', (local, dia, room) => {
  expect(on(local, dia)).toBe(room)
})

it('has the room of the hour where one day has several (S5)', () => {
  const local = 'seg 7h: A1; seg 13h: B2'
  expect([on(local, 1), on(local, 1, AFTERNOON), on(local, 2)]).toEqual(['A1', 'B2', ''])
  expect(on('seg 7h: A1; seg 8h55 e qua 8h55: B2', 1)).toBe('A1, B2 às 8h55')
  expect(on('seg 7h: A1; seg 8h55 e qua 8h55: B2', 3)).toBe('B2 às 8h55')
})

const anyRoom = fc.constantFrom('A1', 'ICC ANF 9', 'Setor 4, bloco B', 'Lab 2/3')
test('each day of a pasted timetable has the room that stood behind it (S5)', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), anyRoom), {
        minLength: 1,
        maxLength: 6,
        selector: ([dia]) => dia,
      }),
      (placed) => {
        const line = `Redes ${placed.map(([dia, room]) => `${DAY_NAMES[dia - 1]} 7h-9h (${room})`).join(' ')}`
        const [entry] = parsePaste(line, { tabela: '' })
        if (!('ok' in entry!)) throw new Error(line)
        for (const [dia, room] of placed) expect([line, on(entry.ok.local, dia)]).toEqual([line, room])
      },
    ),
    { numRuns: runs(200, 5_000) },
  )
})
