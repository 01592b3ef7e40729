import { APPLICATION_PHASES, APPLICATION_SOURCES } from '@caderno/domain/career'
import { halfSemester } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { refused } from '../../../../test/commands.ts'
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

const HALF = halfSemester()

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

export const List: Story = { tags: ['R15'] }
export const HalfSemester: Story = {
  args: { applications: HALF.applications, contacts: HALF.contacts, today: HALF.today },
}
export const HalfSemesterOnAPhone: Story = { ...HalfSemester, globals: { viewport: { value: 'phone' } } }
export const Board: Story = { tags: ['R15'], args: { view: 'quadro' } }
export const BoardOnAPhone: Story = { args: { view: 'quadro' }, globals: { viewport: { value: 'phone' } } }
export const OneApplication: Story = { args: { applications: APPLICATIONS.slice(0, 1), contacts: [] } }

export const Empty: Story = {
  args: { applications: [], contacts: [] },
}
/** Nothing floats over its words. */
export const EmptyOnAPhone: Story = {
  ...Empty,
  tags: ['L1'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Escrever a primeira' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Nova candidatura' })).toBeNull()
  },
}
export const EmptyOpensTheForm: Story = {
  ...Empty,
  tags: ['interaction', '!autodocs', 'R15'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Escrever a primeira' }))
    await expect(form().getByLabelText('Empresa')).toHaveFocus()
  },
}

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
  args: { applications: MANY },
}
export const TwoThousandSearched: Story = {
  ...TwoThousand,
  tags: ['interaction', '!autodocs', 'B5', 'B24'],
  play: async () => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(3))
    await expect(cards().length).toBeLessThan(60)
    await expect(cards()[0]!.parentElement).toHaveAttribute('aria-setsize', '2000')
    await userEvent.type(screen.getByLabelText('Buscar candidatura'), 'vaga 1999')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await expect(screen.getByText('1 de 2.000 candidaturas')).toBeVisible()
  },
}

/** Each column shows its newest; the rest comes when asked for. */
export const TwoThousandOnTheBoard: Story = {
  args: { applications: MANY, view: 'quadro' },
}
export const TwoThousandOnTheBoardShowsMore: Story = {
  ...TwoThousandOnTheBoard,
  tags: ['interaction', '!autodocs', 'B5', 'B24'],
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(48))
    await userEvent.click(screen.getAllByText('Mostrar mais 12 de 488')[0]!)
    await expect(cards()).toHaveLength(60)
  },
}

