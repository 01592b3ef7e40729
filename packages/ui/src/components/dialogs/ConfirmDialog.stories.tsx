import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Asks one question before something is lost.
 *
 * **Not for** a change that removes nothing and that «Desfazer» takes back. Screens use `Confirm`, which
 * loads this dialog when it is needed.
 *
 * **Keyboard**: the focus begins on the button that keeps everything; Esc means no. **Screen reader**: a
 * dialog named by its title.
 *
 * **Do** name on the red button what happens («Descartar»). **Don't** ask «Tem certeza?», or answer with
 * «Sim» and «Não».
 */
const meta = {
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Remover item',
    question: 'Tem certeza que deseja remover este item?',
    confirmLabel: 'Remover',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Removing: Story = {}
export const RemovingIsConfirmed: Story = {
  ...Removing,
  tags: ['interaction', '!autodocs', 'W2'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Tem certeza que deseja remover este item?')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remover' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}
export const EscapeMeansNo: Story = {
  tags: ['interaction', '!autodocs', 'W2'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Remover item' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
