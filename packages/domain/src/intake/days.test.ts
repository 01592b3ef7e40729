import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, formatDate, isIsoDate } from '../kernel/index.ts'
import { latestDay, readDay, readDayOfYear } from './days.ts'

test.each([
  ['20/11/2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  ['20.11.26', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  ['2026-11-20', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['20261120', '2026-11-20'],
  [' 20/11/2026 10:20 ', '2026-11-20'],
  ['20/11/2026, 10:20', '2026-11-20'],
  ['2026-11-20T23:59:00-03:00', '2026-11-20'],
  ['29/02/2024', '2024-02-29'],
  ['03/nov/2026', '2026-11-03'],
  ['3 nov 2026', '2026-11-03'],
  ['03-nov-26', '2026-11-03'],
  ['3 de novembro de 2026', '2026-11-03'],
  ['1º de março de 2026', '2026-03-01'],
  ['21 de abr. de 2026', '2026-04-21'],
  ['21 Apr 2026', '2026-04-21'],
  ['April 21, 2026', '2026-04-21'],
  ['3 NOV. 2026, 14:30', '2026-11-03'],
  ['terça-feira, 3 de novembro de 2026', '2026-11-03'],
  ['sáb., 7 de nov. de 2026', '2026-11-07'],
  ['ter, 03/11/2026', '2026-11-03'],
  ['Segunda-feira 2/11/26', '2026-11-02'],
  ['SÁBADO - 2026-11-07', '2026-11-07'],
  ['12/05/98', '1998-05-12'],
  ['31/12/69', '2069-12-31'],
])('%s is %s (I21)', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  '',
  'ontem',
  '00000000',
  '31/02/2026',
  '29/02/2026',
  '13/13/2026',
  '20/11',
  '2026-11',
  '20/11-2026',
  '20/11/202',
  '0/1/2026',
  '20112026',
  '2026112',
  '3 nov',
  '3 marketing 2026',
  '31 nov 2026',
  '3 de 2026',
  'nov 2026',
  'mar, 03/11/2026',
  'terceira, 03/11/2026',
])('«%s» is none', (text) => {
  expect(readDay(text)).toBeUndefined()
})

test.each([
  ['20/11', '2026', '2026-11-20'],
  ['1-2', '2026', '2026-02-01'],
  ['29/02', '2026', undefined],
  ['20/11/2026', '2026', undefined],
  ['3 nov', '2026', '2026-11-03'],
  ['3 de novembro', '2026', '2026-11-03'],
  ['03/nov', '2026', '2026-11-03'],
  ['3 nov 2025', '2026', undefined],
  ['maio 26', '2026', undefined],
])('%s of %s is %s', (text, year, day) => {
  expect(readDayOfYear(text, year)).toBe(day)
})

test.each([
  ['20/12', '2026-01-10', '2025-12-20'],
  ['10/01', '2026-01-10', '2026-01-10'],
  ['11/01', '2026-01-10', '2025-01-11'],
  ['29/02', '2027-03-01', '2024-02-29'],
  ['29/02', '1903-03-01', '1896-02-29'],
  ['30/02', '2026-03-01', undefined],
])('the latest %s until %s is %s', (text, latest, day) => {
  expect(latestDay(text, latest)).toBe(day)
})

const NAMES =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

test('a day reads back from each way of writing it, and the latest of its kind is within a year', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(300), (day, later) => {
      const plain = formatDate(day)
      const [year, month, ofMonth] = day.split('-') as [string, string, string]
      const name = NAMES[Number(month) - 1]!
      const ways = [
        plain,
        plain.replaceAll('/', '-'),
        day,
        day.replaceAll('-', ''),
        `${day} 12:00`,
        `${ofMonth}/${name.slice(0, 3)}/${year}`,
        `${Number(ofMonth)} de ${name} de ${year}`,
      ]
      for (const way of ways) expect(readDay(way)).toBe(day)
      expect(latestDay(plain.slice(0, 5), addDays(day, later))).toBe(day)
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('any text is a day of the calendar or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. T'), maxLength: 12 }), (text) => {
      for (const day of [readDay(text), readDayOfYear(text, '2024'), latestDay(text, '2026-11-20')])
        if (day !== undefined) expect(isIsoDate(day)).toBe(true)
    }),
    { numRuns: runs(500, 20_000) },
  )
})
