import type { BalanceCheck, LineCounts, PreviewRow } from '@caderno/domain/intake'
import { formatMoney } from '@caderno/domain/finance'
import { count, plural } from '@caderno/domain/kernel'

/** What a row is, in a word. */
export const VERDICTS: Readonly<Record<PreviewRow['verdict'], string>> = {
  new: 'Nova',
  changed: 'Atualizada',
  known: 'Já na conta',
  refused: 'Recusada',
  none: 'Sem lançamento',
}

const MANY: typeof VERDICTS = {
  new: 'Novas',
  changed: 'Atualizadas',
  known: 'Já na conta',
  refused: 'Recusadas',
  none: 'Sem lançamento',
}

/** Which rows are listed: those that ask for a look, all, or those of one kind. */
export type Shown = PreviewRow['verdict'] | 'ask' | 'all'
const ASKING: readonly PreviewRow['verdict'][] = ['new', 'changed', 'refused']

export const isShown = (shown: Shown, { verdict }: PreviewRow): boolean =>
  shown === 'all' || (shown === 'ask' ? ASKING.includes(verdict) : verdict === shown)

/** «Novas (100)»: the kinds of rows that there are. */
export const shownOptions = (counts: LineCounts): readonly { value: Shown; label: string }[] => {
  const sum = (verdicts: readonly PreviewRow['verdict'][]) =>
    verdicts.reduce((total, verdict) => total + counts[verdict], 0)
  const verdicts = Object.keys(MANY) as PreviewRow['verdict'][]
  return [
    { value: 'ask' as const, label: `Para conferir (${count(sum(ASKING))})` },
    { value: 'all' as const, label: `Todas (${count(sum(verdicts))})` },
    ...verdicts
      .filter((verdict) => counts[verdict] > 0)
      .map((value) => ({ value, label: `${MANY[value]} (${count(counts[value])})` })),
  ]
}

/** «O saldo confere: R$ 10,00 no início, R$ 5,00 no período, R$ 15,00 no fim.» */
export function balanceWords({ inicial, movimento, final, difference, isHundredth }: BalanceCheck): string {
  const [from, moved, to] = [inicial, movimento, final].map((centavos) => formatMoney(centavos / 100))
  const sum = `${from} no início, ${moved} no período, ${to} no fim`
  if (difference === 0)
    return `O saldo confere: ${sum}.${isHundredth ? ' O arquivo escreve o saldo final sem a vírgula.' : ''}`
  return `O saldo não confere: ${sum}. A diferença é de ${formatMoney(Math.abs(difference) / 100)}.`
}

/** «Alimentação em 5 linhas parecidas.» */
export const alikeWords = (choice: string, rows: number): string =>
  `${choice} em ${plural(rows, 'linha', 'linhas')} ${rows === 1 ? 'parecida' : 'parecidas'}.`
