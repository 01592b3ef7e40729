import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RowTools } from './RowTools.tsx'

/**
 * «Editar» and «Remover» of one row.
 *
 * **Not for** more than these two (`MoreMenu`), or a phone's row, which opens its record.
 *
 * **Keyboard**: two stops; after the form the focus comes back to «Editar». **Screen reader**: each is
 * described by the record's title.
 *
 * **Do** give `describedBy` and `editId`. **Don't** add a third button.
 */
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
