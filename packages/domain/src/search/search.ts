import { AGENDA_KINDS, type AgendaSources } from '../agenda/index.ts'
import { byText, foldText } from '../kernel/index.ts'
import { CARD_MAKERS, type Card, type Found } from './card.ts'

/** The records in whose texts every word of the query stands, accents and case aside: the best match first, of equal ones the newest. */
export function searchRecords(sources: AgendaSources, query: string): readonly Found[] {
  const typed = foldText(query)
  if (typed === '') return []
  const words = typed.split(' ')
  return CARD_MAKERS.flatMap((cardsIn) => cardsIn(sources))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((card) => ({ card, rank: rankOf(card.title, typed, words) }))
    .sort((a, b) => a.rank - b.rank || compare(a.card, b.card))
    .map(({ card }) => card.found)
}

/** The title begins so, its words do, it holds the words, or they stand elsewhere. */
function rankOf(title: string, typed: string, words: readonly string[]): number {
  if (title.startsWith(typed)) return 0
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return 1
  return words.every((word) => title.includes(word)) ? 2 : 3
}

const compare = (a: Card, b: Card): number =>
  byText(b.when, a.when) ||
  AGENDA_KINDS.indexOf(a.found.kind) - AGENDA_KINDS.indexOf(b.found.kind) ||
  byText(a.found.key, b.found.key)
