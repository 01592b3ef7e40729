import { READING_CATEGORIES, READING_STATUSES, READING_TYPES, type Reading } from '@caderno/domain/reading'
import { aReading, halfSemester } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { refused } from '../../../test/commands.ts'
import { readingCommands } from '../../../test/reading-commands.ts'
import { withUndo } from '../../../test/with-undo.tsx'
import { ReadingPage } from './ReadingPage.tsx'

const item = (id: string, titulo: string, autor: string, over: Partial<Reading> = {}): Reading =>
  aReading({ id, titulo, autor, dataCriacao: `2026-0${9 - Number(id)}-01T12:00:00.000Z`, ...over })

const SHELF: readonly Reading[] = [
  item('0', 'Torto Arado', 'Itamar Vieira Junior', {
    paginasLidas: 168,
    paginasTotal: 262,
    avaliacao: 5,
    linkCompra: 'https://exemplo.com/torto-arado',
  }),
  item('1', 'Estatística Aplicada', 'Apostila do 6º período', {
    tipo: 'Apostila',
    paginasLidas: 74,
    paginasTotal: 310,
    categoria: 'Educação',
  }),
  item('2', 'Quarto de Despejo', 'Carolina Maria de Jesus', {
    tipo: 'E-book',
    paginasLidas: 152,
    paginasTotal: 200,
    avaliacao: 4,
  }),
  item('3', 'A Hora da Estrela', 'Clarice Lispector', {
    status: 'Concluído',
    paginasLidas: 88,
    paginasTotal: 88,
    avaliacao: 5,
    dataTermino: '2026-05-02',
    leituras: [{ inicio: '2024-03-02', fim: '2024-04-10' }],
  }),
  item('4', 'Grande Sertão: Veredas', 'João Guimarães Rosa', {
    status: 'Pausado',
    paginasLidas: 120,
    paginasTotal: 560,
    avaliacao: 4,
  }),
  item('5', 'Introdução à Pesquisa Operacional', 'Notas de aula', {
    tipo: 'Manual',
    status: 'Não Iniciado',
    paginasLidas: 0,
    paginasTotal: 148,
  }),
  item('6', 'Vidas Secas', 'Graciliano Ramos', {
    tipo: 'Audiobook',
    status: 'Concluído',
    paginasLidas: 0,
    paginasTotal: 0,
    avaliacao: 4,
  }),
  item('7', 'O Cortiço', 'Aluísio Azevedo', {
    tipo: 'E-book',
    status: 'Abandonado',
    paginasLidas: 40,
    paginasTotal: 256,
    avaliacao: 2,
  }),
]

const LONGEST =
  'Pneumoultramicroscopicossilicovulcanoconiose e outras palavras que não cabem em lugar nenhum '
    .repeat(2)
    .slice(0, 200)

const HALF = halfSemester()

