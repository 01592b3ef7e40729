import { sentenceFor } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { refusedWith } from '../../../test/story-outcomes.ts'
import { StudentLoginView } from './StudentLoginScreen.tsx'

const meta = {
  component: StudentLoginView,
  parameters: { layout: 'fullscreen', path: '/login-aluno' },
  args: { onSignIn: fn(() => Promise.resolve()), failure: (error) => sentenceFor('studentLogin', error) },
} satisfies Meta<typeof StudentLoginView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login do aluno' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
      'href',
      '/esqueci-senha',
    )
    await expect(canvas.getByRole('link', { name: 'Criar conta de aluno' })).toHaveAttribute(
      'href',
      '/cadastro-aluno',
    )
    await expect(canvas.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '/login')
  },
}

export const UnknownUser: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSignIn: fn(refusedWith('user-not-found')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marina@estudante.br')
    await userEvent.type(canvas.getByLabelText('Senha'), 'caderno26{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Usuário não encontrado')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
