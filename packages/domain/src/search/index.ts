import { byText, foldText, memoizeByRecord, type RecordId } from '../kernel/index.ts'
import { keyOf, MODULE_KINDS, MODULES, type ModuleKindName, type ModuleSources } from '../modules/index.ts'

/** The records that contain every word of the query, ignoring accents and case; best match first, then newest. */
export function searchRecords(sources: ModuleSources, query: string): readonly Found[] {
  const typed = foldText(query)
  if (typed === '') return []
  const words = typed.split(' ')
  return CARD_MAKERS.flatMap((cardsIn) => cardsIn(sources))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((card) => ({ card, rank: rankOf(card.title, typed, words) }))
    .sort((a, b) => a.rank - b.rank || compare(a.card, b.card))
    .map(({ card }) => card.found)
}

/** Rank: the title starts with the query, its words start with the words, it contains them, or only other text does. */
function rankOf(title: string, typed: string, words: readonly string[]): number {
  if (title.startsWith(typed)) return 0
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return 1
  return words.every((word) => title.includes(word)) ? 2 : 3
}

/** «almoço 18,50» finds what was booked before it books it again; a line that begins with its amount is meant to book. */
export const isSearch = (query: string, isFound: boolean): boolean =>
  isFound && /^\p{L}.*\d,\d\d$/u.test(query.trim())

/** Some results under a heading. */
interface ResultGroup {
  readonly rows: readonly { readonly label: string }[]
}

/** Records whose title begins as was typed stand before what can be done, unless one of that is called exactly so. */
export function inOrder<Group extends ResultGroup>(
  query: string,
  actions: readonly Group[],
  records: readonly Group[],
): readonly Group[] {
  const typed = foldText(query)
  const isNamed = actions.some(({ rows }) => rows.some(({ label }) => foldText(label) === typed))
  const leads = ({ rows }: Group) => !isNamed && foldText(rows[0]!.label).startsWith(typed)
  return [...records.filter(leads), ...actions, ...records.filter((group) => !leads(group))]
}

const compare = (a: Card, b: Card): number =>
  byText(b.when, a.when) ||
  MODULE_KINDS.indexOf(a.found.kind) - MODULE_KINDS.indexOf(b.found.kind) ||
  byText(a.found.key, b.found.key)

type Card = ReturnType<typeof cardOf>
/** A record as a line of the results. */
export type Found = Card['found']

/** One result, and the folded text that is searched. */
function cardOf(module: (typeof MODULES)[number], kind: string, record: { readonly id: RecordId }) {
  const { title, meta, more, when, month = '' } = module.kinds[kind]!.words(record)
  const line = meta.filter((word) => word !== '').join(' · ')
  return {
    found: {
      /** Names this record among those of all kinds. */
      key: keyOf(module, kind, record),
      kind: kind as ModuleKindName,
      module: module.id,
      id: record.id,
      title,
      /** Distinguishes it from others with this title; may be empty. */
      meta: line,
      /** The month of a transaction; empty for what belongs to none. */
      month,
    },
    title: foldText(title),
    text: [title, line, ...more].map(foldText).join('\n'),
    /** The day or the instant to sort by, newest first. */
    when,
  }
}

/** The cards of a module's records, for each kind. */
const CARD_MAKERS = MODULES.flatMap((module) =>
  Object.entries(module.kinds).map(([kind, { all }]) => {
    const cardFor = memoizeByRecord((record: { readonly id: RecordId }) => cardOf(module, kind, record))
    return (sources: object) => all(sources).map(cardFor)
  }),
)
