import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageSkeleton } from './PageSkeleton.tsx'

/**
 * The layout of what is on its way, after 200 ms.
 *
 * **Not for** a command that is sent: its button says so (`SubmitButton`).
 *
 * **Keyboard**: nothing to focus. **Screen reader**: a busy region that says «Carregando…».
 *
 * **Do** give the heights of what comes, so that nothing jumps. **Don't** turn a spinner in the middle of
 * nothing.
 */
const meta = { component: PageSkeleton } satisfies Meta<typeof PageSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const After200ms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Carregando…')).toBeNull()
    await expect(await canvas.findByText('Carregando…')).toBeInTheDocument()
  },
}
