import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { forever } from '../../../../test/story-outcomes.ts'
import DeletionDialog from './DeletionDialog.tsx'
import { DeletionRefused } from './deletion.ts'

const meta = {
  component: DeletionDialog,
  parameters: { path: '/conta' },
  argTypes: { backend: { control: 'select', options: ['local', 'firebase'] } },
  args: { opened: true, backend: 'local', onDelete: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof DeletionDialog>
export default meta
type Story = StoryObj<typeof meta>

const confirm = async (senha = 'caderno-2026', confirmacao = 'EXCLUIR') => {
  const password = await screen.findByLabelText(/^Senha/)
  if (senha) await userEvent.type(password, senha)
  if (confirmacao) await userEvent.type(screen.getByLabelText(/^Confirmação/), confirmacao)
  await userEvent.click(screen.getByRole('button', { name: 'Excluir conta' }))
}

export const Unfilled: Story = {}
export const Confirmed: Story = {
  ...Unfilled,
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('list', { name: 'Isto fica:' })).toHaveTextContent(
      'Os relatos de bug',
    )
    await expect(screen.getByRole('list', { name: 'Isto é apagado para sempre:' })).toHaveTextContent(
      'matrícula',
    )
    await confirm()
    await expect(args.onDelete).toHaveBeenCalledWith({ senha: 'caderno-2026', confirmacao: 'EXCLUIR' })
  },
}
export const NotConfirmed: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await confirm('caderno-2026', 'sim')
    await expect(await screen.findByText('Digite EXCLUIR para confirmar')).toBeVisible()
    await expect(screen.getByLabelText(/^Confirmação/)).toHaveFocus()
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  tags: ['interaction', '!autodocs'],
  args: {
    onDelete: fn(() =>
      Promise.reject(new DeletionRefused('Nada foi excluído. Tente novamente. Sem conexão com a internet.')),
    ),
  },
  play: async () => {
    await confirm()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nada foi excluído.')
    await expect(screen.getByLabelText(/^Senha/)).toHaveValue('caderno-2026')
  },
}
export const Leaving: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onDelete: fn(forever) },
  play: async ({ args }) => {
    await confirm()
    await expect(screen.getByRole('button', { name: 'Excluir conta' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const InTheCloud: Story = {
  args: { backend: 'firebase' },
  globals: { viewport: { value: 'phone' } },
  play: async () => expect(await screen.findByText(/o que ainda não foi enviado/)).toBeVisible(),
}
