import { inputMoney, setSaved } from '@caderno/domain/finance'
import { useEffect } from 'react'
import { MoneyField } from '../MoneyField.tsx'
import { savedErrors, savedTyped, type SavedFormValues } from './goal-form.ts'
import { GoalDialog, type GoalDialogProps } from './GoalDialog.tsx'
import { BROUGHT_BACK, updated } from './texts.ts'
import { useChangeForm } from '../use-change-form.ts'
import { useFollow } from '../use-follow.ts'

/** «Atualizar valor»: what is put aside for a goal by now, whatever the deposits say (spec §5). Until it is typed over, it follows what other tabs put aside. */
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
  useFollow(form, { valorAtual: saved })
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
