import { isBlank, plainText } from '../kernel/index.ts'
import type { HyphenWord } from './day-hyphens.ts'
import { parseLine, type PastedText } from './paste-line.ts'
import { slotsOf } from './slots.ts'

/** What the codes mean, and a dash between two days. */
export interface PasteOptions {
  readonly tabela: string
  readonly hifen?: HyphenWord | undefined
}

/** `line` counts from 1; `typed` stands there as it was pasted; `from` and `to` are positions in `text`, which hides nothing. */
export type PastedLine = { readonly line: number; readonly typed: string; readonly text: string } & PastedText

/** A subject on each line, blank ones aside: «Cálculo I 24M12 DECOM-03». */
export function parsePaste(text: string, { tabela, hifen = 'e' }: PasteOptions): readonly PastedLine[] {
  const slots = slotsOf(tabela)
  return text
    .split(/\r\n|\n|\r/)
    .map((typed, at) => ({ line: at + 1, typed, text: plainText(typed) }))
    .filter((line) => !isBlank(line.text))
    .map((line) => ({ ...line, ...parseLine(line.text, slots, hifen) }))
}
