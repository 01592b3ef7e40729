import { inputMoney, setSaved } from '@caderno/domain/finance'
import { MoneyField } from '../MoneyField.tsx'
import { savedErrors, savedTyped, type SavedFormValues } from './goal-form.ts'
import { GoalDialog, type GoalDialogProps } from './GoalDialog.tsx'
import { BROUGHT_BACK, updated } from './texts.ts'
import { useChangeForm } from '../use-change-form.ts'

/** «Atualizar valor»: what is put aside for a goal by now, whatever the deposits say (spec §5). */
export function SavedForm({ goal, gone, change, opened, onClose }: GoalDialogProps) {
  const form = useChangeForm<SavedFormValues>(change, {
    initial: { valorAtual: inputMoney(goal.valorAtual) },
    validate: savedErrors,
    changes: (values) => setSaved(goal, savedTyped(values)),
    words: (values) => (gone ? BROUGHT_BACK : updated(goal, savedTyped(values))),
    failure: 'update',
    kept: onClose,
  })
  return (
    <GoalDialog title="Atualizar valor" goal={goal} form={form} opened={opened} onClose={onClose}>
      <MoneyField label="Valor atual" data-autofocus onFocus={(event) => event.currentTarget.select()} {...form.text('valorAtual')} />
    </GoalDialog>
  )
}
