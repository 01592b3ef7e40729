import { REMOVE_GOAL } from '@caderno/domain/finance'
import { Suspense } from 'react'
import { ConfirmPart } from '../../../components/confirm-part.ts'
import type { useGoalRemoval } from './use-goal-removal.ts'

/** Asks before a goal goes; stays once it was asked, to give the focus back. */
export function GoalRemoval({ removal }: { removal: Pick<ReturnType<typeof useGoalRemoval>, 'asked' | 'asking' | 'confirm' | 'cancel'> }) {
  if (!removal.asked) return null
  return (
    <Suspense>
      <ConfirmPart
        opened={removal.asking}
        title="Remover meta"
        question={REMOVE_GOAL}
        confirmLabel="Remover"
        module="financas"
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
    </Suspense>
  )
}
