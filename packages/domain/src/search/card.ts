import type { AgendaKind, AgendaModule } from '../agenda/index.ts'
import { foldText, remembered, type Month, type RecordId } from '../kernel/index.ts'
import { keyOf, MODULES } from '../modules/index.ts'

/** A record as a line of the results. */
export interface Found {
  /** Of this record alone. */
  readonly key: string
  readonly kind: AgendaKind
  readonly module: AgendaModule
  readonly id: RecordId
  readonly title: string
  /** Distinguishes it from others with this title; may be empty. */
  readonly meta: string
  /** Of a transaction; empty for what belongs to no month. */
  readonly month: Month
}

/** One line, and the folded text in which its words are looked for. */
export interface Card {
  readonly found: Found
  readonly title: string
  readonly text: string
  /** The day or the instant by which the newest stands first. */
  readonly when: string
}

/** The cards of a module's records, for each kind. */
export const CARD_MAKERS = MODULES.flatMap((module) =>
  Object.entries(module.kinds).map(([kind, { all, words }]) => {
    const cardOf = remembered((record: { readonly id: RecordId }): Card => {
      const { title, meta, more, when, month = '' } = words(record)
      const line = meta.filter((word) => word !== '').join(' · ')
      return {
        found: {
          key: keyOf(module, kind, record),
          kind: kind as AgendaKind,
          module: module.id,
          id: record.id,
          title,
          meta: line,
          month,
        },
        title: foldText(title),
        text: [title, line, ...more].map(foldText).join('\n'),
        when,
      }
    })
    return (sources: object) => all(sources).map(cardOf)
  }),
)
