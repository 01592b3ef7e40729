import { addDays, byText, daysBetween, type IsoDate } from '../kernel/index.ts'
import { keyOf, MODULES } from '../modules/index.ts'
import { AGENDA_KINDS, type AgendaItem, type AgendaSources } from './item.ts'

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
