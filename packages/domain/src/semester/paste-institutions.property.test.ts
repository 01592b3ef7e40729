import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { byText, weekdayOf } from '../kernel/index.ts'
import { isSameHour, type ClassHour } from './class-hours.ts'
import { parsePaste } from './paste.ts'
import { INSTITUTIONS, slotsOf } from './institutions.ts'
import { timeAt, type TimeRange } from './slots.ts'
import { printTimetable } from './timetable-print.ts'
import { SHIFTS, tokensOf } from './timetable-tokens.ts'
import { parseTimetable } from './timetable.ts'

/** Of each table; what reads them is the same. */
const some = { numRuns: runs(150, 20_000) }
const many = { numRuns: runs(1_000, 20_000) }

const hoursIn = (text: string, tabela: string): readonly ClassHour[] => {
  const parsed = parseTimetable(text, slotsOf(tabela))
  if ('error' in parsed) throw new Error(`${text}: ${parsed.error}`)
  return parsed.ok
}

/** A line as a page of an institution writes it, with what stands around it. */
function anyLineOf(tabela: string) {
  const slots = slotsOf(tabela)
  const days = slots.domingo ? '1234567' : '234567'
  const anyDigits = (digits: readonly string[]) => fc.subarray([...digits], { minLength: 1, maxLength: 4 })
  const anyCode = fc
    .constantFrom(...SHIFTS)
    .chain((shift) =>
      fc.tuple(
        anyDigits([...days]),
        fc.constant(shift),
        anyDigits(slots[shift].map(({ numero }) => String(numero))),
      ),
    )
    .map(([on, shift, numbers]) => on.join('') + shift + numbers.join(''))
  const anyWords = fc
    .tuple(
      fc.subarray(['seg', 'terça', 'Quartas', '5ª', 'sex', 'sáb', 'domingo'], { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 7, max: 20 }),
      fc.constantFrom(':00', ':30', 'h', 'h10'),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([on, start, minute, length]) => `${on.join(' e ')} ${start}${minute}-${start + length}${minute}`)
  return fc.record({
    hours: fc
      .array(slots.M.length > 0 ? fc.oneof(anyCode, anyWords) : anyWords, { minLength: 1, maxLength: 3 })
      .map((parts) => hoursIn(parts.join(' '), tabela)),
    gap: fc.constantFrom(' ', '\t', '  \t', ' - ', '\u00a0'),
    code: fc.constantFrom('', 'MAT0025 - ', 'DIM0123.1 - ', 'GDCRG0034 ', '1107186 - '),
    period: fc.constantFrom('', ' (01/09/2025 - 10/01/2026)'),
    room: fc.constantFrom('', 'ICC ANF 9', 'Sala 12', 'BSA N A1 10/41', 'DECOM-03'),
    load: fc.constantFrom('', ' (60h)', ' T01'),
    end: fc.constantFrom('', '\r', ' \t'),
  })
}

test.each(INSTITUTIONS.map(({ id }) => id))(
  '%s: what is printed is read back exactly from a line with room, period, tabs and CRLF (S3)',
  (tabela) => {
    fc.assert(
      fc.property(anyLineOf(tabela), ({ hours, gap, code, period, room, load, end }) => {
        const timetable = printTimetable(hours, slotsOf(tabela))
        fc.pre(timetable.length <= 200)
        const line = `${code}Redes Básica${load}${gap}${timetable}${period} ${room}${end}`
        const [entry] = parsePaste(line, { tabela })
        if (!('ok' in entry!)) throw new Error(`${line}: ${JSON.stringify(entry)}`)
        expect(hoursIn(entry.ok.horarios, tabela)).toEqual(hours)
        expect(entry.ok).toMatchObject({
          nome: 'Redes Básica',
          local: room,
          codigo: code.replace(' - ', '').trim(),
          inicio: period && '2025-09-01',
          turma: load === ' T01' ? '01' : '',
        })
      }),
      some,
    )
  },
)

