import {
  budgetId,
  TRANSACTION_CATEGORIES,
  type ExpenseCategory,
  type FinanceBook,
  type Transaction,
} from '@caderno/domain/finance'
import { aFinancialGoal, aTransaction, halfSemester } from '@caderno/domain/testing'
import { addToMonth } from '@caderno/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { financePart } from '../../../../test/finance-part.tsx'
import OverviewTab from './OverviewTab.tsx'

const LONG = 'Pneumoultramicroscopicossilicovulcanoconiose'
const expense = (
  id: string,
  descricao: string,
  valor: number,
  categoria: Transaction['categoria'],
  data: string,
) => aTransaction({ id, descricao, valor, categoria, data })
const income = (id: string, descricao: string, valor: number, data: string) =>
  aTransaction({ id, descricao, valor, data, tipo: 'entrada', categoria: 'Salário' })
const budget = (categoria: ExpenseCategory, valor: number) => ({
  id: budgetId('2026-11', categoria),
  categoria,
  mes: '2026-11',
  valor,
})

const earlier = Array.from({ length: 11 }, (_, at) => addToMonth('2026-10', -at))
const MANY: Partial<FinanceBook> = {
  entradas: [
    income('e1', 'Bolsa de iniciação científica', 700, '2026-11-19'),
    income('e2', 'Mesada', 1_130, '2026-11-05'),
    income('e3', 'Aula particular', 120, '2026-11-27'),
    ...earlier.map((month, at) => income(`e-${month}`, 'Bolsa', 1_600 + 70 * (at % 5), `${month}-05`)),
  ],
  saidas: [
    expense('s1', 'Mercado da semana', 412.4, 'Alimentação', '2026-11-20'),
    expense('s2', 'Aluguel', 650, 'Moradia', '2026-11-07'),
    expense('s3', 'Bilhete de ônibus', 168.4, 'Transporte', '2026-11-16'),
    expense('s4', 'Cinema', 117, 'Lazer', '2026-11-15'),
    aTransaction({
      id: 's5',
      descricao: 'Tênis',
      valor: 29.97,
      categoria: 'Vestuário',
      data: '2026-11-18',
      grupo: 's',
      parcela: 2,
      parcelas: 3,
    }),
    expense('s6', 'Apostila', 189.9, 'Faculdade', '2026-11-18'),
    ...earlier.map((month, at) =>
      expense(`s-${month}`, 'Tudo', 1_400 + 90 * (at % 6), 'Outros', `${month}-20`),
    ),
  ],
  metas: [
    aFinancialGoal({
      id: 'm1',
      descricao: 'Intercâmbio em julho',
      valor: 6_000,
      valorAtual: 2_760,
      dataAlvo: '2027-07-01',
    }),
    aFinancialGoal({ id: 'm2', descricao: 'Bicicleta', valor: 900, valorAtual: 135, dataAlvo: '2026-12-31' }),
  ],
  orcamentos: [
    budget('Moradia', 700),
    budget('Alimentação', 450),
    budget('Transporte', 160),
    budget('Lazer', 200),
    budget('Faculdade', 189.9),
  ],
}

const HALF = halfSemester()

const meta: Meta<typeof OverviewTab> = { component: OverviewTab }
export default meta
type Story = StoryObj<typeof OverviewTab>

const line = () => screen.findByRole('textbox', { name: 'Lançamento rápido' })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
/** The text as it is read: the spaces in an amount do not break. */
const read = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ')
const rows = async (name: string) => (await region(name)).getAllByRole('listitem').map(read)
const figures = async () => (await screen.findAllByRole('definition')).map(read)

