import { instantOf, isIsoDate, type Instant, type IsoDate, type Wall, type Zone } from '../../kernel/index.ts'
import type { Property } from './content-lines.ts'

/** A day, or a time of the clock in its zone. */
export interface CalendarTime {
  readonly wall: Wall
  readonly zone: Zone
  /** A whole day, without a time and without a zone. */
  readonly isDay: boolean
}

/** What reading yields: `error` is a sentence. */
export type Reading<T> = { readonly ok: T } | { readonly error: string }

/** What a file says of its zones, and the student's own, in which a time without a zone is. */
export interface Zones {
  readonly own: Zone
  of(tzid: string): Zone | undefined
}

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z?))?$/i
/** Other years are no student's, and their days are written otherwise. */
const isUsualYear = (year: string): boolean => year >= '1900' && year < '2200'

/** Reads the time of a property, or one of a list of them. */
export function readTime(
  { params }: Pick<Property, 'params'>,
  value: string,
  zones: Zones,
): Reading<CalendarTime> {
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', utc] = TIME.exec(value) ?? []
  const quoted = `«${value.slice(0, 40)}»`
  if (!isIsoDate(`${year}-${month}-${day}`) || !isUsualYear(year))
    return { error: `Data inválida: ${quoted}` }
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (hour === undefined) return { ok: { wall: midnight, zone: zones.own, isDay: true } }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60)
    return { error: `Hora inválida: ${quoted}` }
  const zone = utc ? 0 : zoneOf(params['TZID'], zones)
  if (zone === undefined) return { error: `Fuso horário desconhecido: «${params['TZID']!.slice(0, 60)}»` }
  // A leap second is the last one of its minute.
  const seconds = Number(hour) * 3_600 + Number(minute) * 60 + Math.min(59, Number(second))
  return { ok: { wall: midnight + seconds * 1_000, zone, isDay: false } }
}

const zoneOf = (tzid: string | undefined, zones: Zones): Zone | undefined =>
  tzid ? zones.of(tzid) : zones.own

/** The day of a time of the clock. */
export const dayOf = (wall: Wall): IsoDate => new Date(wall).toISOString().slice(0, 10)
/** `HH:MM`. */
export const hourOf = (wall: Wall): string => new Date(wall).toISOString().slice(11, 16)
export const instantOfTime = ({ wall, zone }: CalendarTime): Instant => instantOf(wall, zone)

/** What tells an occurrence from the others of its event, whatever zone a file writes it in: `20260819T020000Z`, `20260819` of a whole day. */
export function occurrenceId(time: CalendarTime): string {
  if (time.isDay) return dayOf(time.wall).replaceAll('-', '')
  return new Date(instantOfTime(time)).toISOString().slice(0, 19).replaceAll(/[-:]/g, '') + 'Z'
}
