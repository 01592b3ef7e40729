import {
  CAREER_GOAL_TERMS,
  CONFIRM_GOAL_REMOVAL,
  goalLists,
  goalProgress,
  type CareerGoal,
  type CareerService,
  termOf,
} from '@caderno/domain/career'
import { useMemo, useId, useState } from 'react'
import { Blocks } from '../../../components/layout/Blocks.tsx'
import { DiscardDialog, RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { useCommand, useAttempt } from '../../../hooks/use-command.ts'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import { useRemoval, type RemovalWords } from '../../../hooks/use-removal.ts'
import { goneHere, undone } from '../texts.ts'
import { NONE, useCareer, type CareerTabProps } from '../use-career.ts'
import { useGoalForms, editIdOf } from './use-goal-forms.ts'
import classes from './Development.module.css'
import { dataOf, formatDate, isolated, type IsoDate, isIsoDate, timeLeft } from '@caderno/domain/kernel'
import { Ring } from '../../../components/charts/Ring.tsx'
import { StatRow } from '../../../components/lists/StatRow.tsx'
import { nextTarget, progressNote, TERM } from './texts.ts'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import metaLine from '../../../components/lists/MetaLine.module.css'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { RowTools } from '../../../components/lists/RowTools.tsx'
import { TickRow } from '../TickRow.tsx'
import { NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { FormSheet } from '../../../components/forms/FormSheet.tsx'
import { AddButton } from '../../../components/forms/AddButton.tsx'
import '../../../theme/styles-fields.ts'

const REMOVAL = {
  failure: 'removeGoal',
  removed: ({ texto }, outcome) => goneHere(`${isolated(texto)} saiu do plano`, outcome),
  restored: ({ texto }) => undone(texto),
} as const satisfies RemovalWords<CareerGoal>

/** «Plano de Desenvolvimento»: how far each list is, the form, and both lists. */
export default function DevelopmentTab({ owner, career }: CareerTabProps) {
  const { goals, actions, today } = useCareer(owner, career)
  const plan = dataOf(goals) ?? NONE
  const forms = useGoalForms(actions)
  const isPhone = useIsPhone()
  useOpened(plan, (subject) => (subject === 'new' ? forms.start() : forms.begin(subject)))
  const commands = useCommand('carreira', actions, 'metas')
  const remove = (goal: CareerGoal) => {
    if (goal.id === forms.subject?.id) forms.leave()
    return actions.removeGoal(goal)
  }
  const removal = useRemoval(commands, remove, REMOVAL)
  const lists = useMemo(() => goalLists(plan), [plan])
  const next = nextTarget(plan, today)
  return (
    <Blocks>
      <StatRow
        quiet
        stats={[
          ...CAREER_GOAL_TERMS.map((term) => {
            const progress = goalProgress(lists[term])
            const { name } = TERM[term]
            return {
              label: `${name} concluído`,
              value: `${progress.percent}%`,
              note: progressNote(progress),
              picture: <Ring value={progress.percent} of={`das metas de ${name.toLowerCase()}`} bare />,
            }
          }),
          { label: 'Próxima data-alvo', value: next.day, note: next.note, wide: true },
        ]}
      />
      <GoalForm {...forms} today={today} />
      <ProblemText large>{commands.problem?.sentence}</ProblemText>
      <div
        role="group"
        aria-label="Metas"
        data-list="carreira/metas"
        data-head
        tabIndex={-1}
        className={`${classes.lists} ${metaLine.whole}`}
      >
        {CAREER_GOAL_TERMS.map((term) => (
          <Sheet
            key={term}
            title={TERM[term].title}
            note={progressNote(goalProgress(lists[term]))}
            action={
              isPhone &&
              term === 'curtoPrazo' && (
                <AddButton compact onAdd={forms.start}>
                  Nova meta
                </AddButton>
              )
            }
          >
            {lists[term].length === 0 ? (
              <p className={classes.empty}>{TERM[term].empty}</p>
            ) : (
              <RuledList>
                {lists[term].map((goal) => (
                  <GoalRow
                    key={goal.id}
                    goal={goal}
                    today={today}
                    actions={actions}
                    onEdit={forms.begin}
                    onRemove={removal.ask}
                  />
                ))}
              </RuledList>
            )}
          </Sheet>
        ))}
      </div>
      <RemovalDialog
        removal={removal}
        module="carreira"
        title="Remover meta"
        question={CONFIRM_GOAL_REMOVAL}
      />
      <DiscardDialog guard={forms.discard} module="carreira" title="Editar meta" />
      <VisuallyHidden role="status">{commands.announcement}</VisuallyHidden>
    </Blocks>
  )
}

interface GoalRowProps {
  goal: CareerGoal
  today: IsoDate
  actions: Pick<CareerService, 'tickGoal' | 'failure'>
  onEdit: (goal: CareerGoal) => void
  onRemove: (goal: CareerGoal) => void
}

/** On a phone what can be done with it is behind a press on the row. */
function GoalRow({ goal, today, actions, onEdit, onRemove }: GoalRowProps) {
  const title = useId()
  const isPhone = useIsPhone()
  const [unfolded, setUnfolded] = useState(false)
  const { failure, attempt } = useAttempt(actions)
  const { id, texto, concluida, dataAlvo } = goal
  const meta = [
    dataAlvo && `até ${formatDate(dataAlvo)}`,
    dataAlvo && !concluida && (
      <span key="left" className={dataAlvo < today ? 'late' : undefined}>
        {timeLeft(dataAlvo, today)}
      </span>
    ),
    concluida && 'concluída',
    failure && (
      <span key="failure" role="alert" className="late">
        {failure}
      </span>
    ),
  ]
  const tools = (
    <RowTools
      describedBy={title}
      editId={editIdOf(goal)}
      onEdit={() => onEdit(goal)}
      onRemove={() => onRemove(goal)}
    />
  )
  return (
    <TickRow
      data-record={id}
      tabIndex={-1}
      titleId={title}
      title={texto}
      done={concluida}
      onTick={(done) => attempt('saveGoal', actions.tickGoal(id, done))}
      meta={meta.filter(Boolean)}
      action={!isPhone && tools}
      {...(isPhone && { opened: unfolded, onOpen: () => setUnfolded(!unfolded) })}
    >
      {isPhone && unfolded && tools}
    </TickRow>
  )
}

const TERMS = CAREER_GOAL_TERMS.map((value) => ({ value, label: TERM[value].name }))

type GoalFormProps = ReturnType<typeof useGoalForms> & { today: IsoDate }

/** Adds a goal, or edits one. The target day decides the list, so Prazo is asked only without one (D12). */
function GoalForm({ form, subject, opened, close, today }: GoalFormProps) {
  const { dataAlvo } = form.values
  return (
    <FormSheet
      module="carreira"
      label={subject ? 'Editar meta' : 'Nova meta'}
      titled
      form={form}
      className={classes.form}
      save={subject ? 'Salvar alterações' : 'Adicionar meta'}
      editing={subject !== undefined}
      opened={opened}
      onClose={close}
    >
      <TextInput
        label="Meta"
        required
        data-autofocus
        placeholder="Ex.: Montar um portfólio"
        {...form.text('texto')}
      />
      <TextInput
        label="Data-alvo"
        type="date"
        description={
          isIsoDate(dataAlvo) ? `Entra em ${TERM[termOf(dataAlvo, today)].name.toLowerCase()}` : 'Opcional'
        }
        {...form.text('dataAlvo')}
      />
      {dataAlvo === '' && <NativeSelect label="Prazo" data={TERMS} {...form.text('tipo')} />}
      <ProblemText large>{form.alert}</ProblemText>
    </FormSheet>
  )
}
