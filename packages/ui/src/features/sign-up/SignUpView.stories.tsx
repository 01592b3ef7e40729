import { DEFAULT_POLICY } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { forever, refusedWith } from '../../../test/story-outcomes.ts'
import { SignUpView } from './SignUpScreen.tsx'

const meta = {
  component: SignUpView,
  parameters: { layout: 'fullscreen', path: '/cadastros' },
  args: { onSignUp: fn(() => Promise.resolve()), policy: DEFAULT_POLICY },
} satisfies Meta<typeof SignUpView>
export default meta
type Story = StoryObj<typeof meta>

const VALUES = {
  Nome: 'Marina',
  Sobrenome: 'Alves',
  Email: 'marina@estudante.br',
  Senha: 'caderno26',
  'Confirmar senha': 'caderno26',
}
const fill = async (
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>,
  over: Partial<typeof VALUES> = {},
) => {
  for (const [label, value] of Object.entries({ ...VALUES, ...over }))
    await userEvent.type(canvas.getByLabelText(label), value)
  await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }))
}

export const Empty: Story = {
  tags: ['§5.10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Criar conta' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Já tenho conta' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription('Pelo menos 6 caracteres')
  },
}

export const EmptyIsRefused: Story = {
  tags: ['interaction', '!autodocs', '§5.1'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }))
    await expect(canvas.getByLabelText('Nome')).toHaveFocus()
    await expect(canvas.getByLabelText('Nome')).toHaveAccessibleDescription('Nome é obrigatório')
    await expect(canvas.getByLabelText('Sobrenome')).toHaveAccessibleDescription('Sobrenome é obrigatório')
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email é obrigatório')
    await expect(canvas.getByLabelText('Confirmar senha')).toHaveAccessibleDescription(
      'Confirmação de senha é obrigatória',
    )
    await expect(args.onSignUp).not.toHaveBeenCalled()
  },
}

export const PasswordsRefused: Story = {
  tags: ['interaction', '!autodocs', '§5.1'],
  play: async (context) => {
    await fill(context, { Senha: 'curta', 'Confirmar senha': 'outra' })
    await expect(context.canvas.getByLabelText('Senha')).toHaveFocus()
    await expect(context.canvas.getByText('A senha deve ter pelo menos 6 caracteres!')).toBeVisible()
    await expect(context.canvas.getByText('As senhas não coincidem!')).toBeVisible()
  },
}

export const Busy: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSignUp: fn(forever) },
  play: async (context) => {
    await fill(context)
    await expect(context.canvas.getByRole('button', { name: 'Criar conta' })).toBeDisabled()
  },
}

export const EmailTaken: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onSignUp: fn(refusedWith('email-already-in-use')) },
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Este email já está cadastrado!')
    await expect(context.canvas.getByLabelText('Sobrenome')).toHaveValue('Alves')
  },
}

/** A service that asks for more says so beforehand. */
export const StricterPolicy: Story = {
  args: { policy: { schemaVersion: 1, minLength: 8, uppercase: true, numeric: true } },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
