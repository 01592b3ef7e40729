import type { Format } from '../line.ts'
import { readCalendar, type Calendar, type CalendarContext } from '../calendar/read.ts'

/** A calendar as Moodle, Google and others export it. */
export type CalendarFormat = Format<'calendar', Calendar, CalendarContext>

/** How far into a text the beginning of its calendar is looked for. */
const HEAD = 2_000

export const ics: CalendarFormat = {
  id: 'ics',
  kind: 'calendar',
  name: 'Calendário (Moodle, Google e outros, .ics)',
  recognise: (text) => /^[ \t\uFEFF]*BEGIN:VCALENDAR[ \t]*\r?$/im.test(text.slice(0, HEAD)),
  read: readCalendar,
}
