import { CLOTHS } from '../theme/tokens.ts'

export const MOTIFS = ['arcs', 'sun', 'bands', 'hill', 'dots', 'waves'] as const
export type Motif = (typeof MOTIFS)[number]

export interface CoverArt {
  readonly cloth: string
  readonly print: string
  readonly motif: Motif
  readonly initials: string
}

/** FNV-1a: the same title always gets the same cover. */
const hash = (text: string): number => [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261) >>> 3

/** The first letters of up to two words; little words («de», «da») are passed over when there is another. */
export function initialsOf(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const telling = words.filter((word) => word.length > 2 || /^[\p{Lu}\p{N}]/u.test(word))
  return (telling.length > 0 ? telling : words).slice(0, 2).map((word) => [...word][0]?.toLocaleUpperCase('pt-BR')).join('')
}

/** The cover drawn for an item without a picture, all of it from the title. */
export function drawCover(title: string): CoverArt {
  const number = hash(title)
  const [cloth, print] = CLOTHS[number % CLOTHS.length] ?? CLOTHS[0]
  return { cloth, print, motif: MOTIFS[(number >>> 5) % MOTIFS.length] ?? 'arcs', initials: initialsOf(title) }
}
