/** A time zone: an IANA name, or milliseconds ahead of UTC. */
export type Zone = string | number
/** A time of the clock as milliseconds, as if the clock stood in UTC. */
export type Wall = number
/** Milliseconds since 1970 in UTC. */
export type Instant = number

/** A day in milliseconds. */
export const DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** The format that knows the clock of a zone; undefined where there is no such zone. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone)
  const format = createFormat(zone)
  formats.set(zone, format)
  return format
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return undefined
  }
}

/** Whether there is a zone of this IANA name. */
export const isZone = (name: string): boolean => formatOf(name) !== undefined

/** The time of the clock in a zone. */
export function wallOf(instant: Instant, zone: Zone): Wall {
  if (typeof zone === 'number') return instant + zone
  const parts = formatOf(zone)?.formatToParts(instant) ?? []
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value ?? 0)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const aheadOf = (instant: Instant, zone: Zone): number => wallOf(instant, zone) - instant

/** The instant at which the clock of a zone shows this: of two the first, and of an hour that summer time leaves out as if it had not begun (RFC 5545, 3.3.5). */
export function instantOf(wall: Wall, zone: Zone): Instant {
  if (typeof zone === 'number') return wall - zone
  const [before, after] = [aheadOf(wall - DAY, zone), aheadOf(wall + DAY, zone)]
  const isRight = (ahead: number) => aheadOf(wall - ahead, zone) === ahead
  return isRight(before) || !isRight(after) ? wall - before : wall - after
}
