import { archiveText, exportOf } from '@caderno/domain/archive'
import type { FinanceStore } from '@caderno/domain/finance'
import {
  aBook,
  aTransaction,
  createFakeFinances,
  failedQuery,
  loadingQuery,
  someHoldings,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { withUndo } from '../../../test/with-undo.tsx'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import ImportScreen from './ImportScreen.tsx'

const BOOK = aBook({
  saidas: [
    aTransaction({ id: 'a', descricao: 'Padaria', categoria: 'Alimentação', valor: 12, data: '2026-11-02' }),
  ],
})

const HEADER = 'Data,Valor,Identificador,Descrição'
/** An account of Nubank with what a month brings, and with lines that bring nothing. */
const STATEMENT = [
  HEADER,
  '02/11/2026,-12.00,id-1,Padaria da esquina',
  '03/11/2026,-18.50,id-2,Compra no débito - Padaria da esquina',
  '05/11/2026,700.00,id-3,Transferência recebida - Universidade Federal',
  '06/11/2026,-350.00,id-4,Pagamento de fatura',
  '07/11/2026,abc,id-5,Mercado',
  '08/11/2026,-89.90,id-6,Compra no débito - Padaria da esquina',
].join('\n')

function screenOfItsOwn(is: Partial<FinanceStore> = {}) {
  const finances = { ...createFakeFinances({ books: { 'uid-ana': BOOK } }), ...is }
  const services = Promise.resolve(fakeServices({ finances }))
  return () => (
    <ServicesProvider services={services}>
      <ImportScreen />
    </ServicesProvider>
  )
}

const meta: Meta<typeof ImportScreen> = {
  component: ImportScreen,
  parameters: { path: '/importar' },
  decorators: [withUndo],
}
export default meta
type Story = StoryObj<typeof ImportScreen>

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Arquivos para importar'), files)

export const Empty: Story = { render: screenOfItsOwn() }

export const Statement: Story = {
  render: screenOfItsOwn(),
  play: async () => {
    await choose(new File([STATEMENT], 'extrato-nubank.csv'))
    await expect(
      await screen.findByText(
        '7 linhas = 4 novas + 1 já na conta + 0 atualizadas + 1 recusada + 1 sem lançamento',
      ),
    ).toBeVisible()
  },
}
export const StatementOnAPhone: Story = {
  ...Statement,
  render: screenOfItsOwn(),
  globals: { viewport: { value: 'mobile1' } },
}

export const IsHeardAndKeepsTheFocus: Story = {
  render: screenOfItsOwn(),
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await choose(new File([STATEMENT], 'extrato.csv'))
    await expect(await screen.findByText('Aberto: extrato.csv.')).toHaveAttribute('role', 'status')
    await userEvent.click(screen.getByRole('button', { name: 'Tirar extrato.csv' }))
    await expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Colar o texto de um arquivo' }))
    const read = screen.getByRole('button', { name: 'Ler o texto' })
    await userEvent.click(read)
    const text = screen.getByRole('textbox', { name: 'Texto do arquivo' })
    await expect(text).toHaveFocus()
    await userEvent.type(text, '@book{{a, title=X}')
    await userEvent.click(read)
    await expect(await screen.findByText('Aberto: Texto colado.')).toBeInTheDocument()
    await expect(read).toHaveFocus()
  },
}

