import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LoadFailure } from './LoadFailure.tsx'

/**
 * Stands where a page or a tab would, when what it is about could not be read at all.
 *
 * **Not for** records that may be old, or a few that could not be read (`PageNotices`), or a change that was not kept (`ProblemText`).
 *
 * **Keyboard**: one button. **Screen reader**: an alert. Once the connection is back it tries again by itself.
 *
 * **Do** say that nothing is lost. **Don't** show an empty list instead: a student would think that everything is gone.
 */
const meta = {
  component: LoadFailure,
  args: { what: 'sua estante', records: ['seus itens', 'guardados'], code: 'unknown', onRetry: fn() },
  argTypes: {
    code: { control: 'select', options: ['unknown', 'network-request-failed', 'storage-unavailable'] },
  },
} satisfies Meta<typeof LoadFailure>
export default meta
type Story = StoryObj<typeof meta>

export const Unreadable: Story = {}
export const Offline: Story = { args: { code: 'network-request-failed' } }
