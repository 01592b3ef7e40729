import {
  formatMoney,
  goalProgress,
  neededPerMonth,
  type Deposit,
  type FinancialGoal,
} from '@caderno/domain/finance'
import { formatDate, plural, type IsoDate } from '@caderno/domain/kernel'
import { Button, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { Ring } from '../../../components/charts/Ring.tsx'
import { RowTools } from '../../../components/lists/RowTools.tsx'
import { neededWords, savedOf } from './texts.ts'
import type { GoalDialogSubject } from './GoalDialogs.tsx'
import classes from './Goal.module.css'

export interface GoalProps {
  goal: FinancialGoal
  today: IsoDate
  onOpen: (subject: GoalDialogSubject) => void
  onRemove: (goal: FinancialGoal) => void
  /** Starts fetching what a press would open. */
  onNear: () => void
}

/** One goal: how far it is, what it still needs, and what can be done with it. */
export const Goal = memo(function Goal({ goal, today, onOpen, onRemove, onNear }: GoalProps) {
  const title = useId()
  const percent = goalProgress(goal)
  const near = { 'aria-describedby': title, onPointerEnter: onNear, onFocus: onNear }
  return (
    <article aria-labelledby={title} className={classes.goal}>
      <Ring value={percent} of="guardados" size={52} />
      <div className={classes.text}>
        <Title order={3} id={title} className={classes.title!}>
          {goal.descricao}
        </Title>
        <p className="dimmed">{savedOf(goal)}</p>
        <Needed goal={goal} today={today} />
      </div>
      <div className={classes.tools}>
        <RowTools
          describedBy={title}
          onNearEdit={onNear}
          onEdit={() => onOpen({ kind: 'edit', goal })}
          onRemove={() => onRemove(goal)}
        />
      </div>
      <span className={classes.actions}>
        <Button size="xs" variant="light" {...near} onClick={() => onOpen({ kind: 'deposit', goal })}>
          Guardar
        </Button>
        <Button size="xs" variant="default" {...near} onClick={() => onOpen({ kind: 'saved', goal })}>
          Atualizar valor
        </Button>
      </span>
      {goal.depositos && goal.depositos.length > 0 && <Deposits deposits={goal.depositos} />}
    </article>
  )
})

function Needed({ goal, today }: Pick<GoalProps, 'goal' | 'today'>) {
  if (goal.valorAtual >= goal.valor)
    return (
      <p className={`iconed good ${classes.needed}`}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden /> Meta alcançada
      </p>
    )
  const needed = neededPerMonth(goal, today)
  return (
    <p className={`${needed?.meses === 0 ? 'late' : ''} ${classes.needed}`}>
      {neededWords(goal, today, needed)}
    </p>
  )
}

/** What was put aside and when, newest first; folded until it is wanted. */
function Deposits({ deposits }: { deposits: readonly Deposit[] }) {
  return (
    <details className={classes.deposits}>
      <summary className="accent-link">{plural(deposits.length, 'depósito', 'depósitos')}</summary>
      <ul>
        {deposits.toReversed().map(({ id, data, valor }) => (
          <li key={id}>
            <span>{formatDate(data)}</span> <span>{formatMoney(valor)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