/** Settled where it stands: a contact, an application for today, and one that nobody answered. */
export const Due: Story = {
  tags: ['interaction', '!autodocs', 'B6'],
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

/** Red where it is over and still to be done; not on its day, and not once the application is closed. */
export const LateFollowUps: Story = {
  tags: ['interaction', '!autodocs', 'B6'],
  args: {
    applications: [
      one('late', 'Atrasada', 'Nubank', { proximoContato: '2026-11-01' }),
      one('today', 'De hoje', 'Stone', { proximoContato: TODAY }),
      one('closed', 'Encerrada', 'C6', { proximoContato: '2026-11-01', fase: 'rejeitado' }),
    ],
  },
  play: async () => {
    const [late, today, closed] = [/^Atrasada/, /^De hoje/, /^Encerrada/].map(
      (title) => getComputedStyle(article(title).getByText(/^Próximo contato/)).color,
    )
    await expect(late).toBe('rgb(169, 46, 40)')
    await expect(today).not.toBe(late)
    await expect(closed).toBe(today)
  },
}

const SENT_BY_MANY = Array.from({ length: 8 }, (_, index) => one(`s${index}`, `Vaga ${index}`, 'Empresa'))

/** Beside the last card of a long column every other column takes the drop. */
export const ALongColumn: Story = {
  tags: ['B4', 'B5'],
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
  tags: ['interaction', '!autodocs', 'B25'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Nova candidatura' }))
    const opened = within(await screen.findByRole('dialog', { name: 'Nova candidatura' }))
    await expect(opened.getByLabelText(/Empresa/)).toHaveFocus()
    await userEvent.click(opened.getByRole('button', { name: 'Mais detalhes' }))
    const whole = opened.getByLabelText(/Empresa/).getBoundingClientRect().width
    await expect(opened.getByLabelText('Data de envio').getBoundingClientRect().width).toBeCloseTo(whole, 0)
  },
}

/** The board without a mouse: arrows on the handle choose the card, and move it; pressed, it offers every fase. */
export const BoardByKeyboard: Story = {
  tags: ['interaction', '!autodocs', 'B4', 'B5'],
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
  tags: ['interaction', '!autodocs', 'B5'],
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
  tags: ['interaction', '!autodocs', 'L2'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const card = article(/Estágio em Dados/)
    await expect(card.getByText('20/11')).toBeVisible()
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
  tags: ['interaction', '!autodocs', 'B5'],
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

/** Two fields and one press; the form is empty again, with today in it. */
export const Adding: Story = {
  tags: ['interaction', '!autodocs', '§2.2', '§5.6', 'D23'],
  play: async ({ args }) => {
    await expect(form().getByLabelText('Data de envio')).toHaveValue(TODAY)
    await userEvent.click(form().getByRole('button', { name: 'Adicionar candidatura' }))
    await expect(form().getByLabelText('Empresa')).toHaveFocus()
    await expect(form().getByText('Empresa é obrigatória')).toBeVisible()
    await expect(form().getByText('Vaga é obrigatória')).toBeVisible()
    await expect(args.actions.addApplication).not.toHaveBeenCalled()
    await userEvent.type(form().getByLabelText('Empresa'), 'Rota Norte')
    await userEvent.type(form().getByLabelText('Vaga'), 'Estágio em Logística{Enter}')
    await waitFor(() => expect(form().getByLabelText('Empresa')).toHaveValue(''))
    await expect(args.actions.addApplication).toHaveBeenCalledWith(
      expect.objectContaining({
        empresa: 'Rota Norte',
        vaga: 'Estágio em Logística',
        dataEnvio: TODAY,
        fase: 'enviado',
      }),
    )
    await expect(form().getByLabelText('Data de envio')).toHaveValue(TODAY)
  },
}

/** What is wrong in a folded field is brought to light. */
export const WrongInTheFold: Story = {
  tags: ['interaction', '!autodocs', '§2.2', '§5.6', 'D14', 'D23', 'W3', 'R15'],
  play: async () => {
    const fold = form().getByRole('button', { name: 'Mais detalhes' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(fold)
    await userEvent.type(form().getByLabelText('Link da vaga'), 'javascript:alert(1)')
    await userEvent.click(fold)
    await userEvent.type(form().getByLabelText('Empresa'), 'Rota Norte')
    await userEvent.type(form().getByLabelText('Vaga'), 'Estágio{Enter}')
    await expect(form().getByLabelText('Link da vaga')).toHaveFocus()
    await expect(form().getByText('Link inválido')).toBeVisible()
  },
}

export const AddingFails: Story = {
  tags: ['interaction', '!autodocs', '§2.2', '§5.6', 'D23'],
  args: { actions: { ...actions(), addApplication: refused('storage-full') } },
  play: async () => {
    await userEvent.type(form().getByLabelText('Empresa'), 'Rota Norte')
    await userEvent.type(form().getByLabelText('Vaga'), 'Estágio{Enter}')
    await expect(await form().findByRole('alert')).toHaveTextContent(
      'Erro ao salvar candidatura. Tente novamente.',
    )
    await expect(form().getByLabelText('Empresa')).toHaveValue('Rota Norte')
  },
}

/** «Editar» leads to the form, saving leads back; only what was changed is written. */
export const Editing: Story = {
  tags: ['interaction', '!autodocs', '§4.2'],
  play: async ({ args }) => {
    await userEvent.click(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' }))
    await expect(form().getByLabelText('Empresa')).toHaveFocus()
    await expect(form().getByLabelText('Vaga')).toHaveValue('Estágio em Dados')
    await userEvent.type(form().getByLabelText('Vaga'), ' II')
    await userEvent.click(form().getByRole('button', { name: 'Salvar alterações' }))
    await waitFor(() => expect(form().getByRole('button', { name: 'Adicionar candidatura' })).toBeVisible())
    await expect(args.actions.editApplication).toHaveBeenCalledWith('4', { vaga: 'Estágio em Dados II' })
    await expect(form().getByLabelText('Empresa')).toHaveValue('')
    await waitFor(() =>
      expect(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' })).toHaveFocus(),
    )
  },
}

export const EditMode: Story = {
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await userEvent.click(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' }))
    await userEvent.click(form().getByRole('button', { name: 'Mais detalhes' }))
    await expect(form().getByLabelText('Contato')).toHaveValue('c1')
  },
}

/** What was typed is never thrown away without a question. */
export const LeavingAHalfTypedForm: Story = {
  tags: ['interaction', '!autodocs', '§4.2'],
  play: async ({ args }) => {
    await userEvent.type(form().getByLabelText('Empresa'), 'Pela metade')
    await userEvent.click(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' }))
    const question = within(await screen.findByRole('dialog'))
    await expect(question.getByText('Descartar o que você digitou?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Continuar editando' }))
    await expect(form().getByLabelText('Empresa')).toHaveValue('Pela metade')
    await userEvent.click(article(/Estágio em Dados/).getByRole('button', { name: 'Editar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await expect(form().getByLabelText('Empresa')).toHaveValue('Lume Pagamentos')
    await userEvent.click(form().getByRole('button', { name: 'Cancelar' }))
    await expect(form().getByLabelText('Empresa')).toHaveValue('')
    await expect(args.actions.editApplication).not.toHaveBeenCalled()
  },
}

export const Moving: Story = {
  tags: ['interaction', '!autodocs', '§4.2'],
  play: async ({ args }) => {
    await userEvent.selectOptions(article(/Estágio em Dados/).getByLabelText('Fase'), 'Aprovado')
    await expect(args.actions.moveApplication).toHaveBeenCalledWith('4', 'aprovado')
    await expect(screen.getByText('Estágio em Dados foi para Aprovado')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await expect(args.actions.moveBack).toHaveBeenCalledWith(APPLICATIONS[3], 'aprovado')
    await expect(screen.queryByText('Estágio em Dados foi para Aprovado')).toBeNull()
  },
}

/** Told beside the card, and nothing left to undo. */
export const MovingFails: Story = {
  tags: ['interaction', '!autodocs'],
  args: { actions: { ...actions(), moveApplication: refused('storage-full') } },
  play: async () => {
    await userEvent.selectOptions(article(/Estágio em Dados/).getByLabelText('Fase'), 'Aprovado')
    await expect(await article(/Estágio em Dados/).findByRole('alert')).toHaveTextContent(
      'Erro ao salvar candidatura. Tente novamente.',
    )
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
    await waitFor(() => expect(article(/Estágio em Dados/).getByLabelText('Fase')).toHaveValue('entrevista'))
  },
}

export const Removing: Story = {
  tags: ['interaction', '!autodocs', '§8.11', 'D24'],
  play: async ({ args }) => {
    await userEvent.click(article(/Porto Saúde/).getByRole('button', { name: 'Remover' }))
    const question = within(await screen.findByRole('dialog'))
    await expect(question.getByText('Tem certeza que deseja remover esta candidatura?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Remover' }))
    await expect(args.actions.removeApplication).toHaveBeenCalledWith(APPLICATIONS[5])
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await expect(args.actions.restoreApplication).toHaveBeenCalledWith(APPLICATIONS[5])
  },
}

export const RemovingIsRefused: Story = {
  tags: ['interaction', '!autodocs', '§8.11', 'D24'],
  args: { actions: { ...actions(), removeApplication: refused('permission-denied') } },
  play: async () => {
    await userEvent.click(article(/Porto Saúde/).getByRole('button', { name: 'Remover' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }))
    await expect(await article(/Porto Saúde/).findByRole('alert')).toHaveTextContent(
      'Erro ao remover candidatura.',
    )
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  },
}
