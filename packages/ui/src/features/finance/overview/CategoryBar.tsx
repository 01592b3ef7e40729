import { formatMoney, type CategorySpending } from '@caderno/domain/finance'
import { Progress } from '@mantine/core'
import '../../../theme/styles-figures.ts'
import { nearness, shareOf, spokenShare } from './texts.ts'
import classes from './Categories.module.css'

const COLORS = { ok: undefined, perto: 'var(--cad-yellow-meio)', passou: 'var(--cad-red-meio)' } as const

/** One category: its bar warns near the limit and past it, and its words say so too. */
export function CategoryBar({ spending, spent }: { spending: CategorySpending; spent: number }) {
  const { categoria, gasto, limite, state } = spending
  const share = shareOf(spending, spent)
  const label = `${categoria}: ${spokenShare(spending, spent)} ${limite === null ? 'das saídas' : 'do limite'}`
  return (
    <li className={classes.category}>
      <span>
        {categoria} <small data-state={state}>{nearness(spending)}</small>
      </span>
      <span>
        <b>{formatMoney(gasto)}</b>
        {limite !== null && <small> de {formatMoney(limite)}</small>}
      </span>
      <Progress
        value={Math.min(100, share)}
        aria-label={label}
        {...(COLORS[state] && { color: COLORS[state] })}
      />
    </li>
  )
}
