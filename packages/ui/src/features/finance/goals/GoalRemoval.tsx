import { REMOVE_GOAL } from '@caderno/domain/finance'
import { lazy, Suspense } from 'react'
import type { useGoalRemoval } from './use-goal-removal.ts'

/** Starts fetching the question when it is about to be asked. */
export const loadQuestion = () => import('../../../components/ConfirmDialog.tsx')
const ConfirmDialog = lazy(() => loadQuestion().then((part) => ({ default: part.ConfirmDialog })))

/** Asks before a goal goes; stays once it was asked, to give the focus back. */
export function GoalRemoval({ removal }: { removal: Pick<ReturnType<typeof useGoalRemoval>, 'asked' | 'asking' | 'confirm' | 'cancel'> }) {
  if (!removal.asked) return null
  return (
    <Suspense>
      <ConfirmDialog
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
