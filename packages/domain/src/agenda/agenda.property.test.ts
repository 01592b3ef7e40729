import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySourcesAbout, NO_SOURCES } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { dueOf } from '../career/index.ts'
import { EMPTY_BOOK, type FinanceBook } from '../finance/index.ts'
import { addDays, daysFrom } from '../kernel/index.ts'
import { assessmentsOf } from '../semester/index.ts'
import { skillFigures } from '../skills/index.ts'
import { agendaOf, withTicked, type AgendaSources } from './index.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(100, 3_000) }
const sources = anySourcesAbout(TODAY)

/** Each record all alone. */
const singles = ({ book, ...lists }: AgendaSources): readonly AgendaSources[] => [
  ...Object.entries(lists).flatMap(([field, records]) =>
    records.map((record) => ({ ...NO_SOURCES, [field]: [record] })),
  ),
  ...Object.entries(book).flatMap(([list, elements]) =>
    (elements as FinanceBook['metas']).map((element) => ({
      ...NO_SOURCES,
      book: { ...EMPTY_BOOK, [list]: [element] },
    })),
  ),
]
const keysOf = (all: AgendaSources) => agendaOf(all, TODAY).map(({ key }) => key)

const soon = new Set(daysFrom(addDays(TODAY, -30), 38))

/** Looks at every record, and knows every day that is near. */
function slowCount({
  applications,
  contacts,
  careerGoals,
  book,
  skills,
  readings,
  subjects,
}: AgendaSources): Readonly<Record<string, number>> {
  const { late, today, silent } = dueOf(applications, contacts, TODAY)
  const due = [...late, ...today, ...silent]
  const { doneToday, waitingToday } = skillFigures(skills, TODAY)
  const current = subjects.filter(({ situacao }) => situacao === 'cursando')
  return {
    contact: due.filter(({ kind }) => kind === 'contact').length,
    application: due.filter(({ kind }) => kind === 'application').length,
    careerGoal: careerGoals.filter((goal) => !goal.concluida && soon.has(goal.dataAlvo)).length,
    transaction: [...book.entradas, ...book.saidas].filter(
      ({ data, grupo }) => data === TODAY && grupo !== undefined,
    ).length,
    financialGoal: book.metas.filter((goal) => goal.valorAtual < goal.valor && soon.has(goal.dataAlvo))
      .length,
    skill: doneToday + waitingToday,
    reading: readings.filter(({ status }) => status === 'Lendo').length,
    subject: current.filter(
      ({ horarios, semAula, semestre }) =>
        /^\d*6/.test(horarios) && !Object.hasOwn(semAula, TODAY) && semestre === '2026.2',
    ).length,
    assessment: current
      .flatMap(({ avaliacoes, semestre }) =>
        avaliacoes.filter(({ data }) => data >= TODAY || semestre === '2026.2'),
      )
      .filter(({ feita, nota, data }) => !feita && nota === null && soon.has(data)).length,
  }
}

test('the agenda holds each due thing exactly once, and nothing else (§2.8)', () => {
  fc.assert(
    fc.property(sources, (all) => {
      const items = agendaOf(all, TODAY)
      const records = new Set<unknown>([
        ...all.applications,
        ...all.contacts,
        ...all.careerGoals,
        ...Object.values(all.book).flat(),
        ...all.skills,
        ...all.readings,
        ...all.subjects,
        ...all.subjects.flatMap(assessmentsOf),
      ])
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
      expect(new Set(items.map(({ record }) => record)).size).toBe(items.length)
      expect(items.filter(({ record }) => !records.has(record))).toEqual([])
      const counted = Object.fromEntries(
        Object.keys(slowCount(all)).map((kind) => [kind, items.filter((item) => item.kind === kind).length]),
      )
      expect(counted).toEqual(slowCount(all))
    }),
    many,
  )
})

test('whether a thing is due depends on no other (§2.8)', () => {
  fc.assert(
    fc.property(sources, (all) => {
      expect(keysOf(all).sort()).toEqual(singles(all).flatMap(keysOf).sort())
    }),
    many,
  )
})

test('the order is total: it never depends on how the records arrived, nor on what else is there (§2.8)', () => {
  fc.assert(
    fc.property(sources, (all) => {
      const items = agendaOf(all, TODAY)
      const { book, ...lists } = all
      const reversed = <Lists extends object>(of: Lists): Lists =>
        Object.fromEntries(
          Object.entries(of).map(([field, records]) => [
            field,
            [...(records as readonly unknown[])].reverse(),
          ]),
        ) as Lists
      expect(agendaOf({ ...reversed(lists), book: reversed(book) } as AgendaSources, TODAY)).toEqual(items)
      const withoutSkills = agendaOf({ ...all, skills: [] }, TODAY)
      expect(withoutSkills).toEqual(items.filter(({ kind }) => kind !== 'skill'))
    }),
    many,
  )
})

test('what was ticked off stands where it stood, done, and each thing once (§2.8)', () => {
  fc.assert(
    fc.property(
      sources,
      fc.infiniteStream(fc.boolean()),
      fc.infiniteStream(fc.boolean()),
      (all, leaves, again) => {
        const items = agendaOf(all, TODAY)
        const ticked = items.filter(() => leaves.next().value)
        const left = items.filter((item) => !ticked.includes(item) || again.next().value)
        expect(withTicked(left, ticked, TODAY)).toEqual(
          items.map((item) => (left.includes(item) ? item : { ...item, done: true })),
        )
      },
    ),
    many,
  )
})

test('each thing counts whose day has come, and what is booked is done (§2.8)', () => {
  fc.assert(
    fc.property(sources, (all) => {
      const pageless = new Set(
        all.readings.filter(({ paginasTotal }) => paginasTotal === 0).map(({ id }) => id),
      )
      for (const { kind, counts, done, due, lateDays, record } of agendaOf(all, TODAY)) {
        if (lateDays > 0) expect(counts).toBe(true)
        const isOpenEnd = kind === 'subject' || (kind === 'reading' && pageless.has(record.id))
        expect(counts).toBe(due <= TODAY && !isOpenEnd)
        if (kind === 'transaction') expect(done).toBe(true)
      }
    }),
    many,
  )
})

test('the soonest stands first, exams among themselves, and late is what lies before today', () => {
  fc.assert(
    fc.property(sources, (all) => {
      const items = agendaOf(all, TODAY)
      for (const exams of [true, false]) {
        const days = items.filter(({ kind }) => (kind === 'assessment') === exams).map(({ due }) => due)
        expect(days).toEqual([...days].sort())
      }
      for (const { due, lateDays } of items)
        expect(lateDays > 0 ? addDays(due, lateDays) : due >= TODAY).toBe(lateDays > 0 ? TODAY : true)
    }),
    many,
  )
})
