import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HomeView } from './HomeScreen.tsx'

const meta = {
  component: HomeView,
  parameters: { layout: 'fullscreen', path: '/home' },
  args: { hasStudentRecord: false, onSignOut: fn() },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutStudentRecord: Story = {}
export const WithoutStudentRecordSignsOut: Story = {
  ...WithoutStudentRecord,
  tags: ['interaction', '!autodocs', '§2.1'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Organize seus estudos' })).toBeVisible()
    await expect(
      canvas.getByText('Organize seus estudos, acompanhe seu progresso e alcance seus objetivos acadêmicos.'),
    ).toBeVisible()
    for (const point of ['Planejamento de estudos', 'Biblioteca pessoal', 'Gestão de projetos'])
      await expect(canvas.getByText(point)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Login do aluno' })).toHaveAttribute('href', '/login-aluno')
    await expect(canvas.getByRole('link', { name: 'Cadastro de aluno' })).toHaveAttribute(
      'href',
      '/cadastro-aluno',
    )
    await expect(canvas.queryByRole('link', { name: 'Ir para o dashboard' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
  },
}
export const Student: Story = {
  tags: ['D3'],
  args: { hasStudentRecord: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir para o dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  },
}
export const OnAPhone: Story = { args: { hasStudentRecord: true }, globals: { viewport: { value: 'phone' } } }
