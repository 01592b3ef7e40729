import { depositChanges } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { TextInput } from '@mantine/core'
import { MoneyField } from '../MoneyField.tsx'
import { depositErrors, depositTyped, type DepositFormValues } from './goal-form.ts'
import { GoalDialog, type GoalDialogProps } from './GoalDialog.tsx'
import { BROUGHT_BACK, deposited } from './texts.ts'
import { useChangeForm } from '../use-change-form.ts'
import { useFollow } from '../use-follow.ts'

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
  useFollow(form, { valor: '', data: today })
  return (
    <GoalDialog title="Guardar" save="Guardar" goal={goal} form={form} opened={opened} onClose={onClose}>
      <MoneyField label="Valor" required data-autofocus {...form.text('valor')} />
      <TextInput label="Data" type="date" required {...form.text('data')} />
    </GoalDialog>
  )
}
