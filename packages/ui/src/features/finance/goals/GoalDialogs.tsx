import { type IsoDate, changesOf, isoDateOf } from '@caderno/domain/kernel'
import { type GoalDialogProps, GoalDialog } from './GoalDialog.tsx'
import { depositChanges, editGoal, inputMoney, setSaved, type FinancialGoal } from '@caderno/domain/finance'
import { TextInput } from '@mantine/core'
import { MoneyField } from '../MoneyField.tsx'
import {
  depositErrors,
  depositTyped,
  type DepositFormValues,
  goalErrors,
  goalForm,
  goalTyped,
  type GoalFormValues,
  savedErrors,
  savedTyped,
  type SavedFormValues,
} from './goal-form.ts'
import { BROUGHT_BACK, deposited, EDITED, updated } from './texts.ts'
import { useChangeForm } from '../use-change-form.ts'
import { useState, useEffect } from 'react'
import { GoalFields } from './GoalFields.tsx'
import classes from './Goals.module.css'

export interface GoalDialogSubject {
  readonly kind: 'deposit' | 'saved' | 'edit'
  readonly goal: FinancialGoal
}
interface GoalDialogsProps extends Omit<GoalDialogProps, 'goal' | 'gone'> {
  subject: GoalDialogSubject
  goals: readonly FinancialGoal[]
  today: IsoDate
}

/** The dialogs about one goal, as it is by now. */
export default function GoalDialogs({ subject: { kind, goal }, goals, today, ...rest }: GoalDialogsProps) {
  const known = goals.find(({ id }) => id === goal.id)
  const props = { ...rest, goal: known ?? goal, gone: !known }
  if (kind === 'deposit') return <DepositForm today={today} {...props} />
  return kind === 'saved' ? <SavedForm {...props} /> : <GoalEdit {...props} />
}

export interface DepositFormProps extends GoalDialogProps {
  today: IsoDate
}

/** «Guardar»: what was put aside for a goal on a day. */
export function DepositForm({ goal, gone, today, change, opened, onClose }: DepositFormProps) {
  const form = useChangeForm<DepositFormValues>(change, {
    initial: { valor: '', data: today },
    validate: (values) => depositErrors(goal, values, today),
    changes: (values) => depositChanges(goal, depositTyped(values), values.data, change),
    words: (values) => (gone ? BROUGHT_BACK : deposited(goal, depositTyped(values))),
    failure: 'update',
    kept: onClose,
  })
  return (
    <GoalDialog title="Guardar" save="Guardar" goal={goal} form={form} opened={opened} onClose={onClose}>
      <MoneyField label="Valor" required data-autofocus {...form.text('valor')} />
      <TextInput label="Data" type="date" required {...form.text('data')} />
    </GoalDialog>
  )
}

/** Edits a goal. Only what was changed since the dialog opened is written onto the goal as it is by then. */
export function GoalEdit({ goal, gone, change, opened, onClose }: GoalDialogProps) {
  const [before] = useState(() => goalForm(goal))
  const form = useChangeForm<GoalFormValues>(change, {
    initial: before,
    validate: (values) => goalErrors(values, isoDateOf(change.now()), before.dataAlvo),
    changes: (values) => editGoal(goal, { ...goal, ...changesOf(goalTyped(before), goalTyped(values)) }),
    words: () => (gone ? BROUGHT_BACK : EDITED),
    failure: 'update',
    kept: onClose,
  })
  return (
    <GoalDialog title="Editar meta" form={form} opened={opened} onClose={onClose}>
      <div className={classes.fields}>
        <GoalFields form={form} />
      </div>
    </GoalDialog>
  )
}

/** «Atualizar valor»: what is put aside for a goal by now, whatever the deposits say (§5). Until it is typed over, it follows what other tabs put aside. */
export function SavedForm({ goal, gone, change, opened, onClose }: GoalDialogProps) {
  const saved = inputMoney(goal.valorAtual)
  const form = useChangeForm<SavedFormValues>(change, {
    initial: { valorAtual: saved },
    validate: savedErrors,
    changes: (values) => setSaved(goal, savedTyped(values)),
    words: (values) => (gone ? BROUGHT_BACK : updated(goal, savedTyped(values))),
    failure: 'update',
    kept: onClose,
  })
  const { formRef, start } = form
  useEffect(() => {
    const field = formRef.current?.querySelector('input')
    // The next keystroke replaces what followed, as it would have replaced what stood there before.
    if (field === document.activeElement && field?.value === start.valorAtual) field.select()
  }, [formRef, start])
  return (
    <GoalDialog title="Atualizar valor" goal={goal} form={form} opened={opened} onClose={onClose}>
      <MoneyField
        label="Valor atual"
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        {...form.text('valorAtual')}
      />
    </GoalDialog>
  )
}
