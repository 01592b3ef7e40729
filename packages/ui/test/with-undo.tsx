import type { Decorator } from '@storybook/react-vite'
import { UndoBar } from '../src/components/feedback/UndoBar.tsx'

/** With the bar that the app has around every page. */
export const withUndo: Decorator = (Story) => (
  <>
    <Story />
    <UndoBar />
  </>
)
