import {
  addDays,
  instantOf,
  type CalendarEntry,
  type CalendarKind,
  type IsoDate,
  type WeeklyEntry,
} from '../kernel/index.ts'
import { textOf } from './content-lines.ts'
import { stampOf } from './zone-lines.ts'

/** What all events of a file have alike. */
export interface EventContext {
  /** An IANA name. */
  readonly zone: string
  readonly now: Date
  readonly hasReminders: boolean
}

/** How long before its hour something is reminded of; of a whole day at 18h of the day before. */
const REMINDERS: Readonly<Record<CalendarKind, string>> = {
  aulas: '-PT15M',
  avaliacoes: '-P1D',
  entrevistas: '-P1D',
  lancamentos: '-P1D',
  metas: '-P1D',
  prazos: '-P1D',
}
const EVENING_BEFORE = '-PT6H'

/** The lines of one event. */
export function eventLines(entry: CalendarEntry, context: EventContext): readonly string[] {
  const { uid, title, place = '', text = '', changedAt, weekly } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(uid)}@caderno`,
    `DTSTAMP:${utcStamp(context.now.getTime())}`,
    ...changeLines(Date.parse(changedAt ?? '')),
    `SUMMARY:${textOf(title)}`,
    ...timeLines(entry, context),
    ...(weekly ? weeklyLines(entry, weekly, context) : []),
    ...(place === '' ? [] : [`LOCATION:${textOf(place)}`]),
    ...(text === '' ? [] : [`DESCRIPTION:${textOf(text)}`]),
    // What has no hour leaves the day free for others.
    ...(entry.time === undefined ? ['TRANSP:TRANSPARENT'] : []),
    ...(context.hasReminders ? alarmLines(entry) : []),
    'END:VEVENT',
  ]
}

const utcStamp = (instant: number): string => `${stampOf(instant)}Z`

const FIRST = Date.UTC(2020, 0, 1)

/** The sequence grows with every change of the record, without a count that somebody would have to keep. What keeps no stamp says nothing of it: the later `DTSTAMP` counts then (RFC 5546, 2.1.5). */
const changeLines = (changed: number): readonly string[] =>
  Number.isNaN(changed)
    ? []
    : [`LAST-MODIFIED:${utcStamp(changed)}`, `SEQUENCE:${Math.max(0, Math.floor((changed - FIRST) / 1_000))}`]

const wallAt = (day: IsoDate, time: string): number => Date.parse(`${day}T${time}:00Z`)

/** A time with its zone, so that a class keeps its hour whatever the clock of the zone does. */
const zoned = (name: string, day: IsoDate, time: string, { zone }: EventContext): string =>
  `${name};TZID=${zone}:${stampOf(wallAt(day, time))}`

const wholeDay = (name: string, day: IsoDate): string => `${name};VALUE=DATE:${day.replaceAll('-', '')}`

function timeLines(entry: CalendarEntry, context: EventContext): readonly string[] {
  const { day, time, end, endsNextDay = false } = entry
  if (time === undefined) return [wholeDay('DTSTART', day), wholeDay('DTEND', addDays(day, 1))]
  const lastDay = endsNextDay ? addDays(day, 1) : day
  return [
    zoned('DTSTART', day, time, context),
    ...(end !== undefined && (endsNextDay || end > time) ? [zoned('DTEND', lastDay, end, context)] : []),
  ]
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

function weeklyLines(
  { day, time }: CalendarEntry,
  { interval, last, except }: WeeklyEntry,
  context: EventContext,
): readonly string[] {
  const weekday = WEEKDAYS[new Date(wallAt(day, '12:00')).getUTCDay()]!
  // An end in UTC, as the first time has a zone (RFC 5545, 3.3.10).
  const until =
    time === undefined ? last.replaceAll('-', '') : utcStamp(instantOf(wallAt(last, time), context.zone))
  const rule = [
    'FREQ=WEEKLY',
    ...(interval === 2 ? ['INTERVAL=2'] : []),
    `UNTIL=${until}`,
    `BYDAY=${weekday}`,
  ]
  return [
    `RRULE:${rule.join(';')}`,
    ...except.map((one) =>
      time === undefined ? wholeDay('EXDATE', one) : zoned('EXDATE', one, time, context),
    ),
  ]
}

const alarmLines = ({ kind, title, time }: CalendarEntry): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textOf(title)}`,
  `TRIGGER:${time === undefined ? EVENING_BEFORE : REMINDERS[kind]}`,
  'END:VALARM',
]
