import { withTicked, type AgendaItem, type AgendaSources } from '@caderno/domain/agenda'
import type { IsoDate } from '@caderno/domain/kernel'
import type { Deed } from './deeds.ts'

/** A thing that was done on this page, and how. */
export interface Ticked {
  readonly item: AgendaItem
  readonly deed: Deed
  readonly day: IsoDate
  /** Takes the offer of the way back off the bar. */
  withdraw(): void
}

/** The list with what was ticked off today, for as long as its record is there and says so. */
export function withTickedOff(
  items: readonly AgendaItem[],
  ticked: readonly Ticked[],
  sources: AgendaSources,
  today: IsoDate,
): readonly AgendaItem[] {
  return withTicked(
    items,
    ticked
      .filter(({ day }) => day === today)
      .flatMap(({ item, deed }) => {
        const record = recordsOf(sources, item).find(({ id }) => id === item.record.id)
        return record && says(record, deed.ticked) ? [{ ...item, record } as AgendaItem] : []
      }),
  )
}

function recordsOf(
  { applications, contacts, careerGoals, readings }: AgendaSources,
  { kind }: AgendaItem,
): readonly AgendaItem['record'][] {
  switch (kind) {
    case 'contact':
      return contacts
    case 'application':
      return applications
    case 'careerGoal':
      return careerGoals
    case 'reading':
      return readings
    default:
      return []
  }
}

const says = (record: object, what: Deed['ticked'] = {}): boolean =>
  Object.entries(what).every(([field, value]) => record[field as keyof typeof record] === value)
