import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RowTools } from './RowTools.tsx'
import { asItIs } from '../../../test/as-it-is.ts'

const meta = {
  component: RowTools,
  args: { describedBy: 'titulo', onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof RowTools>
export default meta
type Story = StoryObj<typeof meta>

export const EditAndRemove: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }))
    await expect(args.onEdit).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }))
    await expect(args.onRemove).toHaveBeenCalled()
  },
}
export const EditAndRemovePicture: Story = { ...EditAndRemove, name: 'Edit And Remove', play: asItIs }
