import { spendingByCategory, sumOf, formatMoney, type CategorySpending } from '@caderno/domain/finance'
import { Button, Progress } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { useDraft } from '../../../hooks/use-draft.ts'
import { Limits, LIMITS_DRAFT } from './Limits.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { FinancePartProps, MonthProps } from '../parts.ts'
import classes from './Categories.module.css'
import '../../../theme/styles-figures.ts'
import { nearness, shareOf, spokenShare } from './texts.ts'

/** Where the month's money went, and how near each category is to its limit. */
export function Categories(props: FinancePartProps) {
  const [editing, setEditing] = useState(useDraft(LIMITS_DRAFT).found !== undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    opener.current?.focus()
  }
  return (
    <Sheet
      title="Para onde foi"
      action={
        <Button
          ref={opener}
          size="xs"
          variant="light"
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          Limites
        </Button>
      }
    >
      {editing ? <Limits {...props} onClose={close} /> : <Spending {...props} />}
    </Sheet>
  )
}

function Spending({ book, month, today }: MonthProps) {
  const spending = useMemo(() => spendingByCategory(book, month, today), [book, month, today])
  const spent = useMemo(() => sumOf(spending.map(({ gasto }) => ({ valor: gasto }))), [spending])
  if (spending.length === 0)
    return (
      <p className={classes.nothing}>
        Nenhuma saída neste mês. Em «Limites» você diz quanto quer gastar com cada categoria.
      </p>
    )
  return (
    <ul className={classes.list}>
      {spending.map((each) => (
        <CategoryBar key={each.categoria} spending={each} spent={spent} />
      ))}
    </ul>
  )
}

const COLORS = { ok: undefined, perto: 'var(--cad-yellow-meio)', passou: 'var(--cad-red-meio)' } as const

/** One category: its bar warns near the limit and past it, and its words say so too. */
function CategoryBar({ spending, spent }: { spending: CategorySpending; spent: number }) {
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
