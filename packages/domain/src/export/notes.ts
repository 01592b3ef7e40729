import { formatDate, type IsoDate } from '../kernel/index.ts'
import { notesByPage, pageWords, type Reading } from '../reading/index.ts'
import { referenceOf } from './reference.ts'
import type { Run } from './runs.ts'

const MARKS = { bold: '**', italic: '*' } as const

/** What is markup wherever it stands; `_` inside a word is none, and would break the link that readers make of an address. */
const MARKUP = /[\\`*[\]<>~$]|(?<![\p{L}\d])_|_(?![\p{L}\d])|&(?=#?\w+;)/gu
/** What is markup at the beginning of a line: a heading, a list, a rule, the line below a heading or a table. */
const LINE_MARKUP = /^(\d{0,9})(#{1,6}(?=\s|$)|[-+](?=[\s-]|$)|=+$|:?[-|][-|:\t ]*$|(?<=\d)[.)](?=\s|$))/gm

const escaped = (text: string): string => text.replaceAll(MARKUP, String.raw`\$&`)
const linesEscaped = (text: string): string => text.replaceAll(LINE_MARKUP, String.raw`$1\$2`)

/** A text in Markdown, with its emphasis. */
export const runsAsMarkdown = (runs: readonly Run[]): string =>
  linesEscaped(
    runs
      .map(({ text, emphasis }) => {
        const mark = emphasis ? MARKS[emphasis] : ''
        return mark + escaped(text) + mark
      })
      .join(''),
  )

/** The notes of a reading in Markdown: its title, its reference, and each note with its page, «p. 34: …», in the order of the pages. */
export function notesAsMarkdown(reading: Reading, today: IsoDate): string {
  const notes = notesByPage(reading).map(({ pagina, texto, em }) => {
    const day = em === '' ? '' : ` (${formatDate(em)})`
    const page = pageWords(pagina)
    const lines = `${page && `${page}: `}${texto}`.split(/[^\S\n]*(?:\r\n?|\n)[^\S\n]*/)
    return `- ${linesEscaped(escaped(lines.join('\n'))).replaceAll(/\n(?!\n)/g, '\n  ')}${day}`
  })
  // A heading may end in number signs of its own: «C #» loses it.
  const title = escaped(reading.titulo).replace(/ (?=#+$)/, ' \\')
  const head = [`# ${title}`, runsAsMarkdown(referenceOf(reading, today))]
  return `${[...head, notes.join('\n')].filter((part) => part !== '').join('\n\n')}\n`
}
