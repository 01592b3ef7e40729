import { historyOf, isOpen } from '../career/index.ts'
import { goalProgress, transactionsIn } from '../finance/index.ts'
import { addDays, daysFrom, mondayOf, monthOf, type IsoDate } from '../kernel/index.ts'
import { pagesOn } from '../reading/index.ts'
import { deadlineOf, isOngoing } from '../skills/index.ts'
import { AGENDA_MODULES, type AgendaModule, type AgendaSources } from './item.ts'

/** A module stands once for each of its records that was worked on, or is to be, on that day. */
export interface DayActivity {
  readonly dia: IsoDate
  /** Until today. */
  readonly done: readonly AgendaModule[]
  /** From today on. */
  readonly planned: readonly AgendaModule[]
}

/** The current week from Monday to Sunday: what was done on its days, and what they still hold. */
export function weekActivity(sources: AgendaSources, today: IsoDate): readonly DayActivity[] {
  const days = daysFrom(mondayOf(today), 7)
  const done = marksOn(
    days.filter((day) => day <= today),
    doneDays(sources, days),
  )
  const planned = marksOn(
    days.filter((day) => day >= today),
    plannedDays(sources, days, today),
  )
  return days.map((dia) => ({ dia, done: done(dia), planned: planned(dia) }))
}

/** Of each module, the days of each of its records. */
type RecordDays = Readonly<Record<AgendaModule, readonly (readonly IsoDate[])[]>>

const doneDays = (
  { applications, contacts, book, skills, readings }: AgendaSources,
  days: readonly IsoDate[],
): RecordDays => ({
  carreira: [
    ...applications.map((application) => [
      application.dataEnvio,
      ...historyOf(application).map(({ em }) => em),
    ]),
    ...contacts.map(({ ultimoContato }) => [ultimoContato]),
  ],
  financas: [
    ...transactionDays(book, days),
    ...book.metas.map(({ depositos = [] }) => depositos.map(({ data }) => data)),
  ],
  habilidades: skills.map(({ checkins }) => days.filter((day) => Object.hasOwn(checkins, day))),
  leitura: readings.map((reading) => days.filter((day) => pagesOn(reading, day) > 0)),
})

const plannedDays = (
  { applications, contacts, careerGoals, book, skills }: AgendaSources,
  days: readonly IsoDate[],
  today: IsoDate,
): RecordDays => ({
  carreira: [
    ...[...applications.filter(isOpen), ...contacts].map(({ proximoContato }) => [proximoContato]),
    ...careerGoals.filter(({ concluida }) => !concluida).map(({ dataAlvo }) => [dataAlvo]),
  ],
  financas: [
    ...transactionDays(book, days).filter(([day]) => day! > today),
    ...book.metas.filter((goal) => goalProgress(goal) < 100).map(({ dataAlvo }) => [dataAlvo]),
  ],
  habilidades: skills.filter(isOngoing).map((skill) => {
    const { state, daysLeft } = deadlineOf(skill, today)
    return state !== 'semPrazo' && daysLeft >= 0 && daysLeft < days.length ? [addDays(today, daysLeft)] : []
  }),
  leitura: [],
})

const transactionDays = (
  book: AgendaSources['book'],
  days: readonly IsoDate[],
): readonly (readonly IsoDate[])[] =>
  [...new Set(days.map(monthOf))].flatMap((month) => transactionsIn(book, month).map(({ data }) => [data]))

function marksOn(days: readonly IsoDate[], all: RecordDays): (day: IsoDate) => readonly AgendaModule[] {
  const marks = new Map(days.map((day): [IsoDate, AgendaModule[]] => [day, []]))
  for (const module of AGENDA_MODULES)
    for (const dates of all[module]) for (const day of new Set(dates)) marks.get(day)?.push(module)
  return (day) => marks.get(day) ?? []
}
