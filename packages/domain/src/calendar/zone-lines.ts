import { DAY, wallOf, type Instant, type IsoDate } from '../kernel/index.ts'

/** The days of a file beyond these are described by what the clock is until then. */
const MAX_DAYS = 3_000

/** How a file describes a zone (RFC 5545, 3.6.5): what its clock is at the beginning, and each change of it between two days. */
export function zoneLines(zone: string, first: IsoDate, last: IsoDate): readonly string[] {
  const from = startOf(first) - DAY
  const to = Math.min(startOf(last) + 2 * DAY, from + MAX_DAYS * DAY)
  const begun = offsetAt(from, zone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(begun, begun, Date.UTC(1970, 0, 1)),
    ...changesBetween(zone, from, to).flatMap((instant) => {
      const before = offsetAt(instant - 1_000, zone)
      return observance(before, offsetAt(instant, zone), instant + before)
    }),
    'END:VTIMEZONE',
  ]
}

const startOf = (day: IsoDate): Instant => Date.parse(`${day}T00:00:00Z`)
const offsetAt = (instant: Instant, zone: string): number => wallOf(second(instant), zone) - second(instant)
/** Zones are asked in whole seconds. */
const second = (instant: Instant): Instant => Math.floor(instant / 1_000) * 1_000

/** No zone changes its clock twice within. */
const STEP = 7 * DAY

/** The instants at which the clock changes. */
function changesBetween(zone: string, from: Instant, to: Instant): readonly Instant[] {
  const changes: Instant[] = []
  let offset = offsetAt(from, zone)
  for (let start = from; start < to; start += STEP) {
    let [before, after] = [start, start + STEP]
    const next = offsetAt(after, zone)
    while (next !== offset && after - before > 1_000) {
      const middle = second((before + after) / 2)
      if (offsetAt(middle, zone) === offset) before = middle
      else after = middle
    }
    if (next !== offset) changes.push(after)
    offset = next
  }
  return changes
}

function observance(before: number, after: number, onset: number): readonly string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stampOf(onset)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ]
}

/** `20261120T190000`. */
export const stampOf = (wall: number): string =>
  new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const parts = [Math.floor(minutes / 60), Math.floor(minutes % 60)].map((part) =>
    String(part).padStart(2, '0'),
  )
  return (offset < 0 ? '-' : '+') + parts.join('')
}
