import type { Zone } from '../../kernel/index.ts'
import type { Property } from './content-lines.ts'
import { namedZone, utcOffset } from './zone-names.ts'

/** An event, a task or a zone of a calendar. */
export interface Component {
  /** The number of its first line. */
  readonly at: number
  readonly kind: string
  /** Its own; of a zone those of what is in it too. */
  readonly properties: readonly Property[]
  /** Its end was found. */
  readonly isClosed: boolean
}

const KINDS = ['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE']

/** The components of a calendar, each for itself: one that is broken breaks no other. */
export function componentsOf(properties: readonly Property[]): readonly Component[] {
  const found: { at: number; kind: string; properties: Property[]; isClosed: boolean }[] = []
  let inside: readonly string[] = []
  for (const property of properties) {
    const { at, name } = property
    const kind = property.value.toUpperCase()
    const open = found.at(-1)
    const isOpen = open !== undefined && !open.isClosed
    if (name === 'BEGIN' && KINDS.includes(kind)) {
      found.push({ at, kind, properties: [], isClosed: false })
      inside = []
    } else if (!isOpen) continue
    else if (name === 'BEGIN') inside = [...inside.slice(0, 9), kind]
    else if (name === 'END' && kind === open.kind) open.isClosed = true
    else if (name === 'END') inside = inside.slice(0, -1)
    else if (inside.length === 0 || open.kind === 'VTIMEZONE') open.properties.push(property)
  }
  return found
}

/** The zones that a file names, by their names or, where those are no known ones, by what it says of them, if their clock is never changed. */
export function zonesIn(components: readonly Component[]): (tzid: string) => Zone | undefined {
  const described = new Map<string, Zone | undefined>(
    components
      .filter(({ kind }) => kind === 'VTIMEZONE')
      .map(({ properties }) => [valueOf(properties, 'TZID'), describedZone(properties)]),
  )
  const known = new Map<string, Zone | undefined>()
  return (tzid) => {
    if (!known.has(tzid)) known.set(tzid, namedZone(tzid) ?? described.get(tzid))
    return known.get(tzid)
  }
}

function describedZone(properties: readonly Property[]): Zone | undefined {
  const named = namedZone(valueOf(properties, 'X-LIC-LOCATION'))
  const offsets = new Set(properties.filter(({ name }) => name === 'TZOFFSETTO').map(({ value }) => value))
  return named ?? (offsets.size === 1 ? utcOffset([...offsets][0]!) : undefined)
}

/** The first property of a name. */
export const propertyIn = (properties: readonly Property[], name: string): Property | undefined =>
  properties.find((one) => one.name === name)

/** The value of the first property of a name, empty where there is none. */
export const valueOf = (properties: readonly Property[], name: string): string =>
  propertyIn(properties, name)?.value ?? ''
