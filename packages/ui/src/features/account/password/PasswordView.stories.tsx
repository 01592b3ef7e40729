import { DEFAULT_POLICY } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { forever, refusedWith } from '../../../../test/story-outcomes.ts'
import { PasswordView } from './PasswordDialog.tsx'

const meta = {
  component: PasswordView,
  parameters: { path: '/conta' },
  args: {
    opened: true,
    email: 'marina@estudante.br',
    policy: DEFAULT_POLICY,
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof PasswordView>
export default meta
type Story = StoryObj<typeof meta>

const change = async ({ senhaAtual = 'senha-velha', senha = 'senha-nova' } = {}) => {
  const fields = { 'Senha atual': senhaAtual, 'Nova senha': senha, 'Confirmar nova senha': senha }
  for (const [label, text] of Object.entries(fields))
    if (text) await userEvent.type(await screen.findByLabelText(new RegExp(`^${label}`)), text)
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
}

export const Empty: Story = {}
export const Choosing: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await change()
    await expect(args.onSave).toHaveBeenCalledWith({
      senhaAtual: 'senha-velha',
      senha: 'senha-nova',
      confirmSenha: 'senha-nova',
    })
  },
}
export const EmptyIsRefused: Story = {
  ...Empty,
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await change({ senhaAtual: '', senha: '' })
    await expect(await screen.findByText('Senha atual é obrigatória')).toBeVisible()
    await expect(screen.getByLabelText(/^Senha atual/)).toHaveFocus()
    await expect(screen.getByText('A senha deve ter pelo menos 6 caracteres!')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const WrongPassword: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSave: fn(refusedWith('wrong-password')) },
  play: async () => {
    await change()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Senha incorreta')
    await expect(screen.getByLabelText(/^Nova senha/)).toHaveValue('senha-nova')
  },
}
export const Saving: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSave: fn(forever) },
  play: async () => {
    await change()
    await expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => expect(await screen.findByLabelText(/^Senha atual/)).toBeVisible(),
}
