import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHours, anySubjectDraft, aSubject } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { withEntries } from '../kernel/index.ts'
import { absencesOf, attend, miss, missedOn } from './absences.ts'
import type { Subject } from './subject.ts'

const many = { numRuns: runs(150, 5_000) }
const DAYS = ['2026-11-16', '2026-11-18', '2026-11-20']
const anySubject = anySubjectDraft.map((draft) => aSubject(draft))
const anyDayOfIt = fc.constantFrom(...DAYS)

const missed = (subject: Subject, day: string, hours: readonly string[]): Subject =>
  withEntries<Subject>(subject, {}, miss(subject, day, hours))
const attended = (subject: Subject, day: string, hours: readonly string[]): Subject =>
  withEntries<Subject>(subject, {}, attend(subject, day, hours))

test('no number of absences is ever negative, and what is left and what is beyond never stand together (S6)', () => {
  fc.assert(
    fc.property(anySubject, fc.nat(40), (subject, hoursPerWeek) => {
      const { count, limit = 0, left, over, state } = absencesOf(subject, hoursPerWeek)
      for (const figure of [count, limit, left, over]) expect(figure).toBeGreaterThanOrEqual(0)
      expect(left * over).toBe(0)
      expect(state === 'acima').toBe(over > 0)
      if (state !== 'livre') expect(limit - count).toBe(left - over)
    }),
    many,
  )
})

test('a longer subject has no lower limit, and leaves no less (S6)', () => {
  fc.assert(
    fc.property(anySubject, fc.integer({ min: 1, max: 1_000 }), fc.nat(1_000), (subject, hours, more) => {
      const of = (cargaHoraria: number) => absencesOf({ ...subject, ead: false, cargaHoraria })
      expect(of(hours + more).limit).toBeGreaterThanOrEqual(of(hours).limit!)
      expect(of(hours + more).left).toBeGreaterThanOrEqual(of(hours).left)
      expect(of(hours).limit).toBeLessThanOrEqual(hours)
    }),
    many,
  )
})

test('fixing a day twice is once, in whichever order its class hours are told (S6)', () => {
  fc.assert(
    fc.property(anySubject, anyDayOfIt, anyHours, anyHours, (subject, day, one, other) => {
      const once = missed(subject, day, one)
      expect(miss(once, day, one.toReversed())).toEqual({})
      expect(missed(missed(subject, day, other), day, one)).toEqual(missed(once, day, other))
      expect(attend(attended(once, day, one), day, one)).toEqual({})
    }),
    many,
  )
})

test('what was missed and then attended leaves all as it was, the other days too', () => {
  fc.assert(
    fc.property(anySubject, anyDayOfIt, anyHours, (subject, day, hours) => {
      fc.pre(missedOn(subject, day).length === 0)
      expect(attended(missed(subject, day, hours), day, hours)).toEqual(subject)
      expect(missedOn(missed(subject, day, hours), day)).toEqual(hours)
    }),
    many,
  )
})
