import { DAY, LIMITS, wallOf, type IsoDate, type Wall, type Zone } from '../../kernel/index.ts'
import { propertyIn, valueOf, type Component } from './components.ts'
import { textList, textValue } from './content-lines.ts'
import { readRule, type Rule } from './recurrence-rule.ts'
import {
  dayOf,
  hourOf,
  instantOfTime,
  occurrenceId,
  readTime,
  type CalendarTime,
  type Reading,
  type Zones,
} from './times.ts'
import { nameOf } from './titles.ts'

/** One event of a calendar, or one occurrence of an event that repeats, as the student's clock shows it. */
export interface CalendarItem {
  readonly uid: string
  /** Which occurrence it is (`occurrenceId`); absent of an event that does not repeat. */
  readonly recurrenceId?: string | undefined
  readonly titulo: string
  readonly data: IsoDate
  /** `HH:MM`; empty of a whole day. */
  readonly hora: string
  /** The last day, where it is another one. */
  readonly dataFim?: IsoDate | undefined
  /** The course, as Moodle names it: «GCC128-2026/2». */
  readonly categoria: string
  readonly descricao: string
  readonly local: string
  readonly isCancelled: boolean
  /** False of when something opens or is graded. */
  readonly isDue: boolean
}

/** An event as its file has it. */
export interface CalendarEvent {
  readonly start: CalendarTime
  readonly end: CalendarTime | undefined
  /** Which occurrence it takes the place of. */
  readonly recurrenceId: string | undefined
  readonly rule: Rule | undefined
  /** Other times than those of the rule. */
  readonly more: readonly CalendarTime[]
  /** Of two versions of an event the higher one is the later. */
  readonly version: number
  /** The occurrences that there are not, by `occurrenceId`. */
  readonly except: ReadonlySet<string>
  readonly says: Omit<CalendarItem, 'recurrenceId' | 'data' | 'hora' | 'dataFim'>
}

/** Reads one event; `error` is the sentence that names what was not understood. */
export function readEvent({ properties, isClosed }: Component, zones: Zones): Reading<CalendarEvent> {
  if (!isClosed) return { error: 'O arquivo acaba no meio deste evento' }
  const started = timeOf(properties, 'DTSTART', zones)
  if (!started) return { error: 'Evento sem data' }
  if ('error' in started) return started
  const start = started.ok
  const says = saidIn(properties)
  if (says.titulo === '') return { error: 'Evento sem nome' }
  const rules = properties.filter(({ name }) => name === 'RRULE')
  if (rules.length > 1) return { error: 'Repetição que não é lida: duas regras' }
  const rule = rules[0] && readRule(rules[0].value, zones)
  if (rule && 'error' in rule) return rule
  const ended = timeOf(properties, 'DTEND', zones)
  if (propertyIn(properties, 'RECURRENCE-ID')?.params['RANGE'])
    return { error: 'Mudança de várias repetições de uma vez, que não é lida' }
  const recurring = timeOf(properties, 'RECURRENCE-ID', zones)
  if (recurring && 'error' in recurring) return recurring
  const [more, except] = [timesOf(properties, 'RDATE', zones), timesOf(properties, 'EXDATE', zones)]
  if ('error' in more) return more
  if ('error' in except) return except
  return {
    ok: {
      start,
      end: ended && 'ok' in ended ? ended.ok : undefined,
      recurrenceId: recurring && occurrenceId(recurring.ok),
      rule: rule?.ok,
      more: more.ok,
      version: Number(valueOf(properties, 'SEQUENCE')) || 0,
      except: new Set(except.ok.map((time) => occurrenceId(asStart(time, start)))),
      says,
    },
  }
}

function timeOf(properties: Component['properties'], name: string, zones: Zones) {
  const property = propertyIn(properties, name)
  return property && readTime(property, property.value, zones)
}

/** More days beside a rule are in no calendar of a student. */
const MAX_TIMES = 500

function timesOf(
  properties: Component['properties'],
  wanted: string,
  zones: Zones,
): Reading<readonly CalendarTime[]> {
  const ok: CalendarTime[] = []
  for (const property of properties.filter(({ name }) => name === wanted))
    for (const value of property.value.split(',').filter(Boolean)) {
      // Of a span its start counts.
      const time = readTime(property, value.split('/', 1)[0]!.trim(), zones)
      if ('error' in time) return time
      if (ok.length >= MAX_TIMES) return { error: `Repetição que não é lida: «${wanted}» longo demais` }
      ok.push(time.ok)
    }
  return { ok }
}

/** A day that is left out is so whatever the hour of the event is. */
const asStart = (time: CalendarTime, start: CalendarTime): CalendarTime =>
  time.isDay && !start.isDay ? { ...start, wall: time.wall + (((start.wall % DAY) + DAY) % DAY) } : time

const MAX_DESCRIPTION = 1_000

function saidIn(properties: Component['properties']): CalendarEvent['says'] {
  const text = (name: string, limit: number) => cut(textValue(valueOf(properties, name)).trim(), limit)
  const { titulo, isDue } = nameOf(textValue(valueOf(properties, 'SUMMARY')))
  return {
    uid: valueOf(properties, 'UID'),
    titulo: cut(titulo, LIMITS.short),
    categoria: cut(textList(valueOf(properties, 'CATEGORIES'))[0] ?? '', LIMITS.short),
    descricao: text('DESCRIPTION', MAX_DESCRIPTION),
    local: text('LOCATION', LIMITS.short),
    isCancelled: valueOf(properties, 'STATUS').toUpperCase() === 'CANCELLED',
    isDue,
  }
}

const cut = (text: string, limit: number): string =>
  [...text.slice(0, 2 * limit)].slice(0, limit).join('').trim()

/** The event at one of its times, as the clock of a zone shows it. */
export function itemAt(event: CalendarEvent, time: CalendarTime, own: Zone): CalendarItem {
  const { start, end, rule, more, says } = event
  const shown = shownIn(time, own)
  const length = end && end.isDay === start.isDay ? instantOfTime(end) - instantOfTime(start) : 0
  // The end of whole days is the day after the last one.
  const last = dayOf(shown + Math.max(0, start.isDay ? length - DAY : length))
  const data = dayOf(shown)
  const isRepeated = rule !== undefined || more.length > 0
  return {
    ...says,
    ...((isRepeated || event.recurrenceId) && { recurrenceId: event.recurrenceId ?? occurrenceId(time) }),
    data,
    hora: time.isDay ? '' : hourOf(shown),
    ...(last > data && { dataFim: last }),
  }
}

const shownIn = (time: CalendarTime, own: Zone): Wall =>
  time.isDay ? time.wall : wallOf(instantOfTime(time), own)
