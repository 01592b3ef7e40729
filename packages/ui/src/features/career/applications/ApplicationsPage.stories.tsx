import { APPLICATION_PHASES, APPLICATION_SOURCES } from '@caderno/domain/career'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withUndo } from '../../../../test/with-undo.tsx'
import { ApplicationsPage } from './ApplicationsPage.tsx'
import {
  actions,
  APPLICATIONS,
  article,
  CONTACTS,
  form,
  inCareer,
  list,
  LONGEST,
  one,
  TODAY,
} from '../../../../test/applications.tsx'
import { asItIs } from '../../../../test/as-it-is.ts'

const meta: Meta<typeof ApplicationsPage> = {
  component: ApplicationsPage,
  parameters: { path: '/carreira', layout: 'padded' },
  decorators: [inCareer, withUndo],
  argTypes: { view: { control: 'select', options: ['lista', 'quadro'] } },
  args: { applications: APPLICATIONS, contacts: CONTACTS, view: 'lista', today: TODAY, onView: fn() },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...actions(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof ApplicationsPage>

const cards = () => document.querySelectorAll('article[data-record]')

export const List: Story = {}
export const ListDark: Story = { globals: { theme: 'dark' } }
export const ListOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Board: Story = { args: { view: 'quadro' } }
export const BoardDark: Story = { args: { view: 'quadro' }, globals: { theme: 'dark' } }
export const BoardOnAPhone: Story = { args: { view: 'quadro' }, globals: { viewport: { value: 'phone' } } }
export const OneApplication: Story = { args: { applications: APPLICATIONS.slice(0, 1), contacts: [] } }

export const Empty: Story = {
  tags: ['interaction', '!autodocs'],
  args: { applications: [], contacts: [] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Escrever a primeira' }))
    await expect(form().getByLabelText('Empresa')).toHaveFocus()
  },
}
export const EmptyPicture: Story = { ...Empty, name: 'Empty', play: asItIs }

export const LongestWords: Story = {
  args: {
    applications: [
      one('l', LONGEST, LONGEST, {
        etapa: LONGEST,
        link: 'texto que não é endereço',
        proximoContato: '2026-11-01',
      }),
      ...APPLICATIONS,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
}
export const LongestWordsOnTheBoard: Story = {
  ...LongestWords,
  args: { ...LongestWords.args, view: 'quadro' },
}

const MANY = Array.from({ length: 2_000 }, (_, index) =>
  one(`m${index}`, `Vaga ${index}`, `Empresa ${index % 97}`, {
    fase: APPLICATION_PHASES[index % 4]!,
    fonte: APPLICATION_SOURCES[index % 7]!,
    dataEnvio: `2026-${String(1 + (index % 11)).padStart(2, '0')}-15`,
  }),
)

/** Two thousand: only what is near the window is in the page, and each row knows its place; the last one too. */
export const TwoThousand: Story = {
  tags: ['interaction', '!autodocs'],
  args: { applications: MANY },
  play: async () => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(3))
    await expect(cards().length).toBeLessThan(60)
    await expect(cards()[0]!.parentElement).toHaveAttribute('aria-setsize', '2000')
    await userEvent.type(screen.getByLabelText('Buscar candidatura'), 'vaga 1999')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await expect(screen.getByText('1 de 2.000 candidaturas')).toBeVisible()
  },
}
export const TwoThousandPicture: Story = { ...TwoThousand, name: 'Two Thousand', play: asItIs }

/** Each column shows its newest; the rest comes when asked for. */
export const TwoThousandOnTheBoard: Story = {
  tags: ['interaction', '!autodocs'],
  args: { applications: MANY, view: 'quadro' },
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(48))
    await userEvent.click(screen.getAllByText('Mostrar mais 12 de 488')[0]!)
    await expect(cards()).toHaveLength(60)
  },
}
export const TwoThousandOnTheBoardPicture: Story = {
  ...TwoThousandOnTheBoard,
  name: 'Two Thousand On The Board',
  play: asItIs,
}

/** Settled where it stands: a contact, an application for today, and one that nobody answered. */
export const Due: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    const late = within(screen.getByRole('region', { name: 'Atrasadas · 1' }))
    await expect(late.getByText('Falar com Beatriz Lima')).toBeVisible()
    await userEvent.click(late.getByRole('button', { name: 'Feito' }))
    await expect(args.actions.settle).toHaveBeenCalledWith({ kind: 'contact', record: CONTACTS[0] })
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Hoje · 1' })).getByRole('button', { name: '+7 dias' }),
    )
    await expect(args.actions.postpone).toHaveBeenCalledWith({
      kind: 'application',
      record: APPLICATIONS[3],
    })
    const silent = within(screen.getByRole('region', { name: 'Sem resposta há 14 dias ou mais · 1' }))
    await userEvent.selectOptions(silent.getByLabelText('Mudar fase'), 'Rejeitado')
    await expect(args.actions.moveApplication).toHaveBeenCalledWith('3', 'rejeitado')
    await expect(args.actions.putDateBack).not.toHaveBeenCalled()
  },
}
export const DuePicture: Story = { ...Due, name: 'Due', play: asItIs }

