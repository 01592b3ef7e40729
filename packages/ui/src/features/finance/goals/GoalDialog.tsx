import type { FinancialGoal } from '@caderno/domain/finance'
import type { ReactNode } from 'react'
import { FormDialog, type DialogForm } from '../../../components/forms/FormDialog.tsx'
import type { FinanceActions } from '../use-finance-actions.ts'
import { savedOf } from './texts.ts'
import classes from './Goals.module.css'
import '../../../theme/styles-fields.ts'

/** What each dialog about one goal is given. */
export interface GoalDialogProps {
  opened: boolean
  /** As it is by now. */
  goal: FinancialGoal
  /** It was removed since, elsewhere: a change brings it back. */
  gone: boolean
  change: FinanceActions
  onClose: () => void
}

interface FrameProps extends Pick<GoalDialogProps, 'opened' | 'onClose'> {
  title: string
  save?: string | undefined
  /** Named above the fields, unless they name it. */
  goal?: FinancialGoal
  form: DialogForm
  children: ReactNode
}

/** The frame of those dialogs. */
export function GoalDialog({ opened, title, save, goal, form, onClose, children }: FrameProps) {
  return (
    <FormDialog
      opened={opened}
      title={title}
      module="financas"
      size={goal ? '26rem' : '34rem'}
      form={{ ...form, alert: goal && form.alert }}
      onClose={onClose}
      save={save}
    >
      {goal && (
        <p className={classes.subject}>
          <strong>{goal.descricao}</strong> {savedOf(goal)}
        </p>
      )}
      {children}
    </FormDialog>
  )
}
