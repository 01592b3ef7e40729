import {
  CAREER_GOAL_TERMS,
  CONFIRM_GOAL_REMOVAL,
  goalLists,
  goalProgress,
  type CareerGoal,
} from '@caderno/domain/career'
import { useEffect, useMemo } from 'react'
import { RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { useCommand } from '../../../hooks/use-command.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import { useRemoval, type RemovalWords } from '../../../hooks/use-removal.ts'
import { gone, undone } from '../texts.ts'
import { DiscardDialog } from '../DiscardDialog.tsx'
import type { CareerTabProps } from '../tabs.ts'
import { GoalForm } from './GoalForm.tsx'
import { GoalList, headingOf } from './GoalList.tsx'
import { useDevelopment } from './use-development.ts'
import { useGoalForms } from './use-goal-forms.ts'
import classes from './Development.module.css'
import type { IsoDate } from '@caderno/domain/kernel'
import { Ring } from '../../../components/charts/Ring.tsx'
import { StatRow, type Stat } from '../../../components/lists/StatRow.tsx'
import { nextTarget, progressNote, TERM } from './texts.ts'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

const REMOVAL: RemovalWords<CareerGoal> = {
  failure: 'removeGoal',
  removed: ({ texto }, outcome) => gone(texto, 'do plano', outcome),
  restored: ({ texto }) => undone(texto),
}

/** «Plano de Desenvolvimento»: how far each list is, the form, and both lists. */
export default function DevelopmentTab({ owner, career }: CareerTabProps) {
  const { plan, actions, today } = useDevelopment(owner, career)
  const forms = useGoalForms(actions)
  useOpened(plan, (subject) => (subject === 'new' ? forms.text.current?.focus() : forms.begin(subject)))
  const commands = useCommand('carreira', actions, 'metas')
  const removal = useRemoval(commands, actions.removeGoal, REMOVAL)
  const lists = useMemo(() => goalLists(plan), [plan])
  const { moved } = removal
  useEffect(() => {
    if (moved) document.getElementById(headingOf(moved.record.tipo))?.focus({ preventScroll: true })
  }, [moved])
  const confirm = () => {
    if (removal.asked?.id === forms.subject?.id) forms.leave()
    removal.confirm()
  }
  return (
    <div className={classes.blocks}>
      <PlanFigures {...lists} today={today} />
      <GoalForm
        form={forms.form}
        today={today}
        textRef={forms.text}
        onCancel={forms.subject && forms.cancel}
      />
      <ProblemText className={classes.alert}>{commands.problem?.sentence}</ProblemText>
      <div className={classes.lists}>
        {CAREER_GOAL_TERMS.map((term) => (
          <GoalList
            key={term}
            term={term}
            goals={lists[term]}
            today={today}
            actions={actions}
            onEdit={forms.begin}
            onRemove={removal.ask}
          />
        ))}
      </div>
      <RemovalDialog
        removal={{ ...removal, confirm }}
        module="carreira"
        title="Remover meta"
        question={CONFIRM_GOAL_REMOVAL}
      />
      <DiscardDialog discard={forms.discard} title="Editar meta" />
    </div>
  )
}

/** How far each list is, and what comes next. */
export function PlanFigures({
  curtoPrazo,
  longoPrazo,
  today,
}: Record<'curtoPrazo' | 'longoPrazo', readonly CareerGoal[]> & { today: IsoDate }) {
  const { day, note } = nextTarget([...curtoPrazo, ...longoPrazo], today)
  return (
    <StatRow
      stats={[
        progressOf(TERM.curtoPrazo, curtoPrazo),
        progressOf(TERM.longoPrazo, longoPrazo),
        { label: 'Próxima data-alvo', value: day, note, wide: true },
      ]}
    />
  )
}

function progressOf(term: string, goals: readonly CareerGoal[]): Stat {
  const progress = goalProgress(goals)
  const { percent } = progress
  return {
    label: `${term} concluído`,
    value: `${percent}%`,
    note: progressNote(progress),
    picture: <Ring value={percent} of={`das metas de ${term.toLowerCase()}`} bare />,
  }
}
