import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthHeading, AuthLayout } from '../../components/layout/AuthLayout.tsx'
import { RegistrationCover } from './RegistrationCover.tsx'

const STEPS = [
  { title: 'Dados Pessoais', about: 'Nome, CPF e contato' },
  { title: 'Acesso', about: 'Email, senha e matrícula' },
  { title: 'Acadêmicos', about: 'Sua escola ou faculdade' },
]
const LABEL = { Nome: 'Marina Alves de Souza', Matrícula: 'MAT-482913', Curso: '' }

const meta = {
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <AuthHeading title="Entrar">Que bom ver você de novo.</AuthHeading> },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Registration: Story = {
  args: { cover: <RegistrationCover label={LABEL} steps={STEPS} current={1} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Etiqueta do seu caderno')).toHaveTextContent('Marina Alves de Souza')
    await expect(
      canvas.getByRole('list', { name: 'Passos do cadastro' }).querySelector('[aria-current=step]'),
    ).toHaveTextContent('Acesso')
  },
}
export const LongestWords: Story = {
  args: {
    cover: (
      <RegistrationCover
        label={{
          Nome: 'Maximiliana Guilhermina Albuquerque-Cavalcanti de Vasconcellos',
          Matrícula: 'MAT-999999',
          Curso: 'Engenharia de Computação',
        }}
        steps={STEPS}
        current={2}
      />
    ),
  },
}
export const OnAPhone: Story = { ...LongestWords, globals: { viewport: { value: 'phone' } } }
