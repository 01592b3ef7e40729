import { DEFAULT_POLICY } from '@caderno/domain/identity'
import { EMPTY_FORM } from '@caderno/domain/registration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { forever, refusedWith } from '../../../test/story-outcomes.ts'
import { RegistrationView } from './RegistrationView.tsx'

const meta = {
  component: RegistrationView,
  parameters: { layout: 'fullscreen', path: '/cadastro-aluno' },
  args: {
    policy: DEFAULT_POLICY,
    matricula: { text: 'MAT-482913', failed: false },
    onRedraw: fn(),
    onRegister: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof RegistrationView>
export default meta
type Story = StoryObj<typeof meta>
type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const PERSONAL = {
  'Nome completo': 'Marina Alves de Souza',
  'Data de nascimento': '2004-03-15',
  CPF: '52998224725',
  Telefone: '11987654321',
  'Email de contato': 'marina@exemplo.com.br',
}
const ACCESS = { Email: 'marina@estudante.br', Senha: 'caderno26', 'Confirmar senha': 'caderno26' }

/** The steps before are filled in. */
const FIRST_DONE = {
  ...EMPTY_FORM,
  nomeCompleto: 'Marina Alves de Souza',
  dataNascimento: '2004-03-15',
  cpf: '529.982.247-25',
  telefone: '(11) 98765-4321',
  emailContato: 'marina@exemplo.com.br',
}
const BOTH_DONE = {
  ...FIRST_DONE,
  email: 'marina@estudante.br',
  senha: 'caderno26',
  confirmSenha: 'caderno26',
}

const type = async ({ canvas, userEvent }: Hands, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(await canvas.findByLabelText(label))
    await userEvent.paste(value)
  }
}
const press = async ({ canvas, userEvent }: Hands, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const toAccess = async (hands: Hands) => {
  await type(hands, PERSONAL)
  await press(hands, 'Próximo')
}
const toSchool = async (hands: Hands) => {
  await toAccess(hands)
  await type(hands, ACCESS)
  await press(hands, 'Próximo')
}
const university = async (hands: Hands) => {
  await hands.userEvent.selectOptions(
    await hands.canvas.findByLabelText('Nível de ensino'),
    'Ensino Superior',
  )
  await type(hands, {
    'Nome da instituição': 'Universidade de São Paulo',
    Curso: 'Pedagogia',
    'Semestre/Período': '5º semestre',
  })
  await hands.userEvent.selectOptions(hands.canvas.getByLabelText('Modalidade'), 'EAD')
}

export const Personal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cadastro de aluno' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Dados Pessoais' })).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
    await expect(canvas.queryByRole('button', { name: 'Anterior' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Já tenho conta' })).toHaveAttribute('href', '/login-aluno')
  },
}

export const PersonalRefused: Story = {
  tags: ['interaction', '!autodocs', '§4.3', '§5.2'],
  play: async (context) => {
    await press(context, 'Próximo')
    const { canvas } = context
    await expect(canvas.getByLabelText('Nome completo')).toHaveFocus()
    await expect(canvas.getByLabelText('Nome completo')).toHaveAccessibleDescription(
      'Nome completo é obrigatório',
    )
    await expect(canvas.getByLabelText('Data de nascimento')).toHaveAccessibleDescription(
      'Data de nascimento é obrigatória',
    )
    await expect(canvas.getByLabelText('CPF')).toHaveAccessibleDescription('CPF é obrigatório')
    await expect(canvas.getByLabelText('Telefone')).toHaveAccessibleDescription('Telefone é obrigatório')
    await expect(canvas.getByLabelText('Email de contato')).toHaveAccessibleDescription(
      'Email de contato é obrigatório',
    )
  },
}

/** Judged at «Próximo», never while typing. */
export const PersonalImplausible: Story = {
  tags: ['interaction', '!autodocs', 'W11'],
  play: async (context) => {
    await type(context, {
      ...PERSONAL,
      'Data de nascimento': '1899-12-31',
      CPF: '11111111111',
      Telefone: '0011112222',
    })
    await expect(context.canvas.queryByText('CPF inválido')).toBeNull()
    await press(context, 'Próximo')
    await expect(context.canvas.getByLabelText('Data de nascimento')).toHaveAccessibleDescription(
      'Data de nascimento inválida',
    )
    await expect(context.canvas.getByLabelText('CPF')).toHaveAccessibleDescription('CPF inválido')
    await expect(context.canvas.getByLabelText('Telefone')).toHaveAccessibleDescription('Telefone inválido')
  },
}

export const Access: Story = { args: { initial: FIRST_DONE }, parameters: { state: { step: 1 } } }
export const School: Story = { args: { initial: BOTH_DONE }, parameters: { state: { step: 2 } } }
export const AccessReached: Story = {
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await toAccess(context)
    const { canvas } = context
    await expect(canvas.getByRole('heading', { level: 2, name: 'Acesso' })).toHaveFocus()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67')
    await expect(canvas.getByLabelText('Matrícula')).toHaveValue('MAT-482913')
    await expect(canvas.getByLabelText('Matrícula')).toHaveAttribute('readonly')
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription('Pelo menos 6 caracteres')
  },
}

