import { isolated, type Write } from '@caderno/domain/kernel'
import {
  depositErrors,
  editedGoalFields,
  financialGoalErrors,
  financialGoalForm,
  inputMoney,
  savedErrors,
  typedAmount,
  unfilledGoal,
  type FinancialGoal,
} from '@caderno/domain/finance'
import { TextInput } from '@mantine/core'
import { useEffect, type ComponentProps } from 'react'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { MoneyField } from '../MoneyField.tsx'
import { useDialogForm, type DialogFormRules, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { useFollow } from '../../../hooks/use-page-form.ts'
import type { FinancePartProps } from '../tab-props.ts'
import { GoalFields } from './GoalFields.tsx'
import { BROUGHT_BACK, deposited, savedOf, updated } from './texts.ts'
import classes from './Goals.module.css'
import '../../../theme/styles-fields.ts'

export interface GoalDialogSubject {
  readonly kind: keyof typeof FORMS
  readonly goal: FinancialGoal
}
interface FormProps extends DialogProps, Pick<FinancePartProps, 'today' | 'actions'> {
  subject: GoalDialogSubject
  /** As it is by now. */
  goal: FinancialGoal
  /** It was removed since, elsewhere: a change brings it back. */
  gone: boolean
}

export default function GoalDialogs({
  goals,
  ...rest
}: Omit<FormProps, 'goal' | 'gone'> & { goals: readonly FinancialGoal[] }) {
  const { kind, goal } = rest.subject
  const known = goals.find(({ id }) => id === goal.id)
  const Form = FORMS[kind]
  return <Form {...rest} goal={known ?? goal} gone={!known} />
}

interface GoalRules<Values> extends Pick<DialogFormRules<Values>, 'initial' | 'validate' | 'unfilled'> {
  command(values: Values): Write
  words(values: Values): string
}

/** The form of one of the dialogs. What nobody typed over follows the goal. */
function useGoalForm<Values extends object>(
  { gone, actions: { service, undoable }, subject, opened, onClose }: FormProps,
  { command, words, ...rules }: GoalRules<Values>,
) {
  const dialog = useDialogForm<Values>({
    ...rules,
    name: 'goal dialog',
    subject,
    opened,
    onClose,
    service,
    command: (values) => undoable(command(values), gone ? BROUGHT_BACK : words(values)),
    failure: 'update',
  })
  useFollow(dialog.form, rules.initial)
  return dialog
}

/** A dialog about the amount of a goal, which is named above the fields. */
const AmountDialog = ({
  goal,
  children,
  ...rest
}: Pick<FormProps, 'goal'> & Omit<ComponentProps<typeof FormDialog>, 'module' | 'size'>) => (
  <FormDialog module="financas" size="26rem" {...rest}>
    <p className={classes.subject}>
      <strong className="clamp">{isolated(goal.descricao)}</strong> {savedOf(goal)}
    </p>
    {children}
  </FormDialog>
)

/** «Guardar»: what was put aside for a goal on a day. */
function DepositForm(props: FormProps) {
  const { goal, today, actions } = props
  const dialog = useGoalForm(props, {
    initial: { valor: '', data: today },
    validate: (values) => depositErrors(goal, values, today),
    command: ({ valor, data }) => actions.service.deposit(goal, typedAmount(valor), data),
    words: ({ valor }) => deposited(goal, typedAmount(valor)),
  })
  return (
    <AmountDialog {...dialog} goal={goal} title="Guardar" save="Guardar">
      <MoneyField label="Valor" required data-autofocus {...dialog.form.text('valor')} />
      <TextInput label="Data" type="date" required {...dialog.form.text('data')} />
    </AmountDialog>
  )
}

/** Edits a goal. Only what was changed since the dialog opened is written onto the goal as it is by then. */
function EditForm(props: FormProps) {
  const { goal, today, actions, subject } = props
  const dialog = useGoalForm(props, {
    initial: financialGoalForm(subject.goal),
    unfilled: unfilledGoal,
    validate: (values) => financialGoalErrors(values, today, subject.goal.dataAlvo),
    command: (values) => actions.service.editGoal(goal, editedGoalFields(subject.goal, values)),
    words: () => 'Alterações salvas.',
  })
  return (
    <FormDialog {...dialog} title="Editar meta" module="financas">
      <div className={classes.fields}>
        <GoalFields form={dialog.form} />
      </div>
    </FormDialog>
  )
}

/** «Atualizar valor»: what is put aside for a goal by now, whatever the deposits say (§5). Until it is typed over, it follows what other tabs put aside. */
function SavedForm(props: FormProps) {
  const { goal, actions } = props
  const dialog = useGoalForm(props, {
    initial: { valorAtual: inputMoney(goal.valorAtual) },
    validate: savedErrors,
    command: ({ valorAtual }) => actions.service.setSaved(goal, typedAmount(valorAtual)),
    words: ({ valorAtual }) => updated(goal, typedAmount(valorAtual)),
  })
  const { formRef, start } = dialog.form
  useEffect(() => {
    const field = formRef.current?.querySelector('input')
    // The next keystroke replaces what followed, as it would have replaced what stood there before.
    if (field === document.activeElement && field?.value === start.valorAtual) field.select()
  }, [formRef, start])
  return (
    <AmountDialog {...dialog} goal={goal} title="Atualizar valor">
      <MoneyField
        label="Valor atual"
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        {...dialog.form.text('valorAtual')}
      />
    </AmountDialog>
  )
}

const FORMS = { deposit: DepositForm, saved: SavedForm, edit: EditForm }
