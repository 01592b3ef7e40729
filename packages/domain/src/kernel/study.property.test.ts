import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { daysFrom, withEntries } from './index.ts'
import { addStudy } from './study-command.ts'
import { studiedIn } from './study.ts'
import type { Subject } from '../semester/index.ts'

const many = { numRuns: runs(200, 5_000) }
const DAYS = daysFrom('2026-11-14', 10)
const day = fc.constantFrom(...DAYS)
const minutes = fc.oneof(fc.constantFrom(-30, 30, 1_440), fc.integer({ min: -2_000, max: 2_000 }))
const studied = fc
  .dictionary(day, fc.oneof(fc.constantFrom(1, 1_430, 1_440), fc.integer({ min: 1, max: 1_440 })))
  .map((estudos) => aSubject({ estudos }))
const after = (subject: Subject, by: number, on: string) =>
  withEntries<Subject>(subject, {}, addStudy(by, on)(subject))

test('an addition counts in its own day and no other, and a day stays within 24 hours (S17)', () => {
  fc.assert(
    fc.property(studied, fc.array(fc.tuple(minutes, day)), (first, additions) => {
      additions.reduce((subject, [by, on]) => {
        const next = after(subject, by, on)
        const others = DAYS.filter((other) => other !== on)
        expect(studiedIn(next.estudos, others)).toBe(studiedIn(subject.estudos, others))
        const added = studiedIn(next.estudos, [on]) - studiedIn(subject.estudos, [on])
        expect(Math.abs(added)).toBeLessThanOrEqual(Math.abs(by))
        for (const value of Object.values(next.estudos))
          expect(Number.isInteger(value) && value >= 1 && value <= 1_440).toBe(true)
        return next
      }, first)
    }),
    many,
  )
})
