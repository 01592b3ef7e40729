import { CAREER_CALENDAR } from '../career/index.ts'
import { FINANCE_CALENDAR } from '../finance/index.ts'
import type { CalendarEntry, IsoDate, ModuleCalendar } from '../kernel/index.ts'
import { SEMESTER_CALENDAR } from '../semester/index.ts'
import { SKILLS_CALENDAR } from '../skills/index.ts'

const CALENDARS = [CAREER_CALENDAR, FINANCE_CALENDAR, SKILLS_CALENDAR, SEMESTER_CALENDAR] as const

type SourcesOf<Calendar> = (
  Calendar extends ModuleCalendar<infer Sources> ? (sources: Sources) => void : never
) extends (sources: infer All) => void
  ? All
  : never
/** What the calendars of all modules are made of. */
export type CalendarSources = SourcesOf<(typeof CALENDARS)[number]>

/** What all modules put into a calendar that is taken elsewhere. */
export const calendarEntries = (sources: CalendarSources, today: IsoDate): readonly CalendarEntry[] =>
  CALENDARS.flatMap((calendar) => calendar(sources, today))
