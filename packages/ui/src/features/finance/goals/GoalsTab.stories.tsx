import type { FinancialGoal } from '@caderno/domain/finance'
import { aFinancialGoal, halfSemester } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { financePart } from '../../../../test/finance-part.tsx'
import GoalsTab from './GoalsTab.tsx'

const LONG =
  'Pneumoultramicroscopicossilicovulcanoconiose e a certificação internacional em análise de dados aplicada à vigilância epidemiológica em três idiomas. '.repeat(
    6,
  )
const TRIP = aFinancialGoal({
  id: 'm1',
  descricao: 'Intercâmbio em julho',
  valor: 6_000,
  valorAtual: 2_760,
  dataAlvo: '2027-07-01',
  depositos: [
    { id: 'd1', data: '2026-10-05', valor: 2_260 },
    { id: 'd2', data: '2026-11-05', valor: 500 },
  ],
})
const SEVERAL = [
  TRIP,
  aFinancialGoal({
    id: 'm2',
    descricao: 'Reserva de emergência',
    valor: 1_500,
    valorAtual: 1_500,
    dataAlvo: '2026-12-31',
  }),
  aFinancialGoal({ id: 'm3', descricao: 'Bicicleta', valor: 900, valorAtual: 135, dataAlvo: '2026-10-31' }),
  aFinancialGoal({
    id: 'm4',
    descricao: 'Presente de Natal',
    valor: 120.5,
    valorAtual: 40,
    dataAlvo: '2026-12-20',
  }),
]

const withGoals = (metas: readonly FinancialGoal[], arrange?: Parameters<typeof financePart>[2]) =>
  financePart(GoalsTab, { metas }, arrange)
const HALF = halfSemester()

const meta: Meta<typeof GoalsTab> = { component: GoalsTab }
export default meta
type Story = StoryObj<typeof GoalsTab>

const form = async () => within(await screen.findByRole('region', { name: 'Nova meta' }))
const goal = async (name: string) => within(await screen.findByRole('article', { name }))
/** Loaded when it is first needed. */
const dialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const open = async (name: string, button: string) =>
  userEvent.click((await goal(name)).getByRole('button', { name: button }))
/** Text as it is read: the space in an amount does not break. */
const shown = async (name: string) =>
  (await screen.findByRole('article', { name })).textContent.replaceAll('\u00a0', ' ')

export const Empty: Story = {
  render: withGoals([]),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'O que você quer alcançar?' })).toBeVisible()
    await expect((await form()).getByLabelText('Valor atual')).toHaveValue('0,00')
  },
}

export const One: Story = {
  render: withGoals([TRIP]),
}
export const OneShowsItsDeposits: Story = {
  ...One,
  tags: ['interaction', '!autodocs', 'B11'],
  play: async () => {
    await expect(await shown('Intercâmbio em julho')).toContain('R$ 2.760,00 de R$ 6.000,00')
    await expect(await shown('Intercâmbio em julho')).toContain('Guarde R$ 405,00 por mês até 01/07/2027')
    await expect(
      (await goal('Intercâmbio em julho')).getByRole('img', { name: '46% guardados' }),
    ).toBeVisible()
    await userEvent.click((await goal('Intercâmbio em julho')).getByText('2 depósitos'))
    await expect(
      (await goal('Intercâmbio em julho'))
        .getAllByRole('listitem')
        .map((item) => item.textContent.replaceAll('\u00a0', ' ')),
    ).toEqual(['05/11/2026 R$ 500,00', '05/10/2026 R$ 2.260,00'])
  },
}

