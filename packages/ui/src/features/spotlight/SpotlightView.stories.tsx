import { GUEST } from '@caderno/domain/kernel'
import { inOrder, searchRecords } from '@caderno/domain/search'
import {
  aBook,
  aContact,
  aFinancialGoal,
  anApplication,
  aReading,
  aSkill,
  aTransaction,
  NO_SOURCES,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { readQuickLine } from '../../modules/quick-lines.ts'
import { findActions, type Row } from './actions.ts'
import { lineGroups, recordGroups, refusalOf } from './results.ts'
import { SpotlightView, type SpotlightViewProps } from './SpotlightView.tsx'

const LONG =
  'Estágio em análise de dados de sustentabilidade para políticas públicas de saneamento básico no semiárido nordestino'
const SOURCES = {
  ...NO_SOURCES,
  applications: Array.from({ length: 9 }, (_, at) =>
    anApplication({
      id: `vaga-${at}`,
      vaga: at === 0 ? LONG : `Estágio ${at}`,
      empresa: 'Água Doce Tecnologia',
      createdAt: `2026-11-0${9 - at}T12:00:00.000Z`,
    }),
  ),
  contacts: [aContact({ nome: 'Marina Água', cargo: 'Recrutadora', empresa: 'Embrapa' })],
  book: aBook({
    saidas: [aTransaction({ descricao: 'Conta de água', valor: 1_234.5, data: '2026-10-03' })],
    metas: [aFinancialGoal({ descricao: 'Filtro de água' })],
  }),
  skills: [aSkill({ nome: 'Aquarela com água', categoria: 'Criatividade' })],
  readings: [aReading({ titulo: 'Água Viva', autor: 'Clarice Lispector' })],
}

/** Types, finds and chooses; where the records come from is not its business. */
function Searching({
  query: first,
  guest = false,
  ...view
}: Partial<SpotlightViewProps> & { guest?: boolean }) {
  const [query, setQuery] = useState(first ?? '')
  const sources = guest ? NO_SOURCES : SOURCES
  const lines = readQuickLine(query, sources, guest ? GUEST : 'uid-ana', '2026-11-20')
  const groups = inOrder(
    query,
    [...lineGroups(lines), ...findActions(query, guest)],
    recordGroups(searchRecords(sources, query)),
  )
  return (
    <SpotlightView
      groups={groups}
      loading={false}
      missing={[]}
      refusal={refusalOf(lines)}
      onChoose={fn()}
      onClose={fn()}
      onReady={fn()}
      entered={false}
      onEntered={fn()}
      {...view}
      query={query}
      onQuery={setQuery}
    />
  )
}

const meta = {
  component: Searching,
  args: { onChoose: fn(), onClose: fn(), onReady: fn(), onEntered: fn() },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof Searching>
export default meta
type Story = StoryObj<typeof meta>

const rowTo = (target: string) => expect.objectContaining({ target }) as Row
const field = () => screen.findByRole('combobox', { name: 'Buscar' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true })

export const BeforeTyping: Story = {}
export const BeforeTypingByKeyboard: Story = {
  ...BeforeTyping,
  tags: ['interaction', '!autodocs', 'B16'],
  play: async ({ args }) => {
    const search = await field()
    await waitFor(() => expect(search).toHaveFocus())
    await expect(args.onReady).toHaveBeenCalled()
    await expect(
      within(screen.getByRole('group', { name: 'Criar' }))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Nova candidatura',
      'Nova transação',
      'Nova habilidade',
      'Novo item de leitura',
      'Nova disciplina',
    ])
    await expect(chosen()).toHaveTextContent('Nova candidatura')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(chosen()).toHaveTextContent('Nova habilidade'))
    await expect(search).toHaveAttribute('aria-activedescendant', chosen().id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(rowTo('/habilidades?abrir=novo'))
  },
}
export const Found: Story = {
  args: { query: 'agua' },
}
export const FoundIsChosen: Story = {
  ...Found,
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await field()
    await expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Leituras',
      'Contatos',
      'Habilidades',
      'Transações',
      'Metas financeiras',
      'Candidaturas',
    ])
    await expect(chosen()).toHaveTextContent('Água VivaClarice Lispector · Livro')
    await expect(screen.getByRole('status')).toHaveTextContent('12 resultados')
    await userEvent.click(screen.getByRole('option', { name: 'Mais 3 em Carreira' }))
    await expect(args.onChoose).toHaveBeenCalledWith(rowTo('/carreira?aba=estagios'))
    await userEvent.click(screen.getByRole('option', { name: /^Conta de água/ }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      rowTo('/financas?aba=transacoes&mes=2026-10&abrir=transacao-1'),
    )
  },
}
export const Typing: Story = {
  tags: ['interaction', '!autodocs', 'B16'],
  play: async () => {
    await userEvent.type(await field(), 'plano')
    await waitFor(() => expect(options()).toEqual(['Plano de DesenvolvimentoCarreira']))
    await userEvent.keyboard('{Backspace>5/}viva')
    await waitFor(() => expect(options()).toEqual(['Água VivaClarice Lispector · Livro']))
    await expect(chosen()).toHaveTextContent('Água Viva')
  },
}
/** The title gives way, and what tells the others apart stays. */
export const LongestWords: Story = {
  tags: ['B16'],
  args: { query: 'es' },
  play: async () => {
    await field()
    const right = screen.getByRole('listbox').getBoundingClientRect().right
    for (const option of screen.getAllByRole('option'))
      await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    const long = within(screen.getByRole('option', { name: new RegExp(LONG) }))
    const [title, detail] = [long.getByText(LONG), long.getByText('Água Doce Tecnologia')]
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth)
    await expect(detail.scrollWidth).toBe(detail.clientWidth)
  },
}
export const LongestWordsOnAPhone: Story = {
  ...LongestWords,
  tags: ['B16'],
  globals: { viewport: { value: 'phone' } },
}
export const Nothing: Story = {
  args: { query: 'xilofone' },
  play: async () => {
    await field()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(screen.getByRole('status')).toHaveTextContent('Nada encontrado para «xilofone».')
  },
}
export const OnTheirWay: Story = {
  args: { query: 'xilofone', loading: true },
  play: async () => {
    await field()
    await expect(screen.getByRole('status')).toHaveTextContent('Procurando…')
  },
}
/** What is typed is read as money spent. */
export const QuickLine: Story = {
  tags: ['W17', 'B16'],
  args: { query: '89,90 tênis 3x' },
  play: async () => {
    await waitFor(() =>
      expect(options()).toEqual(['Saída de R$\u00a089,90, tênis, 3x de R$\u00a029,97, Vestuário, hoje']),
    )
  },
}
/** Enter before the records are there is kept for them. */
export const EnteredWhileOnTheirWay: Story = {
  tags: ['interaction', '!autodocs', 'B16'],
  args: { query: 'xilofone', loading: true },
  play: async ({ args }) => {
    await userEvent.type(await field(), '{Enter}')
    await expect(args.onEntered).toHaveBeenCalledWith(true)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
/** Nor does it open what was found for the letters before. */
export const EnteredAhead: Story = {
  tags: ['interaction', '!autodocs'],
  args: { query: 'viva', searched: 'viv' },
  play: async ({ args }) => {
    await userEvent.type(await field(), '{Enter}')
    await expect(args.onEntered).toHaveBeenCalledWith(true)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
export const EnteredBefore: Story = {
  tags: ['B16'],
  args: { query: 'viva', entered: true },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(mocked(args.onChoose!).mock.calls).toEqual([[rowTo('/leitura?abrir=leitura-1')]]),
    )
  },
}
/** A line that adds nothing says which part is not understood, as in «Hoje». */
export const NotUnderstood: Story = {
  tags: ['W17', 'B16'],
  args: { query: '18,50 almoço 31/02' },
  play: async () => {
    await field()
    await expect(screen.getByRole('status')).toHaveTextContent('«31/02»')
  },
}
/** Nothing is there to be opened, nor will be by surprise. */
export const EnteredForNothing: Story = {
  tags: ['interaction', '!autodocs', 'B16'],
  args: { query: 'xilofone', entered: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledWith(false))
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
export const SomeNotRead: Story = {
  tags: ['B16'],
  args: { query: 'agua', missing: ['carreira', 'financas'] },
  play: async () => {
    await field()
    await expect(screen.getByRole('status')).toHaveTextContent(
      'Carreira e Finanças não puderam ser lidos agora: a busca está incompleta.',
    )
  },
}
export const Guest: Story = {
  args: { guest: true },
  play: async () => {
    await field()
    await expect(options()).toEqual(['Nova candidatura', 'Carreira', 'Entrar'])
  },
}
export const Escape: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await field()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const OnAPhone: Story = {
  tags: ['B16'],
  args: { query: 'agua' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await field()
    for (const option of screen.getAllByRole('option'))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
