import type { IsoDate } from './calendar.ts'

/** What a calendar that is taken elsewhere may have, as the student chooses it. */
export const CALENDAR_KINDS = [
  'aulas',
  'avaliacoes',
  'entrevistas',
  'lancamentos',
  'metas',
  'prazos',
] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** Something that has its day, in a calendar that is taken elsewhere. */
export interface CalendarEntry {
  /** Always the same for the same thing, and no other's. */
  readonly uid: string
  readonly kind: CalendarKind
  readonly title: string
  readonly day: IsoDate
  /** `HH:MM`; absent where it is of the whole day. */
  readonly time?: string | undefined
  /** `HH:MM` of the same day, or of the next one; absent where nobody knows. */
  readonly end?: string | undefined
  readonly endsNextDay?: boolean | undefined
  readonly place?: string | undefined
  readonly text?: string | undefined
  /** When its record was changed last, an ISO instant; absent where that is not kept. */
  readonly changedAt?: string | undefined
  /** It is on this weekday every week or every other week, up to its last day. */
  readonly weekly?: WeeklyEntry | undefined
}
export interface WeeklyEntry {
  readonly interval: 1 | 2
  readonly last: IsoDate
  /** The days between that are none. */
  readonly except: readonly IsoDate[]
}

/** What a module puts into a calendar that is taken elsewhere, in the `calendar.ts` of its folder; `calendar/sources.ts` lists them all. */
export type ModuleCalendar<Sources extends object = object> = (
  sources: Sources,
  today: IsoDate,
) => readonly CalendarEntry[]
