import { newTransactions, type Repeat, type Transaction } from '@caderno/domain/finance'
import { aTransaction, fakeIds, halfSemester } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { financePart } from '../../../../test/finance-part.tsx'
import TransactionsTab from './TransactionsTab.tsx'

const LONG =
  'Pneumoultramicroscopicossilicovulcanoconiose e outras palavras que não cabem em lugar nenhum '.repeat(6)
const REPEAT: Repeat = { tipo: 'parcelas', vezes: 3 }
const SHOES = newTransactions(
  aTransaction({ descricao: 'Tênis', valor: 89.92, categoria: 'Vestuário', data: '2026-10-31' }),
  REPEAT,
  { ids: fakeIds('t'), now: new Date('2026-10-31T12:00:00Z') },
)
const OTHERS = [
  aTransaction({
    id: '1',
    descricao: 'Mercado da semana',
    valor: 86.4,
    categoria: 'Alimentação',
    data: '2026-11-20',
  }),
  aTransaction({
    id: '2',
    descricao: 'Bolsa de iniciação científica',
    valor: 700,
    tipo: 'entrada',
    categoria: 'Salário',
    data: '2026-11-19',
  }),
  aTransaction({
    id: '3',
    descricao: 'Material de laboratório',
    valor: 189.9,
    categoria: 'Faculdade',
    data: '2026-11-18',
  }),
  aTransaction({
    id: '4',
    descricao: 'Aula particular de cálculo',
    valor: 120,
    tipo: 'entrada',
    categoria: 'Freelancer',
    data: '2026-11-18',
  }),
]
const BOOKED = [...OTHERS, ...SHOES]

const OF_ACCOUNTS = BOOKED.map((one, at) => {
  const conta = ['Nubank cartão', 'Nubank', undefined][at % 3]
  return conta ? { ...one, conta } : one
})

const tab = (transactions: readonly Transaction[], arrange?: Parameters<typeof financePart>[2]) => {
  const of = (tipo: string) => transactions.filter((transaction) => transaction.tipo === tipo)
  return financePart(TransactionsTab, { entradas: of('entrada'), saidas: of('saida') }, arrange)
}
const HALF = halfSemester()

const meta: Meta<typeof TransactionsTab> = {
  component: TransactionsTab,
  render: tab(BOOKED),
}
export default meta
type Story = StoryObj<typeof TransactionsTab>

const form = async () => within(await screen.findByRole('region', { name: 'Nova transação' }))
const region = async () => within(await screen.findByRole('region', { name: 'Transações' }))
const row = async (name: string) => within(await screen.findByRole('listitem', { name }))
/** Loaded when it is first needed. */
const dialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }))
const submit = async () =>
  userEvent.click((await form()).getByRole('button', { name: 'Adicionar transação' }))
const titles = async () =>
  (await region()).getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)
/** Text as it is read: the space in an amount does not break. */
const said = (words: string) =>
  screen.findByText(
    (_, element) => element?.children.length === 0 && element.textContent.replaceAll('\u00a0', ' ') === words,
  )

export const Empty: Story = {
  render: tab([]),
}
export const EmptyOpensTheForm: Story = {
  ...Empty,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Preencher a primeira' }))
    await expect((await form()).getByLabelText('Descrição')).toHaveFocus()
    await expect((await form()).getByLabelText('Categoria')).toHaveValue('')
  },
}

