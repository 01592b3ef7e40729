import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RowTools } from './RowTools.tsx'

const meta = {
  component: RowTools,
  args: { describedBy: 'titulo', onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof RowTools>
export default meta
type Story = StoryObj<typeof meta>

export const EditAndRemove: Story = {}
export const EditAndRemoveArePressed: Story = {
  ...EditAndRemove,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }))
    await expect(args.onEdit).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }))
    await expect(args.onRemove).toHaveBeenCalled()
  },
}
