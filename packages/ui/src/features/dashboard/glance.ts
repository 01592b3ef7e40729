import { shelfStatistics, type Reading, type ShelfStatistics } from '@caderno/domain/reading'
import { dataOf, isoDateOf, type Snapshot } from '@caderno/domain/kernel'

/** What the dashboard shows of the shelf. */
export interface ReadingGlance {
  readonly figures: ShelfStatistics
  /** Being read, the last touched first; no more than fit beside the cards. */
  readonly open: readonly Reading[]
}
export type KnownGlance = ReadingGlance | 'failed'
export type Glance = KnownGlance | 'loading'

const SHOWN = 4

export function glanceOf(shelf: Snapshot<readonly Reading[]>, now: Date): Glance {
  const readings = dataOf(shelf)
  if (!readings) return shelf.status === 'failed' ? 'failed' : 'loading'
  const open = readings
    .filter(({ status }) => status === 'Lendo')
    .toSorted((a, b) => (a.dataAtualizacao < b.dataAtualizacao ? 1 : -1))
    .slice(0, SHOWN)
  return { figures: shelfStatistics(readings, isoDateOf(now).slice(0, 4)), open }
}

const WORDS = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' })

/** «Sexta-feira, 20 de novembro», where the user is. */
export function dayInWords(now: Date): string {
  const words = WORDS.format(now)
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
}
