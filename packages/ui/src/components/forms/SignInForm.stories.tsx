import { sentenceFor } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SignInForm } from './SignInForm.tsx'
import { forever, refusedWith } from '../../../test/story-outcomes.ts'

/**
 * E-mail and password, for both pages that sign somebody in.
 *
 * **Not for** making an account (`NewPasswordFields`).
 *
 * **Keyboard**: Enter sends; the focus goes to the first field that is refused. **Screen reader**: the
 * refusal of both is an alert below the fields.
 *
 * **Do** keep what was typed after a refusal. **Don't** say which of the two was wrong.
 */
const meta = {
  component: SignInForm,
  args: { onSignIn: fn(() => Promise.resolve()), failure: (error) => sentenceFor('login', error) },
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const EmptyIsRefused: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Email é obrigatório',
    )
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription('Senha é obrigatória')
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const Filled: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marina@estudante.br')
    await userEvent.type(canvas.getByLabelText('Senha'), ' caderno 26 {Enter}')
    await expect(args.onSignIn).toHaveBeenCalledWith('marina@estudante.br', ' caderno 26 ')
  },
}

export const PasswordShown: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const senha = canvas.getByLabelText('Senha')
    await userEvent.type(senha, 'caderno26')
    await expect(senha).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mostrar o que foi digitado' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(senha).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    await expect(senha).toHaveAttribute('type', 'password')
  },
}

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marina@estudante.br')
  await userEvent.type(canvas.getByLabelText('Senha'), 'caderno26')
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
}

export const Busy: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSignIn: fn(forever) },
  play: async (context) => {
    await send(context)
    await expect(context.canvas.getByRole('button', { name: 'Entrar' })).toBeDisabled()
  },
}

export const WrongPassword: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSignIn: fn(refusedWith('wrong-password')) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Senha incorreta')
    await expect(context.canvas.getByLabelText('Senha')).toHaveValue('caderno26')
  },
}

export const Offline: Story = {
  tags: ['interaction', '!autodocs', 'D25'],
  args: { onSignIn: fn(refusedWith('network-request-failed')) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Sem conexão com a internet\.$/)
  },
}
