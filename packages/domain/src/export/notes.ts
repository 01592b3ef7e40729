import { formatDate, type IsoDate } from '../kernel/index.ts'
import { notesByPage, pageWords, type Reading } from '../reading/index.ts'
import { referenceOf } from './reference.ts'
import type { Run } from './runs.ts'

const MARKS = { bold: '**', italic: '*' } as const

/** A text in Markdown, with its emphasis. */
export const runsAsMarkdown = (runs: readonly Run[]): string =>
  runs
    .map(({ text, emphasis }) => {
      const escaped = text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)
      return emphasis ? `${MARKS[emphasis]}${escaped}${MARKS[emphasis]}` : escaped
    })
    .join('')

/** The notes of a reading in Markdown: its title, its reference, and each note with its page, «p. 34: …», in the order of the pages. */
export function notesAsMarkdown(reading: Reading, today: IsoDate): string {
  const notes = notesByPage(reading).map(({ pagina, texto, em }) => {
    const day = em === '' ? '' : ` (${formatDate(em)})`
    const page = pageWords(pagina)
    return `- ${page && `${page}: `}${texto.replaceAll(/\r\n?|\n/g, '\n  ')}${day}`
  })
  const head = [`# ${reading.titulo}`, runsAsMarkdown(referenceOf(reading, today))]
  return `${[...head, notes.join('\n')].filter((part) => part !== '').join('\n\n')}\n`
}