export const Empty: Story = {
  render: financePart(OverviewTab),
}
export const EmptyTakesALine: Story = {
  ...Empty,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Seu mês começa com um lançamento' }),
    ).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Ou comece por uma meta de economia' })).toHaveAttribute(
      'href',
      expect.stringContaining('?aba=metas'),
    )
    await userEvent.type(await line(), '18,50 almoço{Enter}')
    await waitFor(async () =>
      expect(await rows('Últimas transações')).toEqual(['almoçoAlimentaçãohoje− R$ 18,50']),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await expect(
      await screen.findByRole('heading', { name: 'Seu mês começa com um lançamento' }),
    ).toBeVisible()
  },
}
export const EmptyOnAPhone: Story = {
  render: financePart(OverviewTab),
  globals: { viewport: { value: 'phone' } },
}

export const One: Story = {
  render: financePart(OverviewTab, { saidas: [aTransaction()] }),
  play: async () => {
    await waitFor(async () =>
      expect(await figures()).toEqual([
        '−R$ 182,50previsão para o dia 30: −R$ 182,50',
        'R$ 0,000 lançamentos',
        'R$ 182,501 lançamento',
      ]),
    )
    await expect(await rows('Para onde foi')).toEqual(['Transporte R$ 182,50'])
    await expect((await region('Metas')).getByRole('link', { name: 'Criar uma meta' })).toBeVisible()
  },
}

/** Limits that hold, are near, are reached and are passed; what is dated later in the month is told apart. */
export const Many: Story = {
  tags: ['§2.3', '§9.3', 'W15', 'B8'],
  render: financePart(OverviewTab, MANY),
  play: async () => {
    await waitFor(async () =>
      expect(await figures()).toEqual([
        'R$ 262,33previsão para o dia 30: R$ 382,33',
        'R$ 1.830,002 lançamentos. Ainda entram R$ 120,00 até o dia 30',
        'R$ 1.567,6712% mais que no mesmo período de outubro',
      ]),
    )
    await expect(screen.getByRole('img', { name: 'Saldo ao longo de novembro de 2026' })).toBeVisible()
    await expect(await rows('Para onde foi')).toEqual([
      'Moradia perto do limiteR$ 650,00 de R$ 700,00',
      'Alimentação perto do limiteR$ 412,40 de R$ 450,00',
      'Faculdade no limiteR$ 189,90 de R$ 189,90',
      'Transporte passou R$ 8,40R$ 168,40 de R$ 160,00',
      'Lazer R$ 117,00 de R$ 200,00',
      'Vestuário R$ 29,97',
    ])
    await expect(await rows('Últimas transações')).toEqual([
      'Mercado da semanaAlimentaçãohoje− R$ 412,40',
      'Bolsa de iniciação científicaSalárioontem+ R$ 700,00',
      'ApostilaFaculdade18/11− R$ 189,90',
      'TênisVestuário18/112/3− R$ 29,97',
      'Bilhete de ônibusTransporte16/11− R$ 168,40',
    ])
    await expect((await rows('Metas')).map((row) => row.replace(/Guardar$/, ''))).toEqual([
      '15%BicicletaR$ 135,00 de R$ 900,00',
      '46%Intercâmbio em julhoR$ 2.760,00 de R$ 6.000,00',
    ])
  },
}
/** With large letters not every month has its name, and no words lie over others. */
export const ManyInLargeLetters: Story = {
  ...Many,
  tags: ['L8'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.removeAttribute('style')
  },
  play: async () => {
    const year = await region('12 meses')
    await year.findByText('nov')
    const frame = year.getByRole('heading').closest('section')!
    const words = [...frame.querySelectorAll('svg text')].map((word) => word.getBoundingClientRect())
    for (const [at, word] of words.entries()) {
      await expect(word.left).toBeGreaterThanOrEqual(frame.getBoundingClientRect().left)
      for (const other of words.slice(at + 1))
        await expect(
          word.right <= other.left ||
            other.right <= word.left ||
            word.bottom <= other.top ||
            other.bottom <= word.top,
        ).toBe(true)
    }
  },
}
export const HalfSemester: Story = { render: financePart(OverviewTab, HALF.book, undefined, HALF.now) }
export const HalfSemesterOnAPhone: Story = { ...HalfSemester, globals: { viewport: { value: 'phone' } } }

