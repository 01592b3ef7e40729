import type { CareerGoal, CareerGoalTerm, CareerService } from '@caderno/domain/career'
import type { IsoDate } from '@caderno/domain/kernel'
import { goalProgress } from '@caderno/domain/career'
import { useId } from 'react'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { RowTools } from '../../../components/lists/RowTools.tsx'
import { TickRow } from '../TickRow.tsx'
import { useAttempt } from '../../../hooks/use-command.ts'
import { LIST, progressNote, targetDay, timeLeft } from './texts.ts'
import { editIdOf } from './use-goal-forms.ts'
import classes from './Development.module.css'

interface GoalRowsProps {
  today: IsoDate
  actions: Pick<CareerService, 'tickGoal' | 'failure'>
  onEdit: (goal: CareerGoal) => void
  onRemove: (goal: CareerGoal) => void
}

/** Where the focus goes when a goal of this list went or came back. */
export const headingOf = (term: CareerGoalTerm): string => `metas-${term}`

/** One of the two lists. */
export function GoalList({
  term,
  goals,
  ...rows
}: GoalRowsProps & { term: CareerGoalTerm; goals: readonly CareerGoal[] }) {
  const { title, empty } = LIST[term]
  return (
    <Sheet
      title={
        <span id={headingOf(term)} tabIndex={-1}>
          {title}
        </span>
      }
      note={progressNote(goalProgress(goals))}
    >
      {goals.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <RuledList>
          {goals.map((goal) => (
            <GoalRow key={goal.id} goal={goal} {...rows} />
          ))}
        </RuledList>
      )}
    </Sheet>
  )
}

function GoalRow({ goal, today, actions, onEdit, onRemove }: GoalRowsProps & { goal: CareerGoal }) {
  const title = useId()
  const { failure, attempt } = useAttempt(actions)
  const { id, texto, concluida, dataAlvo } = goal
  const meta = [
    dataAlvo && targetDay(goal),
    dataAlvo && !concluida && (
      <span key="left" className={dataAlvo < today ? classes.late : undefined}>
        {timeLeft(dataAlvo, today)}
      </span>
    ),
    concluida && 'concluída',
    failure && (
      <span key="failure" role="alert" className={classes.late}>
        {failure}
      </span>
    ),
  ]
  return (
    <TickRow
      titleId={title}
      title={texto}
      done={concluida}
      onTick={(done) => attempt('saveGoal', actions.tickGoal(id, done))}
      meta={meta.filter(Boolean)}
      action={
        <RowTools
          describedBy={title}
          editId={editIdOf(goal)}
          onEdit={() => onEdit(goal)}
          onRemove={() => onRemove(goal)}
        />
      }
    />
  )
}
