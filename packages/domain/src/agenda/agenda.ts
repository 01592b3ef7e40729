import {
  addDays,
  byName,
  byText,
  daysBetween,
  emptyLast,
  type IsoDate,
  type ModuleAgenda,
  daysFrom,
  mondayOf,
} from '../kernel/index.ts'
import {
  keyOf,
  MODULE_KINDS,
  MODULES,
  type ModuleId,
  type ModuleKindName,
  type ModuleRecords,
  type ModuleSources,
} from '../modules/index.ts'

export type AgendaSources = ModuleSources
export type AgendaKind = ModuleKindName

export interface AgendaItemOf<Kind extends AgendaKind> {
  /** Names this record among those of all kinds. */
  readonly key: string
  readonly kind: Kind
  readonly module: ModuleId
  readonly title: string
  /** Today for items without a date: a habit, a book, an unanswered application. */
  readonly due: IsoDate
  /** False for those without a date. */
  readonly isDated: boolean
  /** `HH:MM`; empty where it has no time of the day. */
  readonly time: string
  /** 0 where it is not late. */
  readonly lateDays: number
  /** Done today; it stays in the list. */
  readonly done: boolean
  /** What else takes place on its day, in other modules; empty where it takes no place itself, or is late. */
  readonly sameDay: readonly string[]
  /** Counts towards today's total: it is due. False for a book without pages, which cannot be completed. */
  readonly counts: boolean
  readonly record: ModuleRecords[Kind]
}
/** One thing to do, whichever module it comes from. */
export type AgendaItem = { readonly [Kind in AgendaKind]: AgendaItemOf<Kind> }[AgendaKind]

/** How many days ahead the agenda looks. */
const AGENDA_HORIZON = 7

/** How near an exam or assignment is when it stands before what has no hour today. */
const EXAM_DAYS = 2

/** The agenda of all modules in the order of the day, then by kind and title; each record at most once. */
export function agendaOf(sources: AgendaSources, today: IsoDate): readonly AgendaItem[] {
  const last = addDays(today, AGENDA_HORIZON)
  const items = MODULES.flatMap((module) =>
    module.agenda
      .tasks(sources, today)
      .map(({ kind, record, title, due: day, time = '', done = false, counts = true, isEvent = false }) => {
        const due = day ?? today
        return {
          key: keyOf(module, kind, record),
          kind,
          module: module.id,
          title,
          due,
          isDated: day !== undefined,
          time,
          lateDays: Math.max(0, daysBetween(due, today)),
          done,
          sameDay: isEvent && due >= today && due <= last ? eventsOn(sources, due, module.id) : [],
          counts: counts && due <= today,
          record,
        }
      })
      .filter(({ due }) => due !== '' && due <= last),
  )
  return inOrder(items as unknown as readonly AgendaItem[], today)
}

/** What takes place on a day in other modules. */
export const eventsOn = (
  sources: Partial<AgendaSources>,
  day: IsoDate,
  except: ModuleId,
): readonly string[] =>
  MODULES.flatMap(({ id, agenda: { events } }) =>
    events && id !== except && sources[events.source as keyof AgendaSources] ? events.on(sources, day) : [],
  )

/** The sources that `eventsOn` asks for. */
export const eventSources = (except: ModuleId): readonly string[] =>
  MODULES.flatMap(({ id, agenda: { events } }) => (events && id !== except ? [events.source] : []))

/** «Neste dia: Cálculo 14h–15h50 e prova de Redes»; empty where there is nothing. */
export const sameDayWords = (events: readonly string[], day = 'Neste dia'): string =>
  events.length === 0
    ? ''
    : `${day}: ${[events.slice(0, -1).join(', '), events.at(-1)].filter(Boolean).join(' e ')}`

/** The list with the items ticked off since it was read, in their places. */
export function withTicked(
  items: readonly AgendaItem[],
  ticked: readonly AgendaItem[],
  today: IsoDate,
): readonly AgendaItem[] {
  const keys = new Set(items.map(({ key }) => key))
  const more = ticked.filter(({ key }) => !keys.has(key))
  return inOrder([...items, ...more.map((item) => ({ ...item, done: true }))], today)
}

/** What is late, what has an hour today, the exams of the next days, and the rest. */
function placeOf({ due, time, kind }: AgendaItem, today: IsoDate): number {
  if (due < today) return 0
  if (due === today && time !== '') return 1
  return kind === 'assessment' && due <= addDays(today, EXAM_DAYS) ? 2 : 3
}

const inOrder = (items: readonly AgendaItem[], today: IsoDate): readonly AgendaItem[] =>
  items.toSorted(
    (a, b) =>
      placeOf(a, today) - placeOf(b, today) ||
      byText(a.due, b.due) ||
      emptyLast(a.time, b.time) ||
      MODULE_KINDS.indexOf(a.kind) - MODULE_KINDS.indexOf(b.kind) ||
      byName(a.title, b.title) ||
      byText(a.key, b.key),
  )

/** The current week, Monday to Sunday: what was done until today, what is planned from today on, and how long was studied. */
export function weekActivity(sources: AgendaSources, today: IsoDate) {
  const days = daysFrom(mondayOf(today), 7)
  const done = marksOn(
    days.filter((day) => day <= today),
    (agenda) => agenda.doneDays(sources, days),
  )
  const planned = marksOn(
    days.filter((day) => day >= today),
    (agenda) => agenda.plannedDays(sources, days, today),
  )
  const minutes = (day: IsoDate) =>
    MODULES.reduce((sum, { agenda }) => sum + (agenda.studied?.(sources, day) ?? 0), 0)
  return days.map((dia) => ({ dia, done: done(dia), planned: planned(dia), minutes: minutes(dia) }))
}
/** A module appears once for each of its records that was or is to be worked on that day. */
export type DayActivity = ReturnType<typeof weekActivity>[number]

function marksOn(
  days: readonly IsoDate[],
  recordDays: (agenda: ModuleAgenda) => readonly (readonly IsoDate[])[],
): (day: IsoDate) => readonly ModuleId[] {
  const marks = new Map(days.map((day): [IsoDate, ModuleId[]] => [day, []]))
  for (const { id, agenda } of MODULES)
    for (const dates of recordDays(agenda))
      for (const [day, all] of marks) if (dates.includes(day)) all.push(id)
  return (day) => marks.get(day) ?? []
}
