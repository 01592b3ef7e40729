import { editGoal } from '@caderno/domain/finance'
import { changesOf, isoDateOf } from '@caderno/domain/kernel'
import { useState } from 'react'
import { goalErrors, goalForm, goalTyped, type GoalFormValues } from './goal-form.ts'
import { GoalDialog, type GoalDialogProps } from './GoalDialog.tsx'
import { GoalFields } from './GoalFields.tsx'
import { BROUGHT_BACK, EDITED } from './texts.ts'
import { useChangeForm } from '../use-change-form.ts'
import classes from './Goals.module.css'

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
