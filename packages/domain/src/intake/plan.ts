import { count, plural } from '../kernel/index.ts'

/** How an item of a file and what the account has compare. */
export type Verdict = 'new' | 'known' | 'changed'

/** A field in which a file and the account differ, in the words of the screens. */
export interface Difference {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** A line of a file as a preview shows it, whatever it is. */
export interface PreviewRow {
  /** Unique in its preview. */
  readonly id: string
  /** The number of its line. */
  readonly at: number
  readonly verdict: Verdict | 'refused' | 'none'
  /** Why it was refused, is no item, or is left out unless it is ticked. */
  readonly reason?: string | undefined
  /** «Mercado Extra»; of what is no item, its line. */
  readonly title: string
  /** «12/11/2026», «− R$ 30,00». */
  readonly facts: readonly string[]
  /** Whether it comes in unless that is changed; absent where it cannot. */
  readonly isTicked?: boolean | undefined
  /** The value of the one field that can be changed here: category, subject, status. */
  readonly choice?: string | undefined
  /** Rows with the same text take the same choice at once. */
  readonly alike?: string | undefined
  readonly differences?: readonly Difference[] | undefined
  /** How some of the line was understood: «Estante “comprar”: Não Iniciado». */
  readonly told?: readonly string[] | undefined
}

/** How many lines of a file are what: they sum to the lines of the file. */
export type LineCounts = Readonly<Record<PreviewRow['verdict'], number>>

export function countLines(rows: readonly Pick<PreviewRow, 'verdict'>[]): LineCounts {
  const counts = { new: 0, known: 0, changed: 0, refused: 0, none: 0 }
  for (const { verdict } of rows) counts[verdict] += 1
  return counts
}

/** «120 linhas = 100 novas + 15 já na conta + 0 atualizadas + 2 recusadas + 3 sem lançamento». */
export function countWords({ new: fresh, known, changed, refused, none }: LineCounts): string {
  const total = fresh + known + changed + refused + none
  const parts = [
    plural(fresh, 'nova', 'novas'),
    `${count(known)} já na conta`,
    plural(changed, 'atualizada', 'atualizadas'),
    plural(refused, 'recusada', 'recusadas'),
    `${count(none)} sem lançamento`,
  ]
  return `${plural(total, 'linha', 'linhas')} = ${parts.join(' + ')}`
}