const NAMES = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
/** Classes of two hours on different days, and how an institution writes them. */
const anyClasses = fc.uniqueArray(
  fc.record({
    dia: fc.integer({ min: 1, max: 6 }),
    start: fc.integer({ min: 7 * 60, max: 20 * 60 }),
    semana: fc.constantFrom(undefined, 'I' as const, 'II' as const),
  }),
  { minLength: 1, maxLength: 4, selector: ({ dia }) => dia },
)
type Class = (typeof anyClasses extends fc.Arbitrary<(infer One)[]> ? One : never) & TimeRange
const WRITTEN: Readonly<Record<string, (one: Class) => string>> = {
  usp: ({ dia, inicio, fim }) => `${NAMES[dia - 1]!.slice(0, 3)} ${inicio} ${fim}`,
  ufmg: ({ dia, inicio, fim }) => `${NAMES[dia - 1]!.slice(0, 3)} ${inicio}-${fim}`,
  ufabc: ({ dia, inicio, fim, semana }) =>
    `${NAMES[dia - 1]} das ${inicio} às ${fim}, ${semana ? `quinzenal ${semana}` : 'semanal'}`,
}

test.each(Object.keys(WRITTEN))('%s: days and hours in its own words are read exactly (S3)', (tabela) => {
  fc.assert(
    fc.property(anyClasses, fc.constantFrom('; ', ' ', '\t'), (classes, gap) => {
      const timed = classes
        .toSorted((a, b) => a.dia - b.dia)
        .map((one) => ({ ...one, inicio: timeAt(one.start), fim: timeAt(one.start + 100) }))
      const line = `MAT0025 - Redes\t${timed.map(WRITTEN[tabela]!).join(gap)}`
      const [entry] = parsePaste(line, { tabela })
      if (!('ok' in entry!)) throw new Error(`${line}: ${JSON.stringify(entry)}`)
      const hours = timed.flatMap(({ dia, start, semana }) =>
        [start, start + 50].map((begin) => ({
          dia,
          inicio: timeAt(begin),
          fim: timeAt(begin + 50),
          ...(tabela === 'ufabc' && semana && { semana }),
        })),
      )
      const read = hoursIn(entry.ok.horarios, tabela)
      expect(read.toSorted((a, b) => a.dia - b.dia || byText(a.inicio, b.inicio))).toEqual(hours)
      expect(entry.ok).toMatchObject({ nome: 'Redes', codigo: 'MAT0025', local: '' })
    }),
    some,
  )
})

test('no digit disappears: each ends in an hour, a code, a room, a period, a name, or an error (S3)', () => {
  const anyPiece = fc.constantFrom(
    ...['Redes', 'Cálculo 2', 'e', '-', ',', '(', ')', '24M12', '6T34', '24M1,2', '3,5T12', '24 M 12', '24M'],
    ...[
      'M12',
      'T01',
      'T34',
      '2',
      '15',
      '101',
      'seg',
      '2ª',
      '2a',
      'e 4a',
      '8h',
      '8h-10h',
      '10:00-11:40',
      'a',
      'A1',
    ],
    ...[
      'IMD0601',
      'MAT 0123',
      '60h',
      '(01/09/2025 - 10/01/2026)',
      '2.0820-2',
      'Sala 12',
      '-3',
      '/5',
      '20h',
      'EAD',
    ],
  )
  const anyLine = fc
    .tuple(fc.array(anyPiece, { minLength: 1, maxLength: 7 }), fc.constantFrom(' ', '\t', ''))
    .map(([pieces, gap]) => `Álgebra ${pieces.join(gap)}`)
  fc.assert(
    fc.property(anyLine, (line) => {
      const [entry] = parsePaste(line, { tabela: '' })
      if (!('ok' in entry!)) return
      const { cargaHoraria, ...fields } = entry.ok
      const text = [...Object.values(fields), ...entry.notes].join(' ')
      // «24M1,2» says «M12», too.
      const said = `${text} ${text.replaceAll(/[,/\s]/g, '')}`
      const hours = hoursIn(entry.ok.horarios, '')
      const isSaid = (code: string) => {
        const parsed = parseTimetable(code, slotsOf(''))
        return 'ok' in parsed && parsed.ok.every((hour) => hours.some((one) => isSameHour(one, hour)))
      }
      const isSaidTwice = (at: number) =>
        tokensOf(line).some(
          ({ kind, text: code, from, to }) =>
            (kind === 'code' || kind === 'counted') && from <= at && at < to && isSaid(code),
        )
      const isDay = (from: number) =>
        /^\d[ªa]/.test(line.slice(from)) &&
        hours.some(({ dia }) => dia === weekdayOf(line.slice(from, from + 2)))
      for (const { 0: digits, index } of line.matchAll(/\d+/g))
        if (!isSaidTwice(index) && !isDay(index) && Number(digits) !== cargaHoraria)
          expect([line, said.includes(digits)]).toEqual([line, true])
    }),
    many,
  )
})
