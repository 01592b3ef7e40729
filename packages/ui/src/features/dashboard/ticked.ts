import { withTicked, type AgendaItem, type AgendaSources } from '@caderno/domain/agenda'
import type { Inverse, IsoDate } from '@caderno/domain/kernel'
import { MODULES } from '@caderno/domain/modules'

/** A thing that was done on this page. */
export interface Ticked {
  readonly item: AgendaItem
  readonly day: IsoDate
  /** What its record says since. */
  readonly says: Readonly<Record<string, unknown>>
  readonly inverse: Inverse
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
      .flatMap(({ item, says }) => {
        const record = recordsOf(sources, item).find(({ id }) => id === item.record.id)
        return record && isSaid(record, says) ? [{ ...item, record } as AgendaItem] : []
      }),
    today,
  )
}

const recordsOf = (sources: AgendaSources, { module, kind }: AgendaItem) =>
  MODULES.find(({ id }) => id === module)!.kinds[kind]!.all(sources)

const isSaid = (record: object, says: Ticked['says']): boolean =>
  Object.entries(says).every(([field, value]) => record[field as keyof typeof record] === value)
