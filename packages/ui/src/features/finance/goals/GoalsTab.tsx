import {
  REMOVE_GOAL,
  financeFailure,
  financialGoalErrors,
  financialGoalForm,
  financialGoalOf,
  unfilledGoal,
  type FinancialGoalForm,
  goalsByTarget,
  type FinancialGoal,
  formatMoney,
  goalsAhead,
  goalsProgress,
  savedOf,
  sumOf,
} from '@caderno/domain/finance'
import { formatDate, type IsoDate } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMemo, type ReactNode } from 'react'
import { Blocks } from '../../../components/layout/Blocks.tsx'
import { RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { FormSheet } from '../../../components/forms/FormSheet.tsx'
import { AddButton } from '../../../components/forms/AddButton.tsx'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { useCommand } from '../../../hooks/use-command.ts'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { enterForm, usePageForm } from '../../../hooks/use-page-form.ts'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import { useRemoval, type RemovalWords } from '../../../hooks/use-removal.ts'
import type { FinancePartProps } from '../tab-props.ts'
import { Goal } from './Goal.tsx'
import type { GoalDialogSubject } from './GoalDialogs.tsx'
import { GoalFields } from './GoalFields.tsx'
import { goalCount, removed } from './texts.ts'
import classes from './Goals.module.css'
import { EmptyState } from '../../../components/feedback/EmptyState.tsx'
import { Ring } from '../../../components/charts/Ring.tsx'
import { StatRow } from '../../../components/lists/StatRow.tsx'

const GoalDialogs = lazyDialog(() => import('./GoalDialogs.tsx'))

/** «Metas»: what is put aside, the form for a new goal, and each goal, the nearest target day first (§2). */
export default function GoalsTab({ book: { metas: goals }, today, actions }: FinancePartProps) {
  const { service } = actions
  const sorted = useMemo(() => goalsByTarget(goals), [goals])
  const page = usePageForm<FinancialGoalForm>({
    name: 'financial goal',
    initial: () => financialGoalForm(),
    unfilled: unfilledGoal,
    validate: (values) => financialGoalErrors(values, today),
    command: (values) => actions.undoable(service.addGoal(financialGoalOf(values)), 'Meta adicionada.'),
    failure: ({ code }) => financeFailure('save', code),
    confirmed(sent, { values, reset }) {
      // What was typed while it was being stored is the next goal: it stays.
      if (sent !== values) return
      reset()
      sheet.close()
      page.awaitNext()
    },
  })
  const { form } = page
  const [isFormOpen, sheet] = useDisclosure()
  const start = () => {
    sheet.open()
    enterForm(form.formRef.current)
  }
  const isPhone = useIsPhone()
  const add = (
    <AddButton compact={goals.length > 0} onAdd={start}>
      Nova meta
    </AddButton>
  )
  const figures = goals.length > 0 && <GoalFigures goals={goals} today={today} />
  const { dialog, open, close } = useDialog<GoalDialogSubject>('goal dialog', ({ goal }) => goal.id)
  const commands = useCommand('financas', service, 'metas')
  const removal = useRemoval<FinancialGoal>(commands, service.removeGoal, REMOVAL)
  useOpened(goals, (subject) =>
    subject === 'new' ? start() : document.getElementById(goalIdOf(subject))?.focus(),
  )
  return (
    <Blocks>
      {!isPhone && figures}
      <FormSheet
        module="financas"
        label="Nova meta"
        titled
        form={form}
        className={classes.form}
        save="Adicionar meta"
        opened={isFormOpen}
        onClose={sheet.close}
      >
        <GoalFields form={form} />
        <FormAlert>{form.alert}</FormAlert>
      </FormSheet>
      <ProblemText large>{commands.problem?.sentence}</ProblemText>
      <div
        role="group"
        aria-label="Metas"
        data-list="financas/metas"
        data-head
        tabIndex={-1}
        className="place"
      >
        {goals.length > 0 ? (
          <Sheet title="Suas metas" note={goalCount(goals.length)} action={isPhone && add}>
            <ul>
              {sorted.map((goal) => (
                <li key={goal.id} id={goalIdOf(goal)} data-record={goal.id} tabIndex={-1}>
                  <Goal
                    goal={goal}
                    today={today}
                    onOpen={open}
                    onRemove={removal.ask}
                    onNear={GoalDialogs.prefetch}
                  />
                </li>
              ))}
            </ul>
          </Sheet>
        ) : (
          <EmptyGoals action={isPhone && add} />
        )}
      </div>
      {isPhone && figures}
      <GoalDialogs dialog={dialog} goals={goals} today={today} actions={actions} onClose={close} />
      <RemovalDialog removal={removal} module="financas" title="Remover meta" question={REMOVE_GOAL} />
      <VisuallyHidden role="status">{commands.announcement}</VisuallyHidden>
    </Blocks>
  )
}

const REMOVAL = {
  failure: 'remove',
  removed: (goal, outcome) => withOutcome(removed(goal), outcome),
  restored: () => 'Desfeito.',
} as const satisfies RemovalWords<FinancialGoal>

/** The id of the row of a goal, for who is led to it. */
const goalIdOf = ({ id }: FinancialGoal): string => `meta-${id}`

const EmptyGoals = ({ action }: { action: ReactNode }) => (
  <EmptyState
    action={action}
    picture={JAR_PICTURE}
    title="O que você quer alcançar?"
    text="Dê um nome, um valor e uma data: o Caderno diz quanto guardar por mês até lá."
    hints={[
      { title: 'Três campos bastam', text: 'Descrição, valor total e data-alvo.' },
      { title: 'Guarde aos poucos', text: 'Cada depósito fica com o seu dia e pode ser desfeito.' },
      { title: 'Dicas que mudam', text: 'A aba Dicas acompanha o quanto você já guardou.' },
    ]}
  />
)

const JAR_PICTURE = (
  <>
    <path d="M8 102h184" strokeLinecap="round" />
    <path
      d="M76 24h48v8H76zM80 32c0 6-8 8-8 16v46c0 5 3 8 8 8h40c5 0 8-3 8-8V48c0-8-8-10-8-16z"
      fill="var(--cad-folha)"
    />
    <path
      d="M142 78h34v24h-34zM138 70h42v8h-42zM159 70v32M159 70c-12-2-12-14-4-12 3 1 4 8 4 12 0-4 1-11 4-12 8-2 8 10-4 12"
      strokeDasharray="3 4"
      opacity=".6"
    />
    <path d="M24 96h30v6H24zM26 90h30v6H26zM23 84h30v6H23z" fill="var(--cad-folha)" />
    <path d="M73 66h54v28c0 4-3 7-7 7H80c-4 0-7-3-7-7z" fill="var(--acc-suave)" stroke="var(--acc-meio)" />
    <g stroke="var(--acc-meio)" fill="var(--cad-folha)">
      <circle cx="90" cy="80" r="8" />
      <circle cx="110" cy="84" r="8" />
      <circle cx="100" cy="12" r="8" />
    </g>
  </>
)

/** What is put aside for all goals, what a month asks for, and which day comes next. */
export function GoalFigures({ goals, today }: { goals: readonly FinancialGoal[]; today: IsoDate }) {
  const percent = Math.floor(goalsProgress(goals))
  const ahead = goalsAhead(goals, today)
  const next = ahead[0]?.goal
  return (
    <StatRow
      stats={[
        {
          label: 'Guardado',
          value: formatMoney(savedOf(goals)),
          note: `de ${formatMoney(sumOf(goals))} em ${goalCount(goals.length)}`,
          picture: <Ring value={percent} of="de todas as metas" />,
          wide: true,
        },
        {
          label: 'Por mês',
          value: formatMoney(sumOf(ahead)),
          note:
            ahead.length > 0
              ? 'para chegar a tempo'
              : percent === 100
                ? 'todas alcançadas'
                : 'nenhuma data futura',
        },
        {
          label: 'Próxima data-alvo',
          value: next ? formatDate(next.dataAlvo) : '–',
          note: next && <span className={classes.next}>{next.descricao}</span>,
        },
      ]}
    />
  )
}
