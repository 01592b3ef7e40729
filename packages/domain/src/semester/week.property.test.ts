import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { inZone, ZONES } from '../../testing/zones.ts'
import { addDays, daysFrom, mondayOf } from '../kernel/index.ts'
import { timeAt } from './slots.ts'
import { overlap } from './class-hours.ts'
import { lanesOf } from './lanes.ts'
import {
  classesOn,
  clashesOf,
  timetableOf,
  weekClasses,
  weekdayOf,
  weekOfDay,
  type WeeklySubject,
} from './week.ts'

const many = { numRuns: runs(200, 5_000) }

const anySubject: fc.Arbitrary<WeeklySubject> = fc.record({
  id: fc.uuid(),
  nome: fc.constantFrom('Cálculo', 'Redes', 'Ética'),
  horarios: fc.constantFrom(
    '',
    '24M12',
    '2M123',
    '35T34 7M12',
    'seg 8h–10h',
    'qua e dom 7h30-12h',
    '6N1234 6T6',
    '9X9',
    '24M12 quinzenal (I)',
  ),
  tabela: fc.constantFrom('', 'unb', 'ufpb'),
  semAula: fc.constant({}),
  semanaI: fc.constantFrom('', '2026-08-05'),
  // It lasts as long as the calendar.
  semestre: fc.constant('9999'),
  periodo: fc.constant(''),
  inicio: fc.constant(''),
  fim: fc.constant(''),
  situacao: fc.constantFrom('cursando', 'cursando', 'aprovada'),
})
const anySubjects = fc.array(anySubject, { maxLength: 6 })

test.each(ZONES)('a class at 08:00 stays at 08:00 on its weekday in %s (S2, S5)', (zone) => {
  const horarios = 'seg, ter, qua, qui, sex, sáb e dom 8h-8h50'
  const subject: WeeklySubject = {
    id: '1',
    nome: 'Redes',
    horarios,
    tabela: '',
    semAula: {},
    semanaI: '',
    semestre: '9999',
    periodo: '',
    inicio: '',
    fim: '',
    situacao: 'cursando',
  }
  inZone(zone, () => {
    const days = daysFrom('2018-10-01', 800)
    expect(days.map(weekdayOf)).toEqual(days.map((_, at) => (at % 7) + 1))
    expect(
      new Set(
        days.map((day) =>
          classesOn([subject], day)
            .map(({ hours }) => hours.join())
            .join(),
        ),
      ),
    ).toEqual(new Set(['08:00']))
  })
})

test('the blocks of a week have each class hour of it once, a fortnightly one in its own week (S2, S5)', () => {
  fc.assert(
    fc.property(anySubjects, anyDay, (subjects, day) => {
      const week = weekClasses(subjects, mondayOf(day))
      const inBlocks = week.flatMap(({ blocks }, at) =>
        blocks.flatMap(({ subject, hours }) => hours.map((hour) => `${subject.id} ${at + 1} ${hour}`)),
      )
      const isHeld = ({ semanaI }: WeeklySubject, semana?: string) =>
        !semana || (weekOfDay(semanaI, day) ?? semana) === semana
      const inTimetables = subjects
        .filter(({ situacao }) => situacao === 'cursando')
        .flatMap((subject) =>
          timetableOf(subject)
            .filter(({ semana }) => isHeld(subject, semana))
            .map(({ dia, inicio }) => `${subject.id} ${dia} ${inicio}`),
        )
      expect(inBlocks.toSorted()).toEqual(inTimetables.toSorted())
    }),
    many,
  )
})

test('of two weeks after each other one is I and the other II, whichever day is told (S2, S5)', () => {
  fc.assert(
    fc.property(anyDay, anyDay, fc.integer({ min: 0, max: 6 }), (told, day, later) => {
      const week = weekOfDay(told, day)
      expect(weekOfDay(told, told)).toBe('I')
      expect(weekOfDay(told, addDays(day, 7))).toBe(week === 'I' ? 'II' : 'I')
      expect(weekOfDay(addDays(mondayOf(told), later), day)).toBe(week)
    }),
    many,
  )
})

test('subjects clash where a minute of theirs is the same, whatever their order (S5)', () => {
  fc.assert(
    fc.property(anySubject, anySubject, fc.integer({ min: 0, max: 7 * 1_440 - 1 }), (a, b, minute) => {
      const [dia, time] = [1 + Math.floor(minute / 1_440), timeAt(minute % 1_440)]
      const isClass = (subject: WeeklySubject) =>
        subject.situacao === 'cursando' &&
        timetableOf(subject).some((hour) => hour.dia === dia && hour.inicio <= time && time < hour.fim)
      const clashes = clashesOf([a, b])
      if (isClass(a) && isClass(b))
        expect(clashes.some((one) => one.dia === dia && one.inicio <= time && time < one.fim)).toBe(true)
      expect(clashesOf([b, a]).map(({ dia: on, inicio, fim }) => [on, inicio, fim])).toEqual(
        clashes.map(({ dia: on, inicio, fim }) => [on, inicio, fim]),
      )
    }),
    many,
  )
})

test('lanes never overlap, and no block is left out', () => {
  const anyBlock = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }))
    .map(([start, length]) => ({ inicio: timeAt(30 * start), fim: timeAt(30 * (start + length)) }))
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 12 }), (blocks) => {
      const placed = lanesOf(blocks)
      expect(new Set(placed.map(({ block }) => block))).toEqual(new Set(blocks))
      expect(placed).toHaveLength(blocks.length)
      for (const [at, one] of placed.entries()) {
        expect(one.lane).toBeLessThan(one.lanes)
        for (const other of placed.slice(at + 1).filter(({ block }) => overlap(block, one.block))) {
          expect(other.lane).not.toBe(one.lane)
          expect(other.lanes).toBe(one.lanes)
        }
      }
    }),
    many,
  )
})
