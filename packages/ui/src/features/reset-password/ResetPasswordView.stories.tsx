import {
  BAD_LINK,
  DEFAULT_POLICY,
  PASSWORD_RESET,
  UNKNOWN_LINK,
  type ResetDelivery,
} from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { forever, refusedWith } from '../../../test/story-outcomes.ts'
import { ResetPasswordView } from './ResetPasswordView.tsx'

const meta = {
  component: ResetPasswordView,
  parameters: { layout: 'fullscreen', path: '/recuperar-senha' },
  args: {
    state: { kind: 'choose', email: 'marina@estudante.br' },
    policy: DEFAULT_POLICY,
    onSend: fn((): Promise<ResetDelivery> => Promise.resolve({ kind: 'email' })),
    onSave: fn(() => Promise.resolve()),
    onAskAgain: fn(),
  },
} satisfies Meta<typeof ResetPasswordView>
export default meta
type Story = StoryObj<typeof meta>
type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const choose = async ({ canvas, userEvent }: Hands, senha = 'nova-senha', again = senha) => {
  if (senha) await userEvent.type(canvas.getByLabelText('Nova senha'), senha)
  if (again) await userEvent.type(canvas.getByLabelText('Confirmar nova senha'), again)
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar nova senha' }))
}

export const Choosing: Story = {}
export const Chosen: Story = {
  ...Choosing,
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await expect(context.canvas.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute(
      'href',
      '/login-aluno',
    )
    await choose(context)
    await expect(context.args.onSave).toHaveBeenCalledWith('nova-senha')
  },
}
export const TooShort: Story = {
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await choose(context, '12345')
    await expect(context.canvas.getByLabelText('Nova senha')).toHaveFocus()
    await expect(context.canvas.getByText('A senha deve ter pelo menos 6 caracteres!')).toBeVisible()
  },
}
export const NotTheSame: Story = {
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await choose(context, 'nova-senha', 'outra-senha')
    await expect(context.canvas.getByLabelText('Confirmar nova senha')).toHaveFocus()
    await expect(context.canvas.getByLabelText('Confirmar nova senha')).toHaveAccessibleDescription(
      'As senhas não coincidem!',
    )
    await expect(context.args.onSave).not.toHaveBeenCalled()
  },
}
export const Saving: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSave: fn(forever) },
  play: async (context) => {
    await choose(context)
    await expect(context.canvas.getByRole('button', { name: 'Salvar nova senha' })).toBeDisabled()
  },
}
export const Offline: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSave: fn(refusedWith('network-request-failed')) },
  play: async (context) => {
    await choose(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Sem conexão com a internet/)
    await expect(context.canvas.getByLabelText('Nova senha')).toHaveValue('nova-senha')
  },
}

export const Checking: Story = { args: { state: { kind: 'checking' } } }
export const Done: Story = {
  args: { state: { kind: 'done', message: PASSWORD_RESET } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Senha redefinida. Entre com a nova senha.')
  },
}
export const BadLink: Story = {
  args: { state: { kind: 'refused', message: BAD_LINK } },
}
export const BadLinkAsksForANewOne: Story = {
  ...BadLink,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Link inválido, expirado ou já utilizado.')
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir novo link' }))
    await expect(args.onAskAgain).toHaveBeenCalled()
  },
}
export const UnknownMode: Story = { args: { state: { kind: 'refused', message: UNKNOWN_LINK } } }

/** Without a code: a request form with the second wording (D4). */
export const Requesting: Story = {
  tags: ['interaction', '!autodocs'],
  args: { state: { kind: 'request' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'E-mail inválido. Digite um endereço válido.',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marina@estudante.br{Enter}')
    await expect(
      await canvas.findByText(
        'E-mail de redefinição enviado! Verifique sua caixa de entrada e pasta de spam.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByText(/Digite o e-mail/)).toBeNull()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
