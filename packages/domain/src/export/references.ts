import { byText, foldText, type IsoDate } from '../kernel/index.ts'
import { nameOf } from '../reading/index.ts'
import { namedAuthors, referenceOf, type Referenced } from './reference.ts'
import { runsAsText, type Run } from './runs.ts'

/** The list at the end of a work (NBR 6023, «sistema alfabético»): by the author's surname, then by title and year. What would stand there twice stands once. */
export function referencesOf(readings: readonly Referenced[], today: IsoDate): readonly (readonly Run[])[] {
  const sorted = readings
    .map((reading) => ({ entry: entryOf(reading), runs: referenceOf(reading, today) }))
    .sort((a, b) => byText(a.entry, b.entry))
  return [...new Map(sorted.map(({ runs }) => [runsAsText(runs), runs])).values()]
}

/** Below every character of a word: «Silva» stands before «Silva Júnior», and a book of one author before one of him and others. */
const [NEXT_PART, NEXT_WORD, NEXT_NAME] = ['\u0000', '\u0001', '\u0002'] as const

/** What a reference is sorted by: without an author its title stands in that place. */
function entryOf({ autor, titulo, ano }: Referenced): string {
  const names = namedAuthors(autor).names.map((name) => {
    const { family, given, unit = '' } = nameOf(name)
    return [family, given + unit].map(foldText).join(NEXT_WORD)
  })
  const parts = [...(names.length > 0 ? [names.join(NEXT_NAME)] : []), foldText(titulo), foldText(ano)]
  return parts.join(NEXT_PART)
}
