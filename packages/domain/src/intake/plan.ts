import { plural } from '../kernel/index.ts'

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

/** What a preview calls its rows, and each verdict: of one row, of several. */
export interface RowWords {
  readonly one: string
  readonly many: string
  /** All of them: «todas». */
  readonly all: string
  readonly verdicts: { readonly [Verdict in PreviewRow['verdict']]?: readonly [one: string, many: string] }
}
export const LINE_WORDS: RowWords = {
  one: 'linha',
  many: 'linhas',
  all: 'todas',
  verdicts: {
    new: ['nova', 'novas'],
    known: ['já na conta', 'já na conta'],
    changed: ['atualizada', 'atualizadas'],
    refused: ['recusada', 'recusadas'],
    none: ['sem lançamento', 'sem lançamento'],
  },
}
/** Of a file in which every element is a record. */
export const RECORD_WORDS: RowWords = {
  one: 'registro',
  many: 'registros',
  all: 'todos',
  verdicts: {
    new: ['novo', 'novos'],
    known: ['já na conta', 'já na conta'],
    changed: ['diferente', 'diferentes'],
    refused: ['recusado', 'recusados'],
  },
}

/** «120 linhas = 100 novas + 15 já na conta + 0 atualizadas + 2 recusadas + 3 sem lançamento». */
export function countWords(counts: LineCounts, { one, many, verdicts }: RowWords = LINE_WORDS): string {
  const total = Object.values(counts).reduce((sum, each) => sum + each)
  const parts = Object.entries(verdicts).map(([verdict, words]) =>
    plural(counts[verdict as keyof LineCounts], ...words),
  )
  return `${plural(total, one, many)} = ${parts.join(' + ')}`
}