export const AccessRefused: Story = {
  tags: ['interaction', '!autodocs', '§4.3', '§5.2', '§5.3'],
  play: async (context) => {
    await toAccess(context)
    await type(context, { Senha: 'curta', 'Confirmar senha': 'outra' })
    await press(context, 'Próximo')
    const { canvas } = context
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email é obrigatório')
    await expect(canvas.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible()
    await expect(canvas.getByText('Senhas não coincidem')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}

export const MatriculaFailed: Story = {
  ...Access,
  args: { ...Access.args, matricula: { text: '', failed: true } },
}
export const MatriculaFailedRetries: Story = {
  tags: ['interaction', '!autodocs'],
  args: { matricula: { text: '', failed: true } },
  play: async (context) => {
    await toAccess(context)
    await expect(context.canvas.getByText('Erro ao gerar matrícula. Tente novamente.')).toBeVisible()
    await press(context, 'Tentar novamente')
    await expect(context.args.onRedraw).toHaveBeenCalledOnce()
  },
}

/** Somebody who is signed in without a student record keeps e-mail and password (D21). */
export const SignedInAccount: Story = {
  ...Access,
  args: { ...Access.args, accountEmail: 'marina@estudante.br' },
}
export const SignedInAccountGoesOn: Story = {
  tags: ['interaction', '!autodocs'],
  args: { accountEmail: 'marina@estudante.br' },
  play: async (context) => {
    await toAccess(context)
    const { canvas } = context
    await expect(canvas.getByLabelText('Email')).toHaveValue('marina@estudante.br')
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    await expect(canvas.queryByLabelText('Senha')).toBeNull()
    await press(context, 'Próximo')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Acadêmicos' })).toHaveFocus()
  },
}

export const SchoolRefused: Story = {
  tags: ['interaction', '!autodocs', '§4.3', '§5.2', '§5.4'],
  play: async (context) => {
    await toSchool(context)
    const { canvas, userEvent } = context
    await press(context, 'Concluir cadastro')
    await expect(canvas.getByLabelText('Nível de ensino')).toHaveAccessibleDescription(
      'Nível de ensino é obrigatório',
    )
    await userEvent.selectOptions(canvas.getByLabelText('Nível de ensino'), 'Ensino Médio')
    await press(context, 'Concluir cadastro')
    await expect(canvas.getByLabelText('Ano/Série')).toHaveFocus()
    await expect(canvas.getByLabelText('Ano/Série')).toHaveAccessibleDescription('Ano/Série é obrigatório')
    await expect(canvas.getByLabelText('Nome da escola')).toHaveAccessibleDescription(
      'Nome da escola é obrigatório',
    )
    await expect(canvas.getByLabelText('Turno')).toHaveAccessibleDescription('Turno é obrigatório')
    await expect(canvas.queryByLabelText('Curso')).toBeNull()
  },
}

export const UniversityRefused: Story = {
  tags: ['interaction', '!autodocs', '§4.3', '§5.2'],
  play: async (context) => {
    await toSchool(context)
    const { canvas, userEvent } = context
    await userEvent.selectOptions(canvas.getByLabelText('Nível de ensino'), 'Ensino Superior')
    await press(context, 'Concluir cadastro')
    await expect(canvas.getByLabelText('Nome da instituição')).toHaveAccessibleDescription(
      'Nome da instituição é obrigatório',
    )
    await expect(canvas.getByLabelText('Curso')).toHaveAccessibleDescription('Curso é obrigatório')
    await expect(canvas.getByLabelText('Semestre/Período')).toHaveAccessibleDescription(
      'Semestre/Período é obrigatório',
    )
    await expect(canvas.getByLabelText('Modalidade')).toHaveAccessibleDescription('Modalidade é obrigatória')
  },
}

export const Registered: Story = {
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await toSchool(context)
    await university(context)
    await expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await press(context, 'Concluir cadastro')
    await waitFor(() => expect(context.args.onRegister).toHaveBeenCalledOnce())
    await expect(context.args.onRegister).toHaveBeenCalledWith(
      expect.objectContaining({
        cpf: '529.982.247-25',
        telefone: '(11) 98765-4321',
        matricula: 'MAT-482913',
        modalidade: 'EAD',
      }),
    )
  },
}
export const GoingBackKeepsWhatWasTyped: Story = {
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await toSchool(context)
    await university(context)
    await press(context, 'Anterior')
    await expect(context.canvas.getByRole('heading', { level: 2, name: 'Acesso' })).toHaveFocus()
    await expect(context.canvas.getByLabelText('Senha')).toHaveValue('caderno26')
    await press(context, 'Anterior')
    await expect(context.canvas.getByLabelText('CPF')).toHaveValue('529.982.247-25')
    await press(context, 'Próximo')
    await press(context, 'Próximo')
    await expect(context.canvas.getByLabelText('Curso')).toHaveValue('Pedagogia')
  },
}
export const Busy: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onRegister: fn(forever) },
  play: async (context) => {
    await toSchool(context)
    await university(context)
    await press(context, 'Concluir cadastro')
    await expect(context.canvas.getByRole('button', { name: 'Concluir cadastro' })).toBeDisabled()
  },
}
export const EmailTaken: Story = {
  tags: ['interaction', '!autodocs'],
  args: { onRegister: fn(refusedWith('email-already-in-use')) },
  play: async (context) => {
    await toSchool(context)
    await university(context)
    await press(context, 'Concluir cadastro')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Este e-mail já está cadastrado')
    await expect(context.canvas.getByLabelText('Curso')).toHaveValue('Pedagogia')
  },
}
export const OnAPhone: Story = {
  ...Access,
  globals: { viewport: { value: 'phone' } },
}
