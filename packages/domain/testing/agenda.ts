import * as fc from 'fast-check'
import type { AgendaSources } from '../src/agenda/index.ts'
import { CAREER_GOAL_TERMS, type CareerGoal } from '../src/career/index.ts'
import { EMPTY_BOOK } from '../src/finance/index.ts'
import { addDays, type IsoDate } from '../src/kernel/index.ts'
import { READING_STATUSES, type Reading } from '../src/reading/index.ts'
import { anyApplicationsAbout, anyContactsAbout } from './career.ts'
import { anyBookAbout } from './finances.ts'
import { aCareerGoal, aReading } from './samples.ts'
import { anySubjectsAbout } from './semester.ts'
import { anySkillsAbout } from './skills.ts'

export const NO_SOURCES: AgendaSources = Object.freeze({
  applications: [],
  contacts: [],
  careerGoals: [],
  book: EMPTY_BOOK,
  skills: [],
  readings: [],
  subjects: [],
})

/** The records of a user in all modules, of the weeks before and after a day; goals and instalments often on it. */
export function anySourcesAbout(today: IsoDate): fc.Arbitrary<AgendaSources> {
  const near = fc.integer({ min: -9, max: 9 }).map((days) => addDays(today, days))
  const book = anyBookAbout(today, 8).chain((all) =>
    fc
      .tuple(
        fc.array(near, { minLength: all.saidas.length, maxLength: all.saidas.length }),
        fc.array(near, { minLength: all.metas.length, maxLength: all.metas.length }),
      )
      .map(([days, targets]) => ({
        ...all,
        saidas: all.saidas.map((one, at) => ({ ...one, data: days[at]! })),
        metas: all.metas.map((goal, at) => ({ ...goal, dataAlvo: targets[at]! })),
      })),
  )
  return fc.record({
    applications: anyApplicationsAbout(today, 8),
    contacts: anyContactsAbout(today),
    careerGoals: anyCareerGoals(near),
    book,
    skills: anySkillsAbout(today, 6),
    readings: anyReadings(near),
    subjects: anySubjectsAbout(today),
  })
}

const anyCareerGoals = (day: fc.Arbitrary<IsoDate>): fc.Arbitrary<readonly CareerGoal[]> =>
  fc
    .array(
      fc.record({
        tipo: fc.constantFrom(...CAREER_GOAL_TERMS),
        texto: fc.constantFrom('Água', 'agua', 'Certificado'),
        concluida: fc.boolean(),
        dataAlvo: fc.oneof(fc.constant(''), day),
      }),
      { maxLength: 6 },
    )
    .map((all) => all.map((one, at) => aCareerGoal({ ...one, id: `meta-${at}` })))

const anyReadings = (day: fc.Arbitrary<IsoDate>): fc.Arbitrary<readonly Reading[]> =>
  fc
    .array(
      fc.record({
        titulo: fc.constantFrom('Água Viva', 'agua viva', 'Torto Arado'),
        status: fc.constantFrom(...READING_STATUSES),
        paginasPorDia: fc.dictionary(day, fc.integer({ min: 1, max: 90 }), { maxKeys: 4 }),
      }),
      { maxLength: 6 },
    )
    .map((all) => all.map((one, at) => aReading({ ...one, id: `leitura-${at}` })))
