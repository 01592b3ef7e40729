import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { MoreMenu } from './MoreMenu.tsx'

const edit = fn()
/**
 * The rarer actions of one record or of a page, behind «⋯».
 *
 * **Not for** the one action that is wanted most: that one stands in the row.
 *
 * **Keyboard**: one stop; Enter opens, arrows choose, Esc closes, and the focus comes back to the button. **Screen reader**: a menu named by `label`, described by the record's title.
 *
 * **Do** give `module`, since the menu is drawn outside of its page. **Don't** put fewer than two actions in it.
 */
const meta = {
  component: MoreMenu,
  decorators: [
    (Story) => (
      <>
        <h2 id="title">Torto Arado</h2>
        <Story />
      </>
    ),
  ],
  args: {
    label: 'Mais ações',
    describedBy: 'title',
    module: 'leitura',
    items: [
      { label: 'Editar', Icon: IconPencil, choose: edit },
      { label: 'Remover', Icon: IconTrash, tone: 'red', choose: fn() },
    ],
  },
} satisfies Meta<typeof MoreMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Opened: Story = {
  ...Closed,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }))
    await expect(edit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
  },
}
