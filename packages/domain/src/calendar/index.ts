import { byText, isZone, type CalendarEntry, type CalendarKind, type IsoDate } from '../kernel/index.ts'
import { calendarEntries, type CalendarSources } from './sources.ts'
import { fileOf } from './content-lines.ts'
import { eventLines, type EventContext } from './event-lines.ts'
import { zoneLines } from './zone-lines.ts'

export type { CalendarKind, CalendarSources }

export interface CalendarOptions extends Omit<EventContext, 'now'> {
  readonly kinds: readonly CalendarKind[]
  readonly today: IsoDate
  readonly now: Date
}

/** The student's own calendar as a file (RFC 5545): downloaded again it has the same events, each as it is by then. */
export function calendarFile(sources: CalendarSources, options: CalendarOptions): string {
  const { kinds, today } = options
  const entries = calendarEntries(sources, today)
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => byText(a.day, b.day) || byText(a.uid, b.uid))
  return printCalendar(entries, options)
}

/** The zone of most students, where this device names none that is known. */
const USUAL_ZONE = 'America/Sao_Paulo'

/** The file of some entries. */
export function printCalendar(entries: readonly CalendarEntry[], context: EventContext): string {
  const zone = isZone(context.zone) ? context.zone : USUAL_ZONE
  const timed = entries.filter(({ time }) => time !== undefined)
  const days = timed.flatMap(({ day, weekly }) => [day, weekly?.last ?? day]).toSorted(byText)
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caderno//Caderno//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Caderno',
    `X-WR-TIMEZONE:${zone}`,
    ...(days.length > 0 ? zoneLines(zone, days[0]!, days.at(-1)!) : []),
    ...entries.flatMap((entry) => eventLines(entry, { ...context, zone })),
    'END:VCALENDAR',
  ])
}