const meta: Meta<typeof ReadingPage> = {
  component: ReadingPage,
  decorators: [withUndo],
  parameters: { path: '/leitura', layout: 'padded' },
  argTypes: { view: { control: 'select', options: ['lista', 'grade'] } },
  args: {
    shelf: SHELF,
    unreadable: 0,
    stale: false,
    view: 'grade',
    goal: null,
    today: '2026-11-20',
    onView: fn(),
    onRetry: fn(),
  },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...readingCommands(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof ReadingPage>

const shelf = () => within(screen.getByRole('region', { name: 'Estante' }))
const article = (name: string) => within(shelf().getByRole('article', { name }))

export const Grid: Story = {}
export const List: Story = { args: { view: 'lista' } }
export const HalfSemester: Story = {
  args: { shelf: HALF.readings, goal: HALF.preferences.metaLeitura ?? null, today: HALF.today },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ListOnAPhone: Story = { args: { view: 'lista' }, globals: { viewport: { value: 'phone' } } }
/** A press on a row shows what can be changed; ten pages on are at hand only while it is read, stars only once it is finished. */
export const OpeningAnItem: Story = {
  ...ListOnAPhone,
  tags: ['interaction', '!autodocs', 'L4'],
  play: async ({ args }) => {
    const torto = article('Torto Arado')
    await userEvent.click(torto.getByRole('button', { name: 'Avançar 10 páginas' }))
    await expect(mocked(args.actions.step).mock.calls).toEqual([['0', 10]])
    await expect(torto.queryByRole('radiogroup')).toBeNull()
    await userEvent.click(torto.getByRole('button', { name: 'Torto Arado', expanded: false }))
    await userEvent.selectOptions(torto.getByRole('combobox', { name: 'Status' }), 'Pausado')
    await expect(mocked(args.actions.chooseStatus).mock.calls).toEqual([['0', 'Pausado']])
    await userEvent.click(torto.getByRole('radio', { name: '4 estrelas' }))
    await expect(mocked(args.actions.rate).mock.calls).toEqual([['0', 4]])
    await userEvent.click(torto.getByRole('button', { name: 'Voltar 10 páginas' }))
    await expect(args.actions.step).toHaveBeenLastCalledWith('0', -10)
    await expect(torto.getByRole('button', { name: 'Mais ações' })).toBeVisible()
    await userEvent.click(torto.getByRole('button', { name: 'Torto Arado', expanded: true }))
    await expect(torto.queryByRole('radiogroup')).toBeNull()
    const read = article('A Hora da Estrela')
    await expect(read.getByRole('img', { name: '5 estrelas' })).toBeVisible()
    await expect(read.queryByRole('button', { name: 'Avançar 10 páginas' })).toBeNull()
    await expect(article('Grande Sertão: Veredas').queryByRole('img', { name: '4 estrelas' })).toBeNull()
    // What is read is turned no further, and what is unread has no stars.
    await userEvent.click(read.getByRole('button', { name: 'A Hora da Estrela', expanded: false }))
    await expect(read.getByRole('radiogroup', { name: 'Avaliação' })).toBeVisible()
    await expect(read.queryByRole('button', { name: 'Voltar 10 páginas' })).toBeNull()
  },
}
/** A card takes both places of its line once it is opened. */
export const OpeningACard: Story = {
  ...OnAPhone,
  tags: ['interaction', '!autodocs', 'L4'],
  play: async () => {
    const card = shelf().getByRole('article', { name: 'Torto Arado' })
    const closed = card.clientWidth
    await expect(within(card).queryByRole('radiogroup')).toBeNull()
    await userEvent.click(within(card).getByRole('button', { name: 'Torto Arado', expanded: false }))
    await expect(within(card).getByRole('radiogroup', { name: 'Avaliação' })).toBeVisible()
    await expect(within(card).getByRole('button', { name: 'Mais ações' })).toBeVisible()
    await expect(card.clientWidth).toBeGreaterThan(1.9 * closed)
  },
}
/** Nothing is there to be shown one way or the other. */
export const Empty: Story = {
  tags: ['§2.5'],
  args: { shelf: [] },
  play: async () => {
    await expect(screen.queryByRole('radio')).toBeNull()
  },
}
export const OneItem: Story = { args: { shelf: SHELF.slice(0, 1) } }
/** The ring is a share of the shelf, and stands beside the figures of it. */
export const NewYear: Story = {
  tags: ['B15'],
  args: { today: '2027-01-02' },
  play: async () => {
    const cell = screen.getByText('Lidos em 2027').parentElement!
    await expect(cell).toHaveTextContent(/^Lidos em 202702 de 8 da estante25%$/)
    await expect(within(cell).getByRole('img', { name: '25% da estante concluída' })).toBeVisible()
  },
}
export const NothingOpen: Story = { args: { shelf: SHELF.slice(3) } }

export const LongestWords: Story = {
  args: {
    shelf: [
      aReading({ titulo: LONGEST, autor: LONGEST, paginasTotal: 100_000, paginasLidas: 99_999 }),
      ...SHELF,
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const SomeUnreadable: Story = { args: { unreadable: 3 } }

export const Stale: Story = {
  args: { stale: true },
}
export const StaleRetries: Story = {
  ...Stale,
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const MANY = Array.from({ length: 10_000 }, (_, index) =>
  aReading({
    id: `m${index}`,
    titulo: `Livro ${index}`,
    autor: `Autora ${index % 97}`,
    status: READING_STATUSES[index % 5]!,
    categoria: READING_CATEGORIES[index % 20]!,
    tipo: READING_TYPES[index % 10]!,
    paginasTotal: 300,
    paginasLidas: index % 300,
    avaliacao: index % 6,
  }),
)

const shown = () => document.querySelectorAll('article')

/** Ten thousand items: only what is near the window is in the page, and each knows its place; page by page for who reads or searches it all. */
export const TenThousand: Story = {
  args: { shelf: MANY },
}
export const TenThousandSearched: Story = {
  ...TenThousand,
  tags: ['interaction', '!autodocs', 'B24'],
  play: async () => {
    await waitFor(() => expect(shown().length).toBeGreaterThan(3))
    await expect(shown().length).toBeLessThan(60)
    await expect(shown()[0]!.parentElement).toHaveAttribute('aria-setsize', '10000')
    await expect(shown()[0]!.parentElement).toHaveAttribute('aria-posinset', '1')
    await userEvent.click(screen.getByText('Ver em páginas'))
    await expect(shown()).toHaveLength(48)
    await userEvent.click(screen.getByText('Próxima página'))
    await expect(screen.getByText('49 a 96 de 10.000 itens')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Buscar na estante'), '9999')
    await waitFor(() => expect(shown()).toHaveLength(1))
  },
}

/** Down to the last item, which knows that it is the last. */
export const TenThousandListed: Story = {
  args: { shelf: MANY, view: 'lista' },
}
export const TenThousandListedToTheLast: Story = {
  ...TenThousandListed,
  tags: ['interaction', '!autodocs', 'B24'],
  play: async () => {
    screen.getByRole('heading', { name: 'Estante' }).scrollIntoView()
    await waitFor(() => expect(shown().length).toBeGreaterThan(3))
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await expect([...shown()].at(-1)!.parentElement).toHaveAttribute('aria-posinset', '10000')
    })
    await expect(shown().length).toBeLessThan(60)
  },
}

/** The page field writes once, on Enter or on leaving, never while typing; Esc takes back what was typed. */
export const TurningAPage: Story = {
  tags: ['interaction', '!autodocs', 'B14'],
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: 'Página atual de Torto Arado' })
    await userEvent.clear(field)
    await userEvent.type(field, '200')
    await expect(args.actions.turnTo).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(mocked(args.actions.turnTo).mock.calls).toEqual([['0', 200]])
    const other = screen.getByRole('textbox', { name: 'Página atual de Quarto de Despejo' })
    await userEvent.clear(other)
    await userEvent.type(other, '9{Escape}')
    await expect(other).toHaveValue('152')
    await userEvent.clear(other)
    await userEvent.type(other, 'dez{Enter}')
    await expect(other).toHaveAccessibleDescription('Informe um número inteiro de páginas')
    await userEvent.clear(other)
    await userEvent.type(other, '160')
    await userEvent.tab()
    await expect(args.actions.turnTo).toHaveBeenLastCalledWith('2', 160)
  },
}

/** Every control of an item, without a mouse where there is a keyboard. */
export const ChangingAnItem: Story = {
  tags: ['interaction', '!autodocs', 'D9'],
  play: async ({ args }) => {
    const torto = article('Torto Arado')
    await expect(torto.getByText('168/262')).toBeVisible()
    const on = torto.getByRole('button', { name: 'Avançar 10 páginas' })
    await expect(on).toHaveAccessibleDescription('Torto Arado')
    await userEvent.dblClick(on)
    await expect(args.actions.step).toHaveBeenCalledTimes(2)
    await userEvent.click(torto.getByRole('button', { name: 'Voltar 10 páginas' }))
    await expect(args.actions.step).toHaveBeenLastCalledWith('0', -10)
    await userEvent.selectOptions(torto.getByRole('combobox', { name: 'Status' }), 'Pausado')
    await expect(mocked(args.actions.chooseStatus).mock.calls).toEqual([['0', 'Pausado']])
    torto.getByRole('radio', { name: '5 estrelas' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(mocked(args.actions.rate).mock.calls).toEqual([['0', 4]])
    await userEvent.click(article('A Hora da Estrela').getByRole('radio', { name: '5 estrelas' }))
    await expect(args.actions.rate).toHaveBeenLastCalledWith('3', 0)
    await expect(article('Vidas Secas').queryByRole('button', { name: 'Avançar 10 páginas' })).toBeNull()
    await expect(torto.getByRole('link', { name: /Link de compra/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  },
}

export const ChangeRefused: Story = {
  tags: ['interaction', '!autodocs', '§8.9'],
  args: { actions: { ...readingCommands(), step: refused(), rate: refused(), turnTo: refused() } },
  play: async () => {
    await userEvent.click(article('Torto Arado').getByRole('button', { name: 'Avançar 10 páginas' }))
    await expect(await article('Torto Arado').findByRole('alert')).toHaveTextContent(
      'Erro ao atualizar progresso.',
    )
    await userEvent.click(article('Estatística Aplicada').getByRole('radio', { name: '3 estrelas' }))
    await expect(await article('Estatística Aplicada').findByRole('alert')).toHaveTextContent(
      'Erro ao atualizar avaliação.',
    )
    const field = screen.getByRole('textbox', { name: 'Página atual de Quarto de Despejo' })
    await userEvent.clear(field)
    await userEvent.type(field, '170{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Erro ao atualizar progresso.'))
    await expect(field).toHaveValue('170')
  },
}

export const Searching: Story = {
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar na estante' }), 'sertao')
    await waitFor(() => expect(shelf().getAllByRole('article')).toHaveLength(1))
    await expect(shelf().getByText('1 de 8 itens')).toBeVisible()
    await userEvent.selectOptions(shelf().getByRole('combobox', { name: 'Filtrar por status' }), 'Concluído')
    await userEvent.click(await shelf().findByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(shelf().getAllByRole('article')).toHaveLength(8))
    await userEvent.selectOptions(shelf().getByRole('combobox', { name: 'Ordenar por' }), 'título')
    await waitFor(() => expect(shelf().getAllByRole('article')[0]).toHaveAccessibleName('A Hora da Estrela'))
  },
}

const openMenu = async (title: string, choice: string) => {
  await userEvent.click(article(title).getByRole('button', { name: 'Mais ações' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }))
}

export const ReadingAgain: Story = {
  tags: ['interaction', '!autodocs', 'D9'],
  play: async ({ args }) => {
    await expect(article('A Hora da Estrela').getByText('Lido em 2024 e 2026')).toBeVisible()
    await openMenu('A Hora da Estrela', 'Ler de novo')
    await expect(mocked(args.actions.readAgain).mock.calls).toEqual([['3']])
    await userEvent.click(article('Torto Arado').getByRole('button', { name: 'Mais ações' }))
    await expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Ler de novo' })).toBeNull()
  },
}

export const RemovingAndUndoing: Story = {
  tags: ['interaction', '!autodocs', '§8.11', 'D24'],
  play: async ({ args }) => {
    await openMenu('Vidas Secas', 'Remover')
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Tem certeza que deseja remover este item?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remover' }))
    await expect(mocked(args.actions.remove).mock.calls).toEqual([[SHELF[6]]])
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await expect(mocked(args.actions.restore).mock.calls).toEqual([[SHELF[6]]])
  },
}

export const RemovalRefused: Story = {
  tags: ['interaction', '!autodocs', '§8.9'],
  args: { actions: { ...readingCommands(), remove: refused() } },
  play: async () => {
    await openMenu('Vidas Secas', 'Remover')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }))
    await expect(await shelf().findByText('Erro ao remover item. Tente novamente.')).toBeVisible()
  },
}
