import type { IsoDate } from '@caderno/domain/kernel'
import { DepositForm } from './DepositForm.tsx'
import type { GoalDialogProps } from './GoalDialog.tsx'
import { GoalEdit } from './GoalEdit.tsx'
import { SavedForm } from './SavedForm.tsx'
import type { GoalDialogKind } from './use-goal-dialog.ts'

/** The dialogs about one goal, loaded when the first is near. */
export default function GoalDialogs({
  kind,
  today,
  ...props
}: GoalDialogProps & { kind: GoalDialogKind; today: IsoDate }) {
  if (kind === 'deposit') return <DepositForm today={today} {...props} />
  return kind === 'saved' ? <SavedForm {...props} /> : <GoalEdit {...props} />
}
