import type { HyphenWord } from './day-hyphens.ts'
import { kept, parseLine, type PastedText } from './paste-line.ts'
import { piecesOf } from './paste-page.ts'
import { slotsOf } from './institutions.ts'
import type { Period } from './period.ts'

/** What the codes mean, and a dash between two days. */
export interface PasteOptions {
  readonly tabela: string
  readonly hifen?: HyphenWord | undefined
  /** That the subjects will be in; a semester where it is absent. */
  readonly period?: Period
}

/**
 * `line`, where it begins, counts from 1; `typed` stands there as it was pasted; `from` and `to` are positions in `text`, which has what belongs
 * together in one line. `skipped`: what a line is that says nothing of a subject.
 */
export type PastedLine = { readonly line: number; readonly typed: string; readonly text: string } & (
  PastedText | { readonly skipped: string }
)

/** A subject on each line, blank ones aside («Cálculo I 24M12 DECOM-03»), or on the lines of a page that belong together. */
export function parsePaste(
  text: string,
  { tabela, hifen = 'e', period }: PasteOptions,
): readonly PastedLine[] {
  const slots = slotsOf(tabela)
  return piecesOf(text).map(({ professor, local, notes, skipped, wrong, ...piece }) => {
    if (skipped !== undefined) return { ...piece, skipped }
    if (wrong) return { ...piece, ...wrong }
    const read = parseLine(piece.text, slots, hifen, period)
    if ('error' in read) return { ...piece, ...read }
    const teachers = [professor, read.ok.professor].filter(Boolean).join(', ')
    const ok = { ...read.ok, professor: teachers, local: [local, read.ok.local].filter(Boolean).join(', ') }
    return { ...piece, ...kept({ ...read, ok, notes: [...notes, ...read.notes] }) }
  })
}
