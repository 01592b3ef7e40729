import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RemindersLineView } from './RemindersLine.tsx'

/**
 * Below what is due: whether this device tells of it, asked where it is wanted.
 *
 * **Not for** a question that opens by itself.
 *
 * **Keyboard**: one button. **Screen reader**: what comes of it is told.
 *
 * **Do** leave out what the browser cannot do. **Don't** ask again who has refused.
 */
const meta: Meta<typeof RemindersLineView> = {
  component: RemindersLineView,
  args: { state: 'off', onTurnOn: fn(() => Promise.resolve()), onTurnOff: fn() },
}
export default meta
type Story = StoryObj<typeof RemindersLineView>

export const Asking: Story = {}
export const On: Story = { args: { state: 'on' } }
