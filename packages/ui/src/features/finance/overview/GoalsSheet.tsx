import { goalProgress, goalsByTarget, type FinancialGoal } from '@caderno/domain/finance'
import { Button } from '@mantine/core'
import { useId, useMemo, useRef, useState } from 'react'
import { useDraft } from '../../../hooks/use-draft.ts'
import { Ring } from '../../../components/charts/Ring.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { savedOf } from '../goals/texts.ts'
import { TabLink } from '../TabLink.tsx'
import type { FinancePartProps } from '../parts.ts'
import { depositDraft, DepositLine } from './DepositLine.tsx'
import classes from './Overview.module.css'

/** As many as stand well beside the five transactions. */
const SHOWN = 4

type GoalsSheetProps = Omit<FinancePartProps, 'month'>

/** The goals whose day comes first, and a place to put something aside for one. */
export function GoalsSheet({ book, today, change }: GoalsSheetProps) {
  const goals = useMemo(() => goalsByTarget(book.metas), [book.metas])
  return (
    <Sheet
      title="Metas"
      action={<TabLink tab="metas">{goals.length > 0 ? 'Ver todas' : 'Criar uma meta'}</TabLink>}
    >
      {goals.length > 0 ? (
        <ul className={classes.goals}>
          {goals.slice(0, SHOWN).map((goal) => (
            <Goal key={goal.id} goal={goal} today={today} change={change} />
          ))}
        </ul>
      ) : (
        <p className={classes.nothing}>
          Uma viagem, uma reserva, uma bicicleta: diga quanto e até quando, e veja quanto guardar por mês.
        </p>
      )}
    </Sheet>
  )
}

function Goal({ goal, today, change }: Omit<GoalsSheetProps, 'book'> & { goal: FinancialGoal }) {
  const [saving, setSaving] = useState(useDraft(depositDraft(goal)).found !== undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const name = useId()
  const percent = goalProgress(goal)
  const close = () => {
    setSaving(false)
    opener.current?.focus()
  }
  return (
    <li className={classes.goal}>
      <Ring value={percent} of="da meta" />
      <div>
        <p id={name} className={classes.name}>
          {goal.descricao}
        </p>
        <p className={classes.saved}>{savedOf(goal)}</p>
      </div>
      <Button
        ref={opener}
        size="xs"
        variant="light"
        aria-expanded={saving}
        aria-describedby={name}
        onClick={() => setSaving(!saving)}
      >
        Guardar
      </Button>
      {saving && <DepositLine goal={goal} today={today} change={change} onClose={close} />}
    </li>
  )
}