/** The month by day; what is dated after today says so, and so does an instalment. */
export const Month: Story = {
  tags: ['§2.3'],
  play: async () => {
    await expect(await said('5 transações: entraram R$ 820,00 e saíram R$ 306,27')).toBeVisible()
    await expect(
      (await region()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Segunda-feira, 30/11/2026',
      'Hoje, 20/11/2026',
      'Ontem, 19/11/2026',
      'Quarta-feira, 18/11/2026',
    ])
    await expect((await row('Tênis')).getByText('Vestuário · 2/3 · agendada')).toBeVisible()
    await expect((await row('Tênis')).getByRole('button', { name: 'Editar' })).toHaveAccessibleDescription(
      'Tênis',
    )
  },
}
export const HalfSemester: Story = { render: financePart(TransactionsTab, HALF.book, undefined, HALF.now) }
/** A row of 60 px under its day; a press shows what can be done with it, and the «+» of the line opens all fields. */
export const MonthOnAPhone: Story = {
  tags: ['L6'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const shoes = await screen.findByRole('listitem', { name: 'Tênis' })
    await expect(shoes.getBoundingClientRect().height).toBeLessThanOrEqual(96)
    await expect(within(shoes).queryByRole('button', { name: 'Editar' })).toBeNull()
    await expect((await region()).getByText(/^\+ 820,00 · − 306,27$/)).toBeVisible()
  },
}
export const WorkingOnAPhone: Story = {
  tags: ['interaction', '!autodocs', 'L6'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const market = await row('Mercado da semana')
    await userEvent.click(market.getByRole('button', { name: 'Mercado da semana' }))
    await expect(market.getByRole('button', { name: 'Editar' })).toBeVisible()
    await userEvent.click(market.getByRole('button', { name: 'Mercado da semana' }))
    await expect(market.queryByRole('button', { name: 'Remover' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Nova transação' }))
    await expect((await dialog('Nova transação')).getByLabelText('Descrição')).toHaveFocus()
  },
}
export const LongestWordsOnAPhone: Story = {
  render: tab([
    aTransaction({ id: 'l', descricao: LONG, valor: 999_999_999.99, data: '2026-11-20' }),
    aTransaction({ id: 'x', descricao: 'x'.repeat(400), data: '' }),
    ...OTHERS,
  ]),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await titles()).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** Each row says its account; the filter «Conta» is there because one of them has some, and the sums follow it. */
export const Accounts: Story = {
  tags: ['I16'],
  render: tab(OF_ACCOUNTS),
  play: async () => {
    await expect((await row('Mercado da semana')).getByText('Alimentação · Nubank cartão')).toBeVisible()
    await expect((await row('Tênis')).getByText('Vestuário · 2/3 · agendada')).toBeVisible()
    const options = within((await region()).getByLabelText('Filtrar por conta')).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Todas as contas',
      'Nubank',
      'Nubank cartão',
      'Sem conta',
    ])
  },
}
export const AccountsOnAPhone: Story = {
  tags: ['interaction', '!autodocs'],
  render: Accounts.render!,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click((await region()).getByRole('button', { name: 'Filtros' }))
    await expect((await region()).getByLabelText('Filtrar por conta')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const AccountChosen: Story = {
  render: Accounts.render!,
  tags: ['interaction', '!autodocs', 'I16'],
  play: async () => {
    const tools = await region()
    await userEvent.selectOptions(tools.getByLabelText('Filtrar por conta'), 'Nubank')
    await waitFor(async () => expect(await titles()).toEqual(['Bolsa de iniciação científica']))
    await said('1 transação: entraram R$ 700,00')
    await userEvent.selectOptions(tools.getByLabelText('Filtrar por conta'), 'Sem conta')
    await waitFor(async () => expect(await titles()).toEqual(['Tênis', 'Material de laboratório']))
  },
}

export const UnfoldedOnAPhone: Story = {
  tags: ['interaction', '!autodocs'],
  render: Accounts.render!,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nova transação' }))
    const fields = await dialog('Nova transação')
    await userEvent.click(fields.getByRole('button', { name: 'Mais detalhes' }))
    await expect(fields.getByLabelText('Conta')).toBeVisible()
  },
}
export const Unfolded: Story = {
  tags: ['interaction', '!autodocs'],
  render: Accounts.render!,
  play: async () => {
    await userEvent.click((await form()).getByRole('button', { name: 'Mais detalhes' }))
    await expect((await form()).getByLabelText('Conta')).toBeVisible()
  },
}

/** Nothing was filled in: said for the form and at each field, and the first of them has the focus. */
export const Errors: Story = {
  tags: ['interaction', '!autodocs', '§5.7'],
  play: async () => {
    const fields = await form()
    await submit()
    await expect(fields.getByRole('alert')).toHaveTextContent('Por favor, preencha todos os campos.')
    await expect(fields.getByLabelText('Descrição')).toHaveFocus()
    await expect(fields.getByLabelText('Descrição')).toHaveAccessibleDescription('Descrição é obrigatória')
    await expect(fields.getByLabelText('Valor')).toHaveAccessibleDescription('Valor é obrigatório')
    await expect(fields.getByLabelText('Categoria')).toHaveAccessibleDescription(
      'Escolha uma categoria da lista',
    )
    await userEvent.type(fields.getByLabelText('Descrição'), 'Livro')
    await userEvent.type(fields.getByLabelText('Valor'), '1,234')
    await userEvent.selectOptions(fields.getByLabelText('Categoria'), 'Faculdade')
    await expect(fields.queryByRole('alert')).toBeNull()
    await submit()
    await expect(fields.getByLabelText('Valor')).toHaveAccessibleDescription('Valor inválido')
    await expect(fields.getByLabelText('Valor')).toHaveFocus()
  },
}

/** A purchase in instalments says what comes of it before it is booked. */
export const Instalments: Story = {
  tags: ['interaction', '!autodocs', 'B10'],
  render: tab(BOOKED),
  play: async () => {
    const fields = await form()
    await userEvent.type(fields.getByLabelText('Descrição'), 'Notebook')
    await userEvent.type(fields.getByLabelText('Valor'), '1.000,00')
    await userEvent.selectOptions(fields.getByLabelText('Categoria'), 'Educação')
    await userEvent.click(fields.getByRole('button', { name: 'Mais detalhes' }))
    await userEvent.selectOptions(fields.getByLabelText('Repetir'), 'parcelas')
    await userEvent.type(fields.getByLabelText('Número de parcelas'), '3')
    await expect(
      await said('3 parcelas: 1 de R$ 333,34 e 2 de R$ 333,33, a última em 20/01/2027'),
    ).toBeVisible()
    await submit()
    await said('3 transações adicionadas.')
    await expect((await row('Notebook')).getByText('Educação · 1/3')).toBeVisible()
    await expect(fields.getByLabelText('Descrição')).toHaveValue('')
  },
}

/** A failed save says what to do, and nothing that was typed is lost. */
export const SaveFailed: Story = {
  tags: ['interaction', '!autodocs', '§8.7', 'D25'],
  render: tab(OTHERS, (finances) => finances.failNext('network-request-failed')),
  play: async () => {
    const fields = await form()
    await userEvent.type(fields.getByLabelText('Descrição'), 'Livro')
    await userEvent.type(fields.getByLabelText('Valor'), '45,9')
    await userEvent.selectOptions(fields.getByLabelText('Categoria'), 'Faculdade')
    await submit()
    await expect(await fields.findByRole('alert')).toHaveTextContent(
      /^Erro ao salvar transação: .+ Verifique sua conexão e tente novamente\.$/,
    )
    await expect(fields.getByLabelText('Valor')).toHaveValue('45,90')
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
    await submit()
    await expect((await row('Livro')).getByText('Faculdade')).toBeVisible()
  },
}

/** An edit of one of a series asks which of them are meant. */
export const EditSeries: Story = {
  tags: ['interaction', '!autodocs', 'B10'],
  render: tab(BOOKED),
  play: async () => {
    await userEvent.selectOptions((await region()).getByLabelText('Período'), 'Todos os meses')
    await expect((await titles()).filter((title) => title === 'Tênis')).toHaveLength(3)
    await userEvent.click(
      within((await region()).getAllByRole('listitem', { name: 'Tênis' })[1]!).getByRole('button', {
        name: 'Editar',
      }),
    )
    const fields = await dialog('Editar transação')
    await expect(fields.getByRole('radio', { name: 'Só esta' })).toBeChecked()
    await userEvent.clear(fields.getByLabelText('Descrição'))
    await userEvent.type(fields.getByLabelText('Descrição'), 'Tênis novo')
    await userEvent.click(fields.getByRole('radio', { name: 'Esta e as próximas' }))
    await userEvent.click(fields.getByRole('button', { name: 'Salvar' }))
    await said('2 transações alteradas.')
    await expect((await titles()).filter((title) => title.startsWith('Tênis'))).toEqual([
      'Tênis novo',
      'Tênis novo',
      'Tênis',
    ])
  },
}

/** Asked first, and taken back with «Desfazer». */
export const RemoveSeries: Story = {
  tags: ['interaction', '!autodocs', '§8.11', 'B10'],
  render: tab(BOOKED),
  play: async () => {
    await userEvent.click((await row('Tênis')).getByRole('button', { name: 'Remover' }))
    const question = await dialog('Remover transação')
    await expect(question.getByText('Tem certeza que deseja remover esta transação?')).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: 'Todas' }))
    await userEvent.click(question.getByRole('button', { name: 'Remover' }))
    await said('3 transações removidas.')
    await expect(screen.queryByRole('listitem', { name: 'Tênis' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Mercado da semana' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await row('Tênis')
  },
}

export const RemovalFailed: Story = {
  tags: ['interaction', '!autodocs', '§8.7', 'D25'],
  render: tab(OTHERS, (finances) => finances.failNext('storage-unavailable')),
  play: async () => {
    await userEvent.click((await row('Mercado da semana')).getByRole('button', { name: 'Remover' }))
    await userEvent.click((await dialog('Remover transação')).getByRole('button', { name: 'Remover' }))
    await expect(await (await region()).findByRole('alert')).toHaveTextContent(
      /^Erro ao excluir\. Tente novamente\./,
    )
    await row('Mercado da semana')
  },
}

export const NothingFound: Story = {
  tags: ['interaction', '!autodocs', '§2.3'],
  play: async () => {
    const tools = await region()
    await userEvent.type(tools.getByLabelText('Buscar transação'), 'xyz')
    await tools.findByText('Nenhuma transação com esses filtros.')
    await userEvent.click(tools.getByRole('button', { name: 'Limpar filtros' }))
    await expect(await titles()).toHaveLength(5)
    await userEvent.selectOptions(tools.getByLabelText('Filtrar por categoria'), 'Salário')
    await waitFor(async () => expect(await titles()).toEqual(['Bolsa de iniciação científica']))
    await userEvent.selectOptions(tools.getByLabelText('Filtrar por tipo'), 'saida')
    await expect(tools.getByLabelText('Filtrar por categoria')).toHaveValue('')
    await waitFor(async () => expect(await titles()).toHaveLength(3))
  },
}

const MANY = Array.from({ length: 10_000 }, (_, n) =>
  aTransaction({
    id: `n${n}`,
    descricao: `Almoço ${n}`,
    valor: 1 + (n % 997) / 100,
    data: `20${24 + (n % 3)}-0${1 + (n % 9)}-1${n % 10}`,
  }),
)

/** Ten thousand: only what is near the window is in the page, and each row knows its place. */
export const TenThousand: Story = {
  render: tab(MANY),
}
export const TenThousandSearched: Story = {
  ...TenThousand,
  tags: ['interaction', '!autodocs', 'P8', 'P9'],
  play: async () => {
    const tools = await region()
    await tools.findByText('Nenhuma transação em novembro de 2026.')
    await userEvent.click(tools.getByRole('button', { name: 'Ver todos os meses' }))
    await waitFor(() => expect(tools.getAllByRole('listitem').length).toBeGreaterThan(3))
    await expect(tools.getAllByRole('listitem').length).toBeLessThan(30)
    await expect(tools.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000')
    await userEvent.type(tools.getByLabelText('Buscar transação'), 'almoco 9999')
    await waitFor(() => expect(tools.getAllByRole('listitem')).toHaveLength(1))
  },
}
