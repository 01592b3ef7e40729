/** A part of a text, with its emphasis. */
export interface Run {
  readonly text: string
  readonly emphasis?: 'bold' | 'italic'
}

export const plain = (text: string): Run => ({ text })
export const bold = (text: string): Run => ({ text, emphasis: 'bold' })
export const italic = (text: string): Run => ({ text, emphasis: 'italic' })

/** A text without its emphasis. */
export const runsAsText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** Several of them, an empty line between two. */
export const paragraphsAsText = (paragraphs: readonly (readonly Run[])[]): string =>
  paragraphs.map(runsAsText).join('\n\n')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const TAGS = { bold: 'strong', italic: 'em' } as const

/** A text as HTML, to be pasted with its emphasis. */
export const runsAsHtml = (runs: readonly Run[]): string =>
  runs
    .map(({ text, emphasis }) => {
      const escaped = text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!)
      return emphasis ? `<${TAGS[emphasis]}>${escaped}</${TAGS[emphasis]}>` : escaped
    })
    .join('')

/** One alone goes into the line where it is pasted. */
export const paragraphsAsHtml = (paragraphs: readonly (readonly Run[])[]): string =>
  paragraphs.length === 1
    ? runsAsHtml(paragraphs[0]!)
    : paragraphs.map((runs) => `<p>${runsAsHtml(runs)}</p>`).join('')
