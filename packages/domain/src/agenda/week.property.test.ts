import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySourcesAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays } from '../kernel/index.ts'
import { MODULE_IDS } from '../modules/index.ts'
import { type AgendaSources, weekActivity } from './index.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(80, 2_000) }
const parts = ({
  applications,
  contacts,
  careerGoals,
  book,
  skills,
  readings,
  subjects,
}: AgendaSources): readonly AgendaSources[] => {
  const nothing = {
    applications: [],
    contacts: [],
    careerGoals: [],
    book: { entradas: [], saidas: [], metas: [], orcamentos: [] },
    skills: [],
    readings: [],
    subjects: [],
  }
  return [
    { ...nothing, applications, contacts, careerGoals },
    { ...nothing, book },
    { ...nothing, skills },
    { ...nothing, readings },
    { ...nothing, subjects },
  ]
}

test('on each weekday the week is the seven days around it; what is done lies before, what is planned behind it (§2.8)', () => {
  fc.assert(
    fc.property(anySourcesAbout(TODAY), fc.integer({ min: -3, max: 2 }), (sources, weekday) => {
      const today = addDays(TODAY, weekday - 1)
      const week = weekActivity(sources, today)
      expect(week.map(({ dia }) => dia)).toEqual(
        [0, 1, 2, 3, 4, 5, 6].map((day) => addDays('2026-11-16', day)),
      )
      for (const { dia, done, planned } of week) {
        if (dia > today) expect(done).toEqual([])
        if (dia < today) expect(planned).toEqual([])
      }
    }),
    many,
  )
})

test('each module adds its own marks, in the order of the modules, whatever the others hold (§2.8)', () => {
  fc.assert(
    fc.property(anySourcesAbout(TODAY), (sources) => {
      const apart = parts(sources).map((part) => weekActivity(part, TODAY))
      weekActivity(sources, TODAY).forEach(({ done, planned }, day) => {
        expect(done).toEqual(apart.flatMap((week) => week[day]!.done))
        expect(planned).toEqual(apart.flatMap((week) => week[day]!.planned))
        expect([...done].sort((a, b) => MODULE_IDS.indexOf(a) - MODULE_IDS.indexOf(b))).toEqual(done)
      })
    }),
    many,
  )
})
