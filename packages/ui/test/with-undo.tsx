import type { Decorator } from '@storybook/react-vite'
import { UndoBar } from '../src/components/feedback/UndoBar.tsx'
import { useFocusRecovery } from '../src/hooks/use-focus-recovery.ts'

function Recovery() {
  useFocusRecovery()
  return null
}

/** With what the app has around every page: the bar, and the focus that goes on. */
export const withUndo: Decorator = (Story) => (
  <>
    <Story />
    <UndoBar />
    <Recovery />
  </>
)
