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
/** Told in the same place: what cannot be taken back any more. */
export const NoWayBack: Story = {
  args: { notice: { id: 1, message: 'Este lançamento mudou de novo depois disso. Nada foi desfeito.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nada foi desfeito.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Nothing: Story = { args: { notice: null } }
export const Dark: Story = { globals: { theme: 'dark' } }
