import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { UndoBar } from './UndoBar.tsx'

const undo = fn()
const meta = {
  title: 'Components/UndoBar',
  component: UndoBar,
  args: { notice: { id: 1, message: '«Torto Arado» foi removido.', undo }, onExpire: fn() },
} satisfies Meta<typeof UndoBar>
export default meta
type Story = StoryObj<typeof meta>

export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('«Torto Arado» foi removido.')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await expect(args.onExpire).toHaveBeenCalledTimes(1)
  },
}
export const Nothing: Story = { args: { notice: null } }
export const Dark: Story = { globals: { theme: 'dark' } }