/** The nearest day first; a goal that is reached, one whose day is over, one that is due within a month. */
export const Several: Story = {
  tags: ['§2.3'],
  render: withGoals(SEVERAL),
  play: async () => {
    await expect(
      (await screen.findAllByRole('article')).map((article) => article.querySelector('h3')?.textContent),
    ).toEqual(['Bicicleta', 'Presente de Natal', 'Reserva de emergência', 'Intercâmbio em julho'])
    await expect(await shown('Reserva de emergência')).toContain('Meta alcançada')
    await expect(await shown('Bicicleta')).toContain('A data passou em 31/10/2026. Faltam R$ 765,00')
    await expect(await shown('Presente de Natal')).toContain('Faltam R$ 80,50 até 20/12/2026')
  },
}
export const HalfSemester: Story = { render: financePart(GoalsTab, HALF.book, undefined, HALF.now) }
export const HalfSemesterOnAPhone: Story = { ...HalfSemester, globals: { viewport: { value: 'phone' } } }
export const LongestWordsOnAPhone: Story = {
  render: withGoals([
    aFinancialGoal({ descricao: LONG, valor: 999_999_999.99, valorAtual: 123_456_789.01 }),
    aFinancialGoal({
      id: 'm2',
      descricao: 'x'.repeat(400),
      valor: 999_999_999.99,
      valorAtual: 999_999_999.99,
    }),
  ]),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findAllByRole('article')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

export const Adding: Story = {
  tags: ['interaction', '!autodocs'],
  render: withGoals([]),
  play: async () => {
    const fields = await form()
    await userEvent.type(fields.getByLabelText('Descrição'), '  Notebook ')
    await userEvent.type(fields.getByLabelText('Valor total'), '3.500')
    await userEvent.type(fields.getByLabelText('Data-alvo'), '2027-06-30')
    await userEvent.clear(fields.getByLabelText('Valor atual'))
    await userEvent.type(fields.getByLabelText('Valor atual'), '900,50{Enter}')
    await waitFor(async () => expect(await shown('Notebook')).toContain('R$ 900,50 de R$ 3.500,00'))
    await expect(await screen.findByText('Meta adicionada.')).toBeVisible()
    await waitFor(() => expect(fields.getByLabelText('Descrição')).toHaveValue(''))
    await expect(fields.getByLabelText('Valor atual')).toHaveValue('0,00')
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  },
}

export const Missing: Story = {
  tags: ['interaction', '!autodocs'],
  render: withGoals([]),
  play: async () => {
    const fields = await form()
    await userEvent.type(fields.getByLabelText('Descrição'), 'Notebook')
    await userEvent.clear(fields.getByLabelText('Valor atual'))
    await userEvent.type(fields.getByLabelText('Valor atual'), '-1')
    await userEvent.click(fields.getByRole('button', { name: 'Adicionar meta' }))
    await expect(fields.getByRole('alert')).toHaveTextContent('Por favor, preencha todos os campos da meta.')
    await expect(fields.getByLabelText('Valor total')).toHaveAccessibleDescription(
      'Valor total é obrigatório',
    )
    await expect(fields.getByLabelText('Data-alvo')).toHaveAccessibleDescription('Data-alvo é obrigatória')
    await expect(fields.getByLabelText('Valor atual')).toHaveAccessibleDescription(
      'Valor atual não pode ser negativo',
    )
    await expect(fields.getByLabelText('Valor total')).toHaveFocus()
    await userEvent.type(fields.getByLabelText('Valor total'), '0')
    await userEvent.type(fields.getByLabelText('Data-alvo'), '2027-06-30')
    await userEvent.click(fields.getByRole('button', { name: 'Adicionar meta' }))
    await expect(fields.queryByRole('alert')).toBeNull()
    await expect(fields.getByLabelText('Valor total')).toHaveAccessibleDescription(
      'Informe um valor maior que zero',
    )
  },
}

export const Refused: Story = {
  tags: ['interaction', '!autodocs', '§8.7'],
  render: withGoals([], (finances) => finances.failNext('network-request-failed')),
  play: async () => {
    const fields = await form()
    await userEvent.type(fields.getByLabelText('Descrição'), 'Notebook')
    await userEvent.type(fields.getByLabelText('Valor total'), '3500')
    await userEvent.type(fields.getByLabelText('Data-alvo'), '2027-06-30{Enter}')
    await expect(await fields.findByRole('alert')).toHaveTextContent(/^Erro ao salvar\. Tente novamente\./)
    await expect(fields.getByLabelText('Descrição')).toHaveValue('Notebook')
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  },
}

export const Depositing: Story = {
  tags: ['interaction', '!autodocs', 'B11'],
  render: withGoals([TRIP]),
  play: async () => {
    await open('Intercâmbio em julho', 'Guardar')
    const deposit = await dialog('Guardar')
    await waitFor(() => expect(deposit.getByLabelText('Valor')).toHaveFocus())
    await expect(deposit.getByLabelText('Data')).toHaveValue('2026-11-20')
    await userEvent.type(deposit.getByLabelText('Valor'), '0{Enter}')
    await expect(deposit.getByLabelText('Valor')).toHaveAccessibleDescription(
      'Informe um valor maior que zero',
    )
    await userEvent.clear(deposit.getByLabelText('Valor'))
    await userEvent.type(deposit.getByLabelText('Valor'), '3.240{Enter}')
    await closed()
    await waitFor(async () =>
      expect(await shown('Intercâmbio em julho')).toContain('R$ 6.000,00 de R$ 6.000,00 Meta alcançada'),
    )
    await expect((await goal('Intercâmbio em julho')).getByText('3 depósitos')).toBeVisible()
    await waitFor(async () =>
      expect((await goal('Intercâmbio em julho')).getByRole('button', { name: 'Guardar' })).toHaveFocus(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(async () =>
      expect(await shown('Intercâmbio em julho')).toContain('R$ 2.760,00 de R$ 6.000,00'),
    )
    await expect((await goal('Intercâmbio em julho')).getByText('2 depósitos')).toBeVisible()
  },
}

export const UpdatingTheValue: Story = {
  tags: ['interaction', '!autodocs', '§5.7', '§9.3'],
  render: withGoals([TRIP]),
  play: async () => {
    await open('Intercâmbio em julho', 'Atualizar valor')
    const saved = await dialog('Atualizar valor')
    const field = saved.getByLabelText('Valor atual')
    await expect(field).toHaveValue('2760,00')
    await userEvent.clear(field)
    await userEvent.type(field, '-5{Enter}')
    await expect(field).toHaveAccessibleDescription('Valor atual não pode ser negativo')
    await userEvent.clear(field)
    await userEvent.type(field, '7000')
    await userEvent.click(saved.getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }))
    await userEvent.click(saved.getByRole('button', { name: 'Salvar' }))
    await closed()
    await waitFor(async () => expect(await shown('Intercâmbio em julho')).toContain('100%'))
    await expect(await shown('Intercâmbio em julho')).toContain('R$ 7.000,00 de R$ 6.000,00')
  },
}

export const Editing: Story = {
  tags: ['interaction', '!autodocs', '§8.11', 'D24'],
  render: withGoals([TRIP]),
  play: async () => {
    await userEvent.type((await form()).getByLabelText('Descrição'), 'Meio escrita')
    await open('Intercâmbio em julho', 'Editar')
    const edit = await dialog('Editar meta')
    await userEvent.clear(edit.getByLabelText('Data-alvo'))
    await userEvent.click(edit.getByRole('button', { name: 'Salvar' }))
    await expect(edit.getByRole('alert')).toHaveTextContent('Por favor, preencha todos os campos da meta.')
    await expect(edit.getByLabelText('Data-alvo')).toHaveFocus()
    await userEvent.type(edit.getByLabelText('Data-alvo'), '2027-12-01')
    await userEvent.type(edit.getByLabelText('Descrição'), ' de 2027')
    await userEvent.click(edit.getByRole('button', { name: 'Salvar' }))
    await closed()
    await waitFor(async () => expect(await shown('Intercâmbio em julho de 2027')).toContain('até 01/12/2027'))
    await expect((await form()).getByLabelText('Descrição')).toHaveValue('Meio escrita')
  },
}

export const UpdateRefused: Story = {
  tags: ['interaction', '!autodocs', '§8.7'],
  render: withGoals([TRIP], (finances) => finances.failNext('storage-full')),
  play: async () => {
    await open('Intercâmbio em julho', 'Guardar')
    const deposit = await dialog('Guardar')
    await userEvent.type(deposit.getByLabelText('Valor'), '100{Enter}')
    await expect(await deposit.findByRole('alert')).toHaveTextContent('Limite de armazenamento atingido')
    await expect(deposit.getByDisplayValue(/^100/)).toBeVisible()
  },
}

const ask = async (name: string) => {
  ;(await goal(name)).getByRole('button', { name: 'Remover' }).focus()
  await userEvent.keyboard('{Enter}')
  const question = await dialog('Remover meta')
  await expect(question.getByText('Tem certeza que deseja remover esta meta?')).toBeVisible()
  question.getByRole('button', { name: 'Remover' }).focus()
  await userEvent.keyboard('{Enter}')
}

export const RemovingAndUndoing: Story = {
  tags: ['interaction', '!autodocs', '§8.11', 'D24', 'B4'],
  render: withGoals([TRIP]),
  play: async () => {
    await ask('Intercâmbio em julho')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await expect(screen.getByText('Intercâmbio em julho saiu das metas.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Metas' })).toHaveFocus())
    screen.getByRole('button', { name: 'Desfazer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect((await goal('Intercâmbio em julho')).getByText('2 depósitos')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('article')))
  },
}

export const RemovalRefused: Story = {
  tags: ['interaction', '!autodocs', '§8.7'],
  render: withGoals([TRIP], (finances) => finances.failNext('permission-denied')),
  play: async () => {
    await ask('Intercâmbio em julho')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao excluir. Tente novamente. Sua conta não tem permissão para isso.',
    )
    await expect(await shown('Intercâmbio em julho')).toContain('R$ 2.760,00')
  },
}
