import { sentenceFor } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoginView } from './LoginScreen.tsx'

const meta = {
  component: LoginView,
  parameters: { layout: 'fullscreen', path: '/login' },
  args: { onSignIn: fn(() => Promise.resolve()), failure: (error) => sentenceFor('login', error) },
} satisfies Meta<typeof LoginView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['D3'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
      'href',
      '/esqueci-senha',
    )
    await expect(canvas.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/cadastros')
    await expect(canvas.getByRole('link', { name: 'Entrar como aluno' })).toHaveAttribute(
      'href',
      '/login-aluno',
    )
    // The words of the landing page are shown to somebody signed out too (D3).
    const pitch = 'Organize seus estudos, acompanhe seu progresso e alcance seus objetivos acadêmicos.'
    await expect(canvas.getByRole('heading', { name: pitch })).toBeVisible()
    for (const offer of ['Planejamento de estudos', 'Biblioteca pessoal', 'Gestão de projetos'])
      await expect(canvas.getByText(offer)).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
