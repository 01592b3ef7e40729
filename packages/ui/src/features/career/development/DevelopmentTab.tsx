import {
  CAREER_GOAL_TERMS,
  CONFIRM_GOAL_REMOVAL,
  goalLists,
  goalProgress,
  type CareerGoal,
  type CareerGoalTerm,
} from '@caderno/domain/career'
import { useEffect, useMemo } from 'react'
import { RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { useCommand } from '../../../hooks/use-command.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import { useRemoval, type RemovalWords } from '../../../hooks/use-removal.ts'
import { gone, undone } from '../texts.ts'
import { DiscardDialog } from '../discard.tsx'
import type { CareerTabProps } from '../tabs.ts'
import { useCareer } from '../use-career.ts'
import { GoalForm } from './GoalForm.tsx'
import { GoalList, headingOf } from './GoalList.tsx'
import { useGoalForms } from './use-goal-forms.ts'
import classes from './Development.module.css'
import { dataOf } from '@caderno/domain/kernel'
import { Ring } from '../../../components/charts/Ring.tsx'
import { StatRow, type Stat } from '../../../components/lists/StatRow.tsx'
import { nextTarget, progressNote, TERM } from './texts.ts'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

const NONE: readonly CareerGoal[] = []
const REMOVAL: RemovalWords<CareerGoal> = {
  failure: 'removeGoal',
  removed: ({ texto }, outcome) => gone(texto, 'do plano', outcome),
  restored: ({ texto }) => undone(texto),
}

/** «Plano de Desenvolvimento»: how far each list is, the form, and both lists. */
export default function DevelopmentTab({ owner, career }: CareerTabProps) {
  const { goals, actions, today } = useCareer(owner, career)
  const plan = dataOf(goals) ?? NONE
  const forms = useGoalForms(actions)
  useOpened(plan, (subject) => (subject === 'new' ? forms.text.current?.focus() : forms.begin(subject)))
  const commands = useCommand('carreira', actions, 'metas')
  const removal = useRemoval(commands, actions.removeGoal, REMOVAL)
  const lists = useMemo(() => goalLists(plan), [plan])
  const next = nextTarget(plan, today)
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
      <StatRow
        stats={[
          ...CAREER_GOAL_TERMS.map((term) => progressOf(term, lists[term])),
          { label: 'Próxima data-alvo', value: next.day, note: next.note, wide: true },
        ]}
      />
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

/** How far one list is. */
function progressOf(term: CareerGoalTerm, goals: readonly CareerGoal[]): Stat {
  const progress = goalProgress(goals)
  const { percent } = progress
  return {
    label: `${TERM[term]} concluído`,
    value: `${percent}%`,
    note: progressNote(progress),
    picture: <Ring value={percent} of={`das metas de ${TERM[term].toLowerCase()}`} bare />,
  }
}
