import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ShowMore } from './ShowMore.tsx'

/**
 * The foot of a list that is shown in steps, with what is left.
 *
 * **Not for** a list of hundreds that is scrolled (`LongList`).
 *
 * **Keyboard**: one button. **Screen reader**: a usual button that says both numbers.
 *
 * **Do** show at least what fills a screen before it. **Don't** load without being asked.
 */
const meta = {
  component: ShowMore,
  args: { left: 1234, step: 50, onMore: fn() },
} satisfies Meta<typeof ShowMore>
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const ManyShowsMore: Story = {
  ...Many,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais 50 de 1.234' }))
    await expect(args.onMore).toHaveBeenCalled()
  },
}
export const Few: Story = {
  args: { left: 2 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Mostrar mais 2 de 2' })).toBeVisible(),
}
export const All: Story = {
  args: { left: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