export const StatementIsImported: Story = {
  ...Statement,
  render: screenOfItsOwn(),
  tags: ['interaction', '!autodocs'],
  play: async (context) => {
    await Statement.play!(context)
    const [first] = await screen.findAllByRole('combobox', { name: /^Categoria de Compra no débito/ })
    await userEvent.selectOptions(first!, 'Lazer')
    await expect(screen.getByText(/Lazer em 2 linhas parecidas/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Importar 3 transações' }))
    await expect(await screen.findByText(/= 1 nova \+/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(screen.getByText(/= 4 novas/)).toBeVisible())
  },
}

/** Everything that Caderno has exported of an account. */
export const ExportedFile: Story = {
  render: screenOfItsOwn(),
  tags: ['I17'],
  play: async () => {
    const file = exportOf(someHoldings(), { conta: 'uid-bia', exportadoEm: '2026-11-20T15:00:00.000Z' })
    await choose(new File([...archiveText(file)], 'sem-nome'))
    await expect(await screen.findByText(/^14 registros = 13 novos .* 1 recusado$/)).toBeVisible()
  },
}

export const NotUnderstood: Story = {
  render: screenOfItsOwn(),
  tags: ['I25'],
  play: async () => {
    await choose(
      new File(['PK\u0003\u0004'], 'extrato.xlsx'),
      new File(['Olá, tudo bem?\nAmanhã, no mercado, compro pão.'], 'carta.txt'),
      new File(['Data;Descrição;Valor'], 'modelo.csv'),
      new File(['[{"a": 1}]'], 'outro.json'),
    )
    await expect(await screen.findByText(/planilha do Excel/)).toBeVisible()
    await expect(await screen.findByText(/Não reconhecemos/)).toBeVisible()
    await expect(await screen.findByText(/^Esta tabela só tem o cabeçalho/)).toBeVisible()
    await expect(await screen.findByText('Este não é um arquivo exportado pelo Caderno.')).toBeVisible()
  },
}

const SPENT = ['03/11/2026,Padaria,12.50', '04/11/2026,Mercado,89.90', '05/11/2026,Cinema,abc'].join('\n')

/** A table whose headers show what it holds but for one field: the student says what each column is. */
export const UnknownColumns: Story = {
  render: screenOfItsOwn(),
  play: async () => {
    localStorage.removeItem('caderno-colunas')
    await choose(new File([`Data,Descrição,Valor\n${SPENT}`], 'gastos.csv'))
    await expect(await screen.findByText(/^4 linhas = 0 novas/)).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Neste arquivo, 03/11 é' })).toBeVisible()
  },
}
export const UnknownColumnsOnAPhone: Story = {
  ...UnknownColumns,
  render: screenOfItsOwn(),
  globals: { viewport: { value: 'mobile1' } },
}

export const UnknownColumnsAreSaid: Story = {
  render: screenOfItsOwn(),
  tags: ['interaction', '!autodocs'],
  play: async () => {
    localStorage.removeItem('caderno-colunas')
    await choose(new File([`Quando,Onde foi,Quanto\n${SPENT}`], 'gastos.csv'))
    const say = async (column: string, field: string) =>
      userEvent.selectOptions(await screen.findByRole('combobox', { name: column }), field)
    await say('O que há neste arquivo', 'Extrato ou lista de gastos')
    await expect(screen.getByText('Falta dizer qual coluna é: Descrição.')).toBeVisible()
    await say('Quando', 'Data')
    await say('Onde foi', 'Descrição')
    await say('Quanto', 'Valor')
    await say('Neste arquivo, 03/11 é', 'day-first')
    await expect(await screen.findByText(/^4 linhas = 2 novas .* 1 recusada/)).toBeVisible()

    // What is missing is named at its field, which has the focus.
    await userEvent.click(screen.getByRole('button', { name: 'Importar 2 transações' }))
    const account = screen.getByRole('combobox', { name: 'Conta' })
    await waitFor(() => expect(account).toHaveFocus())
    await expect(screen.getByText('Diga o que é um valor sem sinal')).toBeVisible()
    await userEvent.type(account, 'Carteira')
    await say('Um valor sem sinal, neste arquivo, é', 'leaves')
    await userEvent.click(screen.getByRole('button', { name: 'Importar 2 transações' }))
    // The button has nothing left to do: the keyboard goes on from what the file came to.
    await waitFor(() => expect(screen.getByText(/^4 linhas = 0 novas \+ 2 já na conta/)).toHaveFocus())
  },
}

/** What a number without a sign is was said of a file with the same columns: the answer stands there, and may be changed. */
export const SignIsRemembered: Story = {
  render: screenOfItsOwn(),
  tags: ['interaction', '!autodocs', 'I22'],
  play: async () => {
    localStorage.removeItem('caderno-colunas')
    const sign = async () => screen.findByRole('combobox', { name: 'Um valor sem sinal, neste arquivo, é' })
    const header = 'Data;Descrição;Valor'
    await choose(new File([`${header}\n13/11/2026;Padaria;12,50`], 'novembro.csv'))
    await expect(await screen.findByText('R$ 12,50')).toBeVisible()
    await expect(screen.queryByRole('combobox', { name: /^Categoria/ })).toBeNull()
    await userEvent.selectOptions(await sign(), 'leaves')
    await expect(await screen.findByText('− R$ 12,50')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Tirar novembro.csv' }))
    await choose(new File([`${header}\n13/12/2026;Mercado;89,90`], 'dezembro.csv'))
    await expect(await sign()).toHaveValue('leaves')
    await expect(await screen.findByText('− R$ 89,90')).toBeVisible()
    await userEvent.selectOptions(await sign(), 'comes')
    await expect(await screen.findByText('+ R$ 89,90')).toBeVisible()
  },
}

/** A list that names the category and the account of each line: the account is asked for where one does not. */
export const CategoriesAndAccounts: Story = {
  render: screenOfItsOwn(),
  tags: ['interaction', '!autodocs', 'I24'],
  play: async () => {
    localStorage.removeItem('caderno-colunas')
    const header = 'Data;Descrição;Valor;Categoria;Conta'
    const rows = ['13/11/2026;Padaria;-12,50;Rolê;Inter', '14/11/2026;Show;-80,00;Rolê;Carteira']
    await choose(new File([[header, ...rows, '15/11/2026;Pão;-3,00;;'].join('\n')], 'gastos.csv'))
    await expect(await screen.findByRole('combobox', { name: 'Conta das outras linhas' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Tirar gastos.csv' }))
    await choose(new File([[header, ...rows].join('\n')], 'gastos.csv'))
    const [first] = await screen.findAllByRole('combobox', { name: /^Categoria de / })
    await expect(screen.queryByRole('combobox', { name: /^Conta/ })).toBeNull()
    await userEvent.selectOptions(first!, 'Lazer')
    await expect(screen.getByText(/Lazer em 2 linhas parecidas/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Importar 2 transações' }))
    await expect(await screen.findByText(/= 0 novas \+ 2 já na conta/)).toBeVisible()
  },
}

/** Caderno's own table: what it says of each line is there, and nothing is asked. */
export const OwnTransactions: Story = {
  render: screenOfItsOwn(),
  tags: ['I23'],
  play: async () => {
    const rows = [
      'Data;Descrição;Valor;Tipo;Categoria;Conta;Parcela',
      '02/11/2026;Padaria;-12,00;Saída;Alimentação;;',
      '05/11/2026;Notebook;-350,00;Saída;Faculdade;Nubank;3 de 10, mensal',
      '06/11/2026;Mesada;400,00;Entrada;Mesada;Inter;',
      '07/11/2026;Cinema;;Saída;Lazer;;',
    ]
    await choose(new File([rows.join('\n')], 'caderno-transacoes.csv'))
    await expect(await screen.findByText('Parcela 3 de 10')).toBeVisible()
    await expect(screen.queryByRole('combobox', { name: /^Conta/ })).toBeNull()
    await expect(await screen.findByRole('button', { name: 'Importar 2 transações' })).toBeVisible()
  },
}

/** Dates without a year: it is proposed, and may be changed. */
export const YearIsAsked: Story = {
  render: screenOfItsOwn(),
  tags: ['interaction', '!autodocs', 'I21'],
  play: async () => {
    localStorage.removeItem('caderno-colunas')
    const rows = '15/12;Padaria;-12,50\n30 dez;Mercado;-89,90\n02/jan;Cinema;-30,00'
    await choose(new File([`Data;Descrição;Valor\n${rows}`], 'ferias.csv'))
    const year = await screen.findByRole('combobox', { name: 'De que ano são as datas?' })
    await expect(year).toHaveValue('2025 e 2026')
    await expect(await screen.findByText('02/01/2026')).toBeVisible()
    await expect(screen.getByText('15/12/2025')).toBeVisible()
    await userEvent.selectOptions(year, '2024')
    await expect(await screen.findByText('02/01/2024')).toBeVisible()
    await expect(screen.getByText('15/12/2024')).toBeVisible()
  },
}

/** Three hundred lines, of which those near the window are drawn. */
export const ManyLines: Story = {
  render: screenOfItsOwn(),
  play: async () => {
    const lines = Array.from(
      { length: 300 },
      (_, n) => `${String((n % 28) + 1).padStart(2, '0')}/10/2026,-${n + 1}.00,id-${n},Loja ${n}`,
    )
    await choose(new File([[HEADER, ...lines].join('\n')], 'outubro.csv'))
    await expect(await screen.findByText(/^301 linhas = 300 novas/)).toBeVisible()
  },
}

export const Loading: Story = {
  render: screenOfItsOwn({ watch: () => loadingQuery() }),
  play: async () => {
    await choose(new File([STATEMENT], 'extrato-nubank.csv'))
    await expect(await screen.findByText('Carregando…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  render: screenOfItsOwn({ watch: () => failedQuery('unknown') }),
  play: async () => {
    await choose(new File([STATEMENT], 'extrato-nubank.csv'))
    await expect(await screen.findByText('Não foi possível abrir suas finanças')).toBeVisible()
  },
}
