import { addDays, byText, daysBetween, type IsoDate, daysFrom, mondayOf } from '../kernel/index.ts'
import {
  keyOf,
  MODULES,
  type ModuleId,
  type ModuleKindName,
  type ModuleRecords,
  type ModuleSources,
} from '../modules/index.ts'

export type AgendaSources = ModuleSources
export type AgendaModule = ModuleId
export type AgendaKind = ModuleKindName

/** In the order in which they stand everywhere. */
export const AGENDA_MODULES = MODULES.map(({ id }) => id)
/** In the order in which equals stand. */
export const AGENDA_KINDS = MODULES.flatMap(({ kinds }) => Object.keys(kinds)) as readonly AgendaKind[]

export interface AgendaItemOf<Kind extends AgendaKind> {
  /** Of this record alone. */
  readonly key: string
  readonly kind: Kind
  readonly module: AgendaModule
  readonly title: string
  /** Today for what has no day of its own: a habit, a book, an application that nobody answered. */
  readonly due: IsoDate
  /** 0 where it is not late. */
  readonly lateDays: number
  /** Done today; it stays in the list. What is booked is done. */
  readonly done: boolean
  /** One of the things for today: its day has come. False of a book without pages, which no press makes done. */
  readonly counts: boolean
  readonly record: ModuleRecords[Kind]
}
/** One thing to do, whichever module it comes from. */
export type AgendaItem = { readonly [Kind in AgendaKind]: AgendaItemOf<Kind> }[AgendaKind]

/** How many days before its day a thing is brought up. */
const AGENDA_HORIZON = 7

/** What there is to do today across the modules, the soonest first; of one day by kind, then by title. Each record stands in it once at most. */
export function agendaOf(sources: AgendaSources, today: IsoDate): readonly AgendaItem[] {
  const last = addDays(today, AGENDA_HORIZON)
  const items = MODULES.flatMap((module) =>
    module
      .tasks(sources, today)
      .map(({ kind, record, title, due = today, done = false, counts = true }) => ({
        key: keyOf(module, kind, record),
        kind,
        module: module.id,
        title,
        due,
        lateDays: Math.max(0, daysBetween(due, today)),
        done,
        counts: counts && due <= today,
        record,
      }))
      .filter(({ due }) => due !== '' && due <= last),
  )
  return inOrder(items as unknown as readonly AgendaItem[])
}

/** The list with what was ticked off since, each thing where it stood. What is to be done again is in the list already, and stands in it once. */
export function withTicked(
  items: readonly AgendaItem[],
  ticked: readonly AgendaItem[],
): readonly AgendaItem[] {
  const keys = new Set(items.map(({ key }) => key))
  const more = ticked.filter(({ key }) => !keys.has(key))
  return more.length === 0 ? items : inOrder([...items, ...more.map((item) => ({ ...item, done: true }))])
}

const inOrder = (items: readonly AgendaItem[]): readonly AgendaItem[] =>
  items.toSorted(
    (a, b) =>
      byText(a.due, b.due) ||
      AGENDA_KINDS.indexOf(a.kind) - AGENDA_KINDS.indexOf(b.kind) ||
      TITLES.compare(a.title, b.title) ||
      byText(a.key, b.key),
  )

const TITLES = new Intl.Collator('pt-BR', { numeric: true })

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
    (module) => module.doneDays(sources, days),
  )
  const planned = marksOn(
    days.filter((day) => day >= today),
    (module) => module.plannedDays(sources, days, today),
  )
  return days.map((dia) => ({ dia, done: done(dia), planned: planned(dia) }))
}

function marksOn(
  days: readonly IsoDate[],
  recordDays: (module: (typeof MODULES)[number]) => readonly (readonly IsoDate[])[],
): (day: IsoDate) => readonly AgendaModule[] {
  const marks = new Map(days.map((day): [IsoDate, AgendaModule[]] => [day, []]))
  for (const module of MODULES)
    for (const dates of recordDays(module)) for (const day of new Set(dates)) marks.get(day)?.push(module.id)
  return (day) => marks.get(day) ?? []
}
