import { CLOTHS } from '../../theme/cloths.ts'
import { initialsOf } from '../layout/initials.ts'

export const MOTIFS = ['arcs', 'sun', 'bands', 'hill', 'dots', 'waves'] as const
export type Motif = (typeof MOTIFS)[number]

export interface CoverArt {
  readonly cloth: string
  readonly print: string
  readonly motif: Motif
  readonly initials: string
}

/** FNV-1a: the same title always gets the same cover. */
const hash = (text: string): number =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  ) >>> 3

/** The cover drawn for an item without a picture, all of it from the title. */
export function drawCover(title: string): CoverArt {
  const number = hash(title)
  const [cloth, print] = CLOTHS[number % CLOTHS.length] ?? CLOTHS[0]
  return {
    cloth,
    print,
    motif: MOTIFS[(number >>> 5) % MOTIFS.length] ?? 'arcs',
    initials: initialsOf(title),
  }
}