/** A page that is wider at once than its chart was drawn for: on paper, or when a phone is turned. */
export const TheChartKeepsItsHeight: Story = {
  ...HalfSemesterOnAPhone,
  tags: ['interaction', '!autodocs', 'B8'],
  play: async () => {
    const chart = (await (await region('12 meses')).findByText('nov', { selector: 'text' })).closest('svg')!
    const drawing = chart.parentElement!
    drawing.style.width = '1200px'
    await expect(chart.getBoundingClientRect().height).toBeLessThanOrEqual(drawing.clientHeight)
  },
}

export const LongestWordsOnAPhone: Story = {
  render: financePart(OverviewTab, {
    saidas: TRANSACTION_CATEGORIES.saida.map((categoria, at) =>
      expense(`s${at}`, LONG.repeat(5), 999_999_999.99, categoria, '2026-11-20'),
    ),
    metas: [aFinancialGoal({ descricao: LONG.repeat(5), valor: 999_999_999.99, valorAtual: 123_456_789.01 })],
    orcamentos: [budget('Alimentação', 999_999_999.98)],
  }),
  globals: { viewport: { value: 'phone' } },
}
export const LongestWordsTypedOnAPhone: Story = {
  ...LongestWordsOnAPhone,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await userEvent.type(await line(), `999.999.999,99 ${LONG} 120x`)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** Read while it is typed; a category that is chosen by hand stands until the line is booked. */
export const Typing: Story = {
  tags: ['interaction', '!autodocs', 'W17'],
  render: financePart(OverviewTab, MANY),
  play: async () => {
    await userEvent.type(await line(), '89,90 cinema 3x ontem')
    const form = within(screen.getByRole('form', { name: 'Lançamento rápido' }))
    await expect(read(form.getByText(/^Saída de/))).toBe('Saída de R$ 89,90')
    await expect(form.getByText(/^3x de R\$\s29,97$/)).toBeVisible()
    await expect(form.getByText('ontem')).toBeVisible()
    await expect(form.getByText('como da última vez')).toBeVisible()
    await waitFor(
      () =>
        expect(form.getByRole('status')).toHaveTextContent(
          /^Saída de R\$\s89,90, cinema, 3x de R\$\s29,97, Lazer, ontem$/,
        ),
      { timeout: 3_000 },
    )
    await userEvent.selectOptions(form.getByLabelText('Categoria'), 'Educação')
    await expect(form.queryByText('como da última vez')).toBeNull()
    await userEvent.type(await line(), '{Enter}')
    await waitFor(async () => expect(await line()).toHaveValue(''))
    await expect(
      (await rows('Últimas transações')).some((row) => row.startsWith('cinemaEducaçãoontem1/3')),
    ).toBe(true)
    await expect(await line()).toHaveFocus()
  },
}
export const Wrong: Story = {
  tags: ['interaction', '!autodocs', 'W17'],
  render: financePart(OverviewTab, MANY),
  play: async () => {
    await userEvent.type(await line(), '{Enter}')
    await expect(screen.getByRole('alert')).toHaveTextContent('Comece pelo valor: 18,50 almoço')
    await userEvent.type(await line(), '18,50{Enter}')
    await expect(screen.getByRole('alert')).toHaveTextContent('Depois do valor, diga o que foi: 18,50 almoço')
    await expect(await line()).toHaveAccessibleDescription('Depois do valor, diga o que foi: 18,50 almoço')
    await expect(await line()).toHaveFocus()
  },
}

/** What could not be kept is still in the field. */
export const Refused: Story = {
  tags: ['interaction', '!autodocs', '§8.7'],
  render: financePart(OverviewTab, MANY, (finances) => finances.failNext('storage-full')),
  play: async () => {
    await userEvent.type(await line(), '18,50 almoço{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Limite de armazenamento atingido')
    await expect(await line()).toHaveValue('18,50 almoço')
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  },
}

export const AsTable: Story = {
  tags: ['interaction', '!autodocs', 'B8'],
  render: financePart(OverviewTab, MANY),
  play: async () => {
    const year = await region('12 meses')
    await userEvent.click(year.getByRole('button', { name: 'Ver como tabela' }))
    await expect(year.getAllByRole('row')).toHaveLength(13)
    await expect(year.getByRole('row', { name: /^novembro de 2026/ })).toHaveTextContent('1.830,001.567,67')
  },
}

/** All bars have one scale, on which the limits are marked. */
export const OneScale: Story = {
  tags: ['interaction', '!autodocs', 'B8'],
  render: financePart(OverviewTab, MANY),
  play: async () => {
    const sheet = await region('Para onde foi')
    const widths = (part: string) =>
      [/^Moradia/, /^Alimentação/].map((name) => {
        const bar = sheet.getByRole('img', { name })
        const { left, width, right } = bar.querySelector(part)!.getBoundingClientRect()
        return part === 'i' ? (left + right) / 2 - bar.getBoundingClientRect().left : width
      })
    const [rent, food] = widths('.mantine-Progress-section')
    const [rentLimit, foodLimit] = widths('i')
    await expect(rent! / food!).toBeCloseTo(650 / 412.4, 1)
    await expect(rentLimit! / rent!).toBeCloseTo(700 / 650, 1)
    await expect(foodLimit! / food!).toBeCloseTo(450 / 412.4, 1)
  },
}

export const SettingLimits: Story = {
  tags: ['interaction', '!autodocs'],
  render: financePart(OverviewTab, MANY),
  play: async () => {
    const sheet = await region('Para onde foi')
    await userEvent.click(sheet.getByRole('button', { name: 'Limites' }))
    const food = await sheet.findByLabelText('Alimentação', {}, { timeout: 10_000 })
    await expect(food).toHaveValue('450,00')
    await userEvent.clear(food)
    await userEvent.type(food, '0{Enter}')
    await expect(food).toHaveAccessibleDescription('Informe um valor maior que zero')
    await userEvent.clear(food)
    await userEvent.type(food, '1.000')
    await userEvent.clear(sheet.getByLabelText('Lazer'))
    await userEvent.click(sheet.getByRole('button', { name: 'Salvar' }))
    await waitFor(async () =>
      expect(await rows('Para onde foi')).toContain('Alimentação R$ 412,40 de R$ 1.000,00'),
    )
    await expect(await rows('Para onde foi')).toContain('Lazer R$ 117,00')
    await expect(sheet.getByRole('button', { name: 'Limites' })).toHaveFocus()
  },
}
export const LimitsOnAPhone: Story = {
  tags: ['interaction', '!autodocs'],
  render: financePart(OverviewTab, MANY),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click((await region('Para onde foi')).getByRole('button', { name: 'Limites' }))
    await expect(await screen.findByLabelText('Moradia', {}, { timeout: 10_000 })).toHaveFocus()
  },
}

export const Depositing: Story = {
  tags: ['interaction', '!autodocs', '§2.3', 'B11'],
  render: financePart(OverviewTab, MANY),
  play: async () => {
    const goals = await region('Metas')
    await userEvent.click(goals.getAllByRole('button', { name: 'Guardar' })[0]!)
    await expect(goals.getByLabelText('Quanto guardar para Bicicleta')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(goals.getByLabelText('Quanto guardar para Bicicleta')).toHaveAccessibleDescription(
      'Valor é obrigatório',
    )
    await userEvent.keyboard('765{Enter}')
    await waitFor(async () => expect((await rows('Metas'))[0]).toContain('R$ 900,00 de R$ 900,00'))
    await expect(await screen.findByText(/Bicicleta: meta alcançada/)).toBeVisible()
    await expect(goals.getAllByRole('button', { name: 'Guardar' })[0]).toHaveFocus()
  },
}
