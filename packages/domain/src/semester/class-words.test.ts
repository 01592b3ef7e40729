import { expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import { hoursToMark, missedIn, formatMissed } from './class-words.ts'
import { classesOn } from './week.ts'

/** A Friday. */
const DAY = '2026-11-20'
const classWith = (missed: string) =>
  classesOn([aSubject({ horarios: '6M12 6T12', faltas: { [DAY]: missed } })], DAY)[0]!

it.each([
  ['08:55', 1, 'você faltou 1 de 2 aulas', ['07:00', '07:50', '08:55']],
  ['06:10', 1, 'você faltou 1 de 2 aulas', ['06:10', '07:00', '07:50']],
  ['07:50', 1, 'você faltou 1 de 2 aulas', ['07:00', '07:50']],
  ['07:00 07:50', 2, 'você faltou', ['07:00', '07:50']],
  ['07:00 07:50 08:55', 3, 'você faltou', ['07:00', '07:50', '08:55']],
  ['13:00', 0, '', ['07:00', '07:50']],
])(
  'of a class from 7h, missed at %s: what the timetable has no more counts, and no other class of the day (S6)',
  (missed, count, said, hours) => {
    const block = classWith(missed)
    expect([missedIn(block, DAY), formatMissed(block, DAY), hoursToMark(block, DAY)]).toEqual([
      count,
      said,
      hours,
    ])
  },
)