const SENT_BY_MANY = Array.from({ length: 8 }, (_, index) => one(`s${index}`, `Vaga ${index}`, 'Empresa'))

/** Beside the last card of a long column every other column takes the drop. */
export const ALongColumn: Story = {
  args: { view: 'quadro', applications: [...SENT_BY_MANY, APPLICATIONS[3]!] },
  play: async () => {
    const last = (await list().findByText('Vaga 0')).closest('article')!
    for (const name of [/^Entrevista/, /^Aprovado/, /^Rejeitado/]) {
      const column = list().getByRole('region', { name }).getBoundingClientRect()
      await expect(column.bottom).toBeGreaterThanOrEqual(last.getBoundingClientRect().bottom)
    }
  },
}

/** A date and its icon need all of a phone's width. */
export const FormOnAPhone: Story = {
  tags: ['interaction', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Nova candidatura' }))
    const opened = within(await screen.findByRole('dialog', { name: 'Nova candidatura' }))
    await expect(opened.getByLabelText(/Empresa/)).toHaveFocus()
    const whole = opened.getByLabelText(/Empresa/).getBoundingClientRect().width
    await expect(opened.getByLabelText('Data de envio').getBoundingClientRect().width).toBeCloseTo(whole, 0)
  },
}

/** The board without a mouse: arrows on the handle choose the card, and move it; pressed, it offers every fase. */
export const BoardByKeyboard: Story = {
  tags: ['interaction', '!autodocs'],
  args: { view: 'quadro' },
  play: async ({ args }) => {
    const handle = (name: RegExp) => article(name).getByRole('button', { name: 'Mover' })
    await list().findByText('Estágio em Produção')
    handle(/Estágio em Produção/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(handle(/Trainee de Operações/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.actions.moveApplication).toHaveBeenCalledWith('2', 'entrevista')
    await expect(screen.getByText('Trainee de Operações foi para Entrevista')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(args.actions.moveApplication).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Entrevista' })).toHaveFocus())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejeitado' }))
    await expect(args.actions.moveApplication).toHaveBeenLastCalledWith('1', 'rejeitado')
  },
}

export const BoardByOneTap: Story = {
  tags: ['interaction', '!autodocs'],
  args: { view: 'quadro' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await list().findByText('Estágio em Produção')
    await userEvent.click(
      article(/Estágio em Produção/).getByRole('button', { name: 'Mover para Entrevista' }),
    )
    await expect(args.actions.moveApplication).toHaveBeenCalledWith('1', 'entrevista')
    await userEvent.click(screen.getByRole('button', { name: /Aprovado/, pressed: false }))
    await expect(list().getByText('Monitoria de Cálculo')).toBeVisible()
  },
}

/** The fases that it went through, with their days, and all that was written down. */
export const Details: Story = {
  tags: ['interaction', '!autodocs'],
  play: async () => {
    const card = article(/Estágio em Dados/)
    await userEvent.click(card.getByRole('button', { name: 'Detalhes' }))
    await expect(card.getAllByRole('listitem').map((step) => step.textContent?.trim())).toEqual([
      'Enviado 29/10/2026',
      'Entrevista 10/11/2026',
    ])
    await expect(card.getByText('Beatriz Lima')).toBeVisible()
    await expect(card.getByText('R$ 1.800 + VR')).toBeVisible()
  },
}

/** A row opens what is known of it and its buttons; its icon is the fase. */
export const OpenedOnAPhone: Story = {
  tags: ['interaction', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const card = article(/Estágio em Dados/)
    await expect(card.getByText('29/10')).toBeVisible()
    await expect(card.queryByRole('button', { name: 'Editar' })).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'Estágio em Dados', expanded: false }))
    await expect(card.getByText('Painel com a equipe')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Remover' })).toBeVisible()
    await userEvent.selectOptions(card.getByLabelText('Fase'), 'Aprovado')
    await expect(args.actions.moveApplication).toHaveBeenCalledWith('4', 'aprovado')
    await userEvent.click(card.getByRole('button', { name: 'Editar' }))
    await expect(await screen.findByRole('dialog', { name: /^Editar candidatura/ })).toBeVisible()
  },
}

export const SearchedAndFiltered: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Buscar candidatura'), 'ESTAGIO dados')
    await waitFor(() => expect(list().getAllByRole('article')).toHaveLength(1))
    await userEvent.selectOptions(screen.getByLabelText('Filtrar por fase'), 'Rejeitado')
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Ordem: empresa')
    await waitFor(() => expect(list().getAllByRole('article')[0]).toHaveAccessibleName(/Cajuína/))
    await userEvent.click(screen.getByText('Quadro'))
    await expect(args.onView).toHaveBeenCalledWith('quadro')
  },
}
