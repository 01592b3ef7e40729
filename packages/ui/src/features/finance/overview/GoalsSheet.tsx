import {
  depositErrors,
  financeFailure,
  goalProgress,
  goalsByTarget,
  typedAmount,
  type FinancialGoal,
} from '@caderno/domain/finance'
import { Box, Button, Stack } from '@mantine/core'
import { useId, useMemo } from 'react'
import { usePageForm } from '../../../hooks/use-page-form.ts'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Ring } from '../../../components/charts/Ring.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { deposited, savedOf } from '../goals/texts.ts'
import { MoneyField } from '../MoneyField.tsx'
import { TabLink } from '../TabLink.tsx'
import type { FinancePartProps } from '../tab-props.ts'
import { useUnfolded } from './use-unfolded.ts'
import classes from './Overview.module.css'
import '../../../theme/styles-layout.ts'

/** How many goals are shown: as many as stand well beside the five transactions. */
const SHOWN = 4

/** The goals whose day comes first, and a place to put something aside for one. */
export function GoalsSheet({ book, today, actions }: Omit<FinancePartProps, 'month'>) {
  const goals = useMemo(() => goalsByTarget(book.metas), [book.metas])
  return (
    <Sheet
      title="Metas"
      action={<TabLink tab="metas">{goals.length > 0 ? 'Ver todas' : 'Criar uma meta'}</TabLink>}
    >
      {goals.length > 0 ? (
        <Stack component="ul" pt="0.25rem" px="var(--cad-recuo)" pb="1.25rem">
          {goals.slice(0, SHOWN).map((goal) => (
            <Goal key={goal.id} goal={goal} today={today} actions={actions} />
          ))}
        </Stack>
      ) : (
        <p className="sheet-note">
          Uma viagem, uma reserva, uma bicicleta: diga quanto e até quando, e veja quanto guardar por mês.
        </p>
      )}
    </Sheet>
  )
}

interface GoalProps extends Pick<FinancePartProps, 'today' | 'actions'> {
  goal: FinancialGoal
}

function Goal({ goal, today, actions }: GoalProps) {
  const { unfolded, close, button } = useUnfolded(depositDraft(goal))
  const name = useId()
  const percent = goalProgress(goal)
  return (
    <li className={classes.goal}>
      <Ring value={percent} of="da meta" />
      <div>
        <Box component="p" id={name} fw={500}>
          {goal.descricao}
        </Box>
        <p className="quiet">{savedOf(goal)}</p>
      </div>
      <Button {...button} size="xs" variant="light" aria-describedby={name}>
        Guardar
      </Button>
      {unfolded && <DepositLine goal={goal} today={today} actions={actions} onClose={close} />}
    </li>
  )
}

const depositDraft = ({ id }: FinancialGoal): string => `guardar ${id}`

/** Puts something aside for a goal, today, without leaving the overview. Closed, it keeps what is typed. */
function DepositLine({ goal, today, actions, onClose }: GoalProps & { onClose: () => void }) {
  const { form, forget } = usePageForm<{ valor: string }>({
    name: depositDraft(goal),
    initial: () => ({ valor: '' }),
    validate: ({ valor }) => depositErrors(goal, { valor, data: today }, today),
    command({ valor }) {
      const amount = typedAmount(valor)
      return actions.undoable(actions.service.deposit(goal, amount, today), deposited(goal, amount))
    },
    failure: ({ code }) => financeFailure('update', code),
    confirmed() {
      forget()
      onClose()
    },
  })
  return (
    <form noValidate ref={form.formRef} className={classes.deposit} onSubmit={form.onSubmit}>
      <MoneyField
        aria-label={`Quanto guardar para ${goal.descricao}`}
        autoFocus
        onEscape={onClose}
        {...form.text('valor')}
      />
      <SubmitButton busy={form.busy}>Salvar</SubmitButton>
      <ProblemText className={classes.failure}>{form.alert}</ProblemText>
    </form>
  )
}
