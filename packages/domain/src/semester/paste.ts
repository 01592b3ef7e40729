import { isBlank, plainText } from '../kernel/index.ts'
import type { HyphenWord } from './day-hyphens.ts'
import { parseLine, type PastedText } from './paste-line.ts'
import { slotsOf } from './slots.ts'

/** What the codes mean, and a dash between two days. */
export interface PasteOptions {
  readonly tabela: string
  readonly hifen?: HyphenWord | undefined
}

/** `line` counts from 1; `from` and `to` are positions in its text. */
export type PastedLine = { readonly line: number; readonly text: string } & PastedText

/** A subject on each line, blank ones aside: «Cálculo I 24M12 DECOM-03». */
export function parsePaste(text: string, { tabela, hifen = 'e' }: PasteOptions): readonly PastedLine[] {
  const slots = slotsOf(tabela)
  return plainText(text)
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((line) => !isBlank(line.text))
    .map((line) => ({ ...line, ...parseLine(line.text, slots, hifen) }))
}
