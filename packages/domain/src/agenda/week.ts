import { daysFrom, mondayOf, type IsoDate } from '../kernel/index.ts'
import { MODULES } from '../modules/index.ts'
import type { AgendaModule, AgendaSources } from './item.ts'

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
