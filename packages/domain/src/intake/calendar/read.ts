import { DAY, type IsoDate, type Wall } from '../../kernel/index.ts'
import { cutLines, type FileLines, type Line, type ReadContext } from '../line.ts'
import { componentsOf, zonesIn, type Component } from './components.ts'
import { propertiesOf } from './content-lines.ts'
import { itemAt, readEvent, type CalendarEvent, type CalendarItem } from './events.ts'
import { occurrencesOf, type Budget } from './recurrence.ts'
import { occurrenceId, type CalendarTime, type Zones } from './times.ts'

/** What a calendar is read for. */
export interface CalendarContext extends ReadContext {
  /** The student's time zone, an IANA name. */
  readonly zone: string
  /** The days that are looked at: an event of another day is none, and one that repeats does so within them. */
  readonly first: IsoDate
  readonly last: IsoDate
}

/** What a calendar says, a line for each event and each occurrence of one that repeats. */
export type Calendar = FileLines<CalendarItem>

const MAX_LINES = 10_000
/** Of all rules of a file together: some tenths of a second. */
const MAX_STEPS = 200_000

const REASONS = {
  task: 'Tarefa ou anotação: só eventos são lidos',
  outside: 'Fora do período',
  repeated: 'Repetido no arquivo',
  older: 'O arquivo tem uma versão mais nova deste evento',
  long: 'Repetição longa demais: o resto dela não foi lido',
  many: 'O arquivo tem eventos demais',
}

/** Reads a calendar (RFC 5545). Never throws, whatever the text is. */
export function readCalendar(text: string, context: CalendarContext): Calendar {
  const properties = propertiesOf(text)
  const components = componentsOf(properties)
  const zones = { own: context.zone, of: zonesIn(components) }
  const read = withoutOlder(
    components
      .filter(({ kind }) => kind !== 'VTIMEZONE')
      .map((one, at) => (at < MAX_LINES ? eventLine(one, zones) : { at: one.at, refused: REASONS.many })),
  )
  const moved = movedOccurrences(read)
  // What an organiser sends out when all of it is off.
  const isOff = properties.some(({ name, value }) => name === 'METHOD' && value.toUpperCase() === 'CANCEL')
  const budget = { steps: MAX_STEPS }
  const lines: Line<CalendarItem>[] = []
  for (const { at, item: event, refused, none } of read) {
    if (!event) lines.push(none === undefined ? { at, refused: refused! } : { at, none })
    else if (lines.length >= MAX_LINES) lines.push({ at, refused: REASONS.many })
    else lines.push(...linesOf(at, event, moved.get(event.says.uid), context, budget))
  }
  const told = [...withoutRepeated(lines), ...cutLines(text, 'END:VCALENDAR')]
  return { lines: isOff ? told.map(cancelled) : told }
}

function eventLine(component: Component, zones: Zones): Line<CalendarEvent> {
  const { at, kind } = component
  if (kind !== 'VEVENT') return { at, none: REASONS.task }
  const read = readEvent(component, zones)
  return 'ok' in read ? { at, item: read.ok } : { at, refused: read.error }
}

/** Of the versions of an event that a file has, the latest. */
function withoutOlder(lines: readonly Line<CalendarEvent>[]): readonly Line<CalendarEvent>[] {
  const keyOf = ({ says, recurrenceId = '' }: CalendarEvent) => `${says.uid}\n${recurrenceId}`
  const latest = new Map<string, number>()
  for (const { item } of lines)
    if (item) latest.set(keyOf(item), Math.max(item.version, latest.get(keyOf(item)) ?? 0))
  return lines.map((line) => {
    const isOlder =
      line.item && line.item.says.uid !== '' && line.item.version < latest.get(keyOf(line.item))!
    return isOlder ? { at: line.at, none: REASONS.older } : line
  })
}

/** The occurrences that have an event of their own, by the id of the one that they are of. */
function movedOccurrences(lines: readonly Line<CalendarEvent>[]): ReadonlyMap<string, ReadonlySet<string>> {
  const moved = new Map<string, Set<string>>()
  for (const { item } of lines)
    if (item?.recurrenceId !== undefined) {
      const { uid } = item.says
      moved.set(uid, (moved.get(uid) ?? new Set()).add(item.recurrenceId))
    }
  return moved
}

function linesOf(
  at: number,
  event: CalendarEvent,
  moved: ReadonlySet<string> | undefined,
  context: CalendarContext,
  budget: Budget,
): readonly Line<CalendarItem>[] {
  const { first, last, zone } = context
  const { times, isCut } = timesWithin(event, [wallOfDay(first) - DAY, wallOfDay(last) + 2 * DAY], budget)
  const isHeld = (time: CalendarTime) => {
    const id = occurrenceId(time)
    return event.recurrenceId !== undefined || !(event.except.has(id) || moved?.has(id))
  }
  const lines: Line<CalendarItem>[] = times
    .filter(isHeld)
    .map((time) => itemAt(event, time, zone))
    .filter(({ data, dataFim = data }) => data <= last && dataFim >= first)
    .map((item) => ({ at, item }))
  if (isCut) lines.push({ at, refused: REASONS.long })
  return lines.length > 0 ? lines : [{ at, none: REASONS.outside }]
}

const wallOfDay = (day: IsoDate): Wall => Date.parse(`${day}T00:00:00Z`)

function timesWithin(event: CalendarEvent, span: readonly [Wall, Wall], budget: Budget) {
  const { start, rule, more, recurrenceId } = event
  if (!rule || recurrenceId !== undefined) return { times: [start, ...more], isCut: false }
  const { walls, isCut } = occurrencesOf(start, rule, span, budget)
  const times = walls.map((wall) => ({ ...start, wall }))
  return { times: [...times, ...more], isCut }
}

const cancelled = (line: Line<CalendarItem>): Line<CalendarItem> =>
  line.item ? { at: line.at, item: { ...line.item, isCancelled: true } } : line

/** An event that a file has twice counts once. */
function withoutRepeated(lines: readonly Line<CalendarItem>[]): readonly Line<CalendarItem>[] {
  const known = new Set<string>()
  return lines.map((line) => {
    if (!line.item) return line
    const says = JSON.stringify(line.item)
    if (known.has(says)) return { at: line.at, none: REASONS.repeated }
    known.add(says)
    return line
  })
}
