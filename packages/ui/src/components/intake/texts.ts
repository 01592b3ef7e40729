import type { LineCounts, PreviewRow, RowWords } from '@caderno/domain/intake'
import { capital, count, plural } from '@caderno/domain/kernel'

/** What a row is, in a word. */
export const verdictWord = ({ verdicts }: RowWords, verdict: PreviewRow['verdict']): string =>
  capital(verdicts[verdict]?.[0] ?? '')

/** Which rows are listed: those that ask for a look, all, or those of one kind. */
export type Shown = PreviewRow['verdict'] | 'ask' | 'all'
const ASKING: readonly PreviewRow['verdict'][] = ['new', 'changed', 'refused']

export const isShown = (shown: Shown, { verdict }: PreviewRow): boolean =>
  shown === 'all' || (shown === 'ask' ? ASKING.includes(verdict) : verdict === shown)

/** «Novas (100)»: the kinds of rows that there are. */
export const shownOptions = (
  counts: LineCounts,
  { all, verdicts }: RowWords,
): readonly { value: Shown; label: string }[] => {
  const sum = (asked: readonly PreviewRow['verdict'][]) =>
    asked.reduce((total, verdict) => total + counts[verdict], 0)
  const known = Object.keys(counts) as PreviewRow['verdict'][]
  return [
    { value: 'ask' as const, label: `Para conferir (${count(sum(ASKING))})` },
    { value: 'all' as const, label: `${capital(all)} (${count(sum(known))})` },
    ...known
      .filter((verdict) => counts[verdict] > 0)
      .map((value) => ({ value, label: `${capital(verdicts[value]?.[1] ?? '')} (${count(counts[value])})` })),
  ]
}

/** «Alimentação em 5 linhas parecidas.» */
export const alikeWords = (choice: string, rows: number): string =>
  `${choice} em ${plural(rows, 'linha', 'linhas')} ${rows === 1 ? 'parecida' : 'parecidas'}.`
