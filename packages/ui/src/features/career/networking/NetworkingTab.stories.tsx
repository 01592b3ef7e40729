import type { Contact } from '@caderno/domain/career'
import {
  aContact,
  anApplication,
  createFakeCareer,
  failedQuery,
  fakeClock,
  type FakeCareerOptions,
  settledQuery,
  halfSemester,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withUndo } from '../../../../test/with-undo.tsx'
import { fakeServices } from '../../../../test/fake-services.ts'
import { ServicesProvider } from '../../../hooks/services.tsx'
import NetworkingTab from './NetworkingTab.tsx'

const HALF = halfSemester()
const LONG = 'Pneumoultramicroscopicossilicovulcanoconiose'.repeat(4)
const PEOPLE: Contact[] = [
  aContact({
    id: 'p1',
    nome: 'Marina Duarte',
    proximoContato: '2026-11-18',
    ultimoContato: '2026-11-03',
    notas: 'Conversamos na feira de estágios.',
  }),
  aContact({
    id: 'p2',
    nome: 'Beatriz Nogueira',
    empresa: 'Aurora Energia',
    cargo: '',
    canal: 'WhatsApp',
    proximoContato: '2026-11-20',
  }),
  aContact({ id: 'p3', nome: 'João Pedro', empresa: '', cargo: '', canal: '', proximoContato: '2026-12-01' }),
]

function tabWith(
  { clock = fakeClock(), ...options }: FakeCareerOptions,
  arrange: (career: ReturnType<typeof createFakeCareer>) => void = () => undefined,
) {
  const career = createFakeCareer({ clock, ...options })
  arrange(career)
  const services = Promise.resolve(fakeServices({ clock }))
  return () => (
    <main data-module="carreira">
      <ServicesProvider services={services}>
        <NetworkingTab owner="uid-ana" career={career} />
      </ServicesProvider>
    </main>
  )
}

const meta: Meta<typeof NetworkingTab> = {
  component: NetworkingTab,
  tags: ['B7'],
  decorators: [withUndo],
}
export default meta
type Story = StoryObj<typeof NetworkingTab>

const person = async (name: string) => within(await screen.findByRole('article', { name }))
/** On a phone what is known of somebody is behind the row. */
const openRow = async (name: string) =>
  userEvent.click((await person(name)).getByRole('button', { name, expanded: false }))
const names = () => screen.getAllByRole('article').map((article) => article.querySelector('h3')!.textContent)
const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))

export const Empty: Story = {
  render: tabWith({}),
  play: async () => {
    await expect(await screen.findByText('Guarde quem pode ajudar na sua busca')).toBeVisible()
    await expect(screen.getByText(/em até 48 horas/)).toBeVisible()
    await expect(await screen.findAllByRole('checkbox')).toHaveLength(6)
  },
}

/** Who is due comes first and says so; the applications that name somebody stand with them. */
export const Several: Story = {
  tags: ['R15'],
  render: tabWith({
    contacts: PEOPLE,
    applications: [
      anApplication({ contatoId: 'p1' }),
      anApplication({ id: 'c2', empresa: 'Fiocruz', vaga: 'Estágio', contatoId: 'p1' }),
    ],
  }),
  play: async () => {
    const marina = await person('Marina Duarte')
    await expect(names()).toEqual(['Marina Duarte', 'Beatriz Nogueira', 'João Pedro'])
    await expect(marina.getByText('Contato atrasado, era para 18/11/2026')).toBeVisible()
    await expect(
      marina.getByText('Nas candidaturas: Estágio em dados (Embrapa), Estágio (Fiocruz)'),
    ).toBeVisible()
    await expect((await person('Beatriz Nogueira')).getByText('Contato marcado para hoje')).toBeVisible()
    await expect((await person('João Pedro')).queryByRole('button', { name: 'Feito' })).toBeNull()
  },
}

export const SeveralOnAPhone: Story = {
  render: tabWith({ contacts: PEOPLE }),
  globals: { viewport: { value: 'phone' } },
}

export const HalfSemester: Story = {
  render: tabWith(
    { contacts: HALF.contacts, applications: HALF.applications, clock: fakeClock(HALF.now) },
    (career) =>
      Object.assign(career, {
        preferences: { ...career.preferences, watch: () => settledQuery(HALF.preferences) },
      }),
  ),
}

/** Who is late says so; what is known and can be done stands below the row. */
export const OpenedOnAPhone: Story = {
  ...SeveralOnAPhone,
  tags: ['interaction', '!autodocs', 'L2'],
  play: async () => {
    const marina = await person('Marina Duarte')
    await expect(marina.getByText('Atrasado')).toBeVisible()
    await expect(marina.queryByRole('button', { name: 'Feito' })).toBeNull()
    await openRow('Marina Duarte')
    await expect(marina.getByText('Contato atrasado, era para 18/11/2026')).toBeVisible()
    await expect(marina.getByRole('button', { name: 'Remover' })).toBeVisible()
    await userEvent.click(marina.getByRole('button', { name: 'Feito' }))
    await waitFor(() => expect(marina.queryByText('Atrasado')).toBeNull())
  },
}

export const LongestWordsOnAPhone: Story = {
  render: tabWith({
    contacts: [
      aContact({
        nome: LONG,
        empresa: LONG,
        cargo: LONG,
        canal: LONG,
        notas: `${LONG}\n`.repeat(20),
        proximoContato: '2026-01-01',
      }),
    ],
  }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await person(LONG)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** Long notes are cut, and can be read whole. */
export const LongNotes: Story = {
  render: tabWith({
    contacts: [
      aContact({ notas: `${'Linha de uma conversa que ficou longa. '.repeat(30)}\nFim.` }),
      aContact({ id: 'p2', nome: 'Ana', notas: 'Curta.' }),
    ],
  }),
  globals: { viewport: { value: 'phone' } },
}
export const LongNotesOpened: Story = {
  ...LongNotes,
  tags: ['interaction', '!autodocs', 'L2', 'B7'],
  play: async () => {
    await openRow('Marina Duarte')
    await openRow('Ana')
    const marina = await person('Marina Duarte')
    const notes = marina.getByText(/Fim\.$/)
    await userEvent.click(await marina.findByRole('button', { name: 'Ver mais' }))
    await expect(notes.scrollHeight).toBeLessThanOrEqual(notes.clientHeight)
    await userEvent.click(marina.getByRole('button', { name: 'Ver menos', expanded: true }))
    await expect(notes.scrollHeight).toBeGreaterThan(notes.clientHeight)
    await expect((await person('Ana')).queryByRole('button', { name: 'Ver mais' })).toBeNull()
  },
}

export const Many: Story = {
  render: tabWith({
    contacts: Array.from({ length: 120 }, (_, at) => aContact({ id: `p${at}`, nome: `Pessoa ${at}` })),
  }),
}
export const ManyShowsMore: Story = {
  ...Many,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await person('Pessoa 0')
    await expect(names()).toHaveLength(50)
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 50 de 70' }))
    await expect(names()).toHaveLength(100)
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 20 de 20' }))
    await expect(names()).toHaveLength(120)
  },
}

export const DoneAndPostponed: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith({ contacts: PEOPLE }),
  play: async () => {
    await userEvent.click((await person('Marina Duarte')).getByRole('button', { name: '+7 dias' }))
    await expect(
      await (await person('Marina Duarte')).findByText(/Próximo contato em 27\/11\/2026/),
    ).toBeVisible()
    await userEvent.click((await person('Beatriz Nogueira')).getByRole('button', { name: 'Feito' }))
    await expect(
      await (await person('Beatriz Nogueira')).findByText('Último contato em 20/11/2026'),
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Feito' })).toBeNull()
  },
}

export const WriteRefused: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith({ contacts: PEOPLE }, ({ stores }) => stores.contacts.failNext('storage-full')),
  play: async () => {
    await userEvent.click((await person('Marina Duarte')).getByRole('button', { name: 'Feito' }))
    await expect(await (await person('Marina Duarte')).findByRole('alert')).toHaveTextContent(
      'Erro ao salvar contato. Tente novamente. O espaço deste navegador acabou.',
    )
  },
}

export const ChecklistTicked: Story = {
  ...Empty,
  tags: ['interaction', '!autodocs', '§2.2'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pelo menos 50 conexões' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Foto recente/ }))
    await expect(await screen.findByRole('img', { name: '33% do perfil do LinkedIn' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pelo menos 50 conexões' }))
    await expect(await screen.findByRole('img', { name: '17% do perfil do LinkedIn' })).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Pelo menos 50 conexões' })).not.toBeChecked()
    // The mark is drawn over its box: a box that is lifted hides it.
    await expect(screen.getByRole('checkbox', { name: /^Foto recente/ })).toHaveStyle({ zIndex: 'auto' })
  },
}

/** Nothing is claimed of what is not known. */
export const ChecklistUnread: Story = {
  tags: ['B26'],
  render: tabWith({}, (career) =>
    Object.assign(career, {
      preferences: { ...career.preferences, watch: () => failedQuery('network-request-failed') },
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(/^Não foi possível ler sua lista/)).toBeVisible()
    await expect(screen.queryByRole('checkbox')).toBeNull()
    await expect(screen.queryByText('0%')).toBeNull()
  },
}

export const Adding: Story = {
  tags: ['interaction', '!autodocs', 'R15'],
  render: tabWith({}),
  play: async () => {
    const add = await screen.findByRole('button', { name: 'Adicionar contato' })
    await userEvent.click(add)
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(form.getByLabelText('Nome')).toHaveAccessibleDescription('Nome é obrigatório')
    await userEvent.type(form.getByLabelText('Nome'), 'Marina Duarte')
    await userEvent.type(form.getByLabelText('Próximo contato'), '2026-11-20')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect((await person('Marina Duarte')).getByText('Contato marcado para hoje')).toBeVisible()
    await waitFor(() => expect(add).toHaveFocus())
  },
}

/** Every field, and the question before typed text is thrown away. */
export const Editing: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith({ contacts: PEOPLE }),
  play: async () => {
    await userEvent.click((await person('Marina Duarte')).getByRole('button', { name: 'Editar' }))
    const form = await dialog()
    for (const label of ['Empresa', 'Cargo', 'Canal', 'Último contato', 'Próximo contato', 'Notas'])
      await expect(form.getByLabelText(label)).toBeVisible()
    await userEvent.clear(form.getByLabelText('Cargo'))
    await userEvent.type(form.getByLabelText('Cargo'), 'Gerente')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }))
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(
      await (await person('Marina Duarte')).findByText('Gerente · Embrapa · LinkedIn'),
    ).toBeVisible()
  },
}
export const EditingOnAPhone: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith({ contacts: PEOPLE }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openRow('Marina Duarte')
    await userEvent.click((await person('Marina Duarte')).getByRole('button', { name: 'Editar' }))
    await expect((await dialog()).getByLabelText('Notas')).toHaveValue('Conversamos na feira de estágios.')
  },
}

export const SavingRefused: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith({}, ({ stores }) => stores.contacts.failNext('network-request-failed')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar contato' }))
    const form = await dialog()
    await userEvent.type(form.getByLabelText('Nome'), 'Marina{Enter}')
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Erro ao salvar contato. Tente novamente. Sem conexão com a internet.',
    )
    await expect(form.getByLabelText('Nome')).toHaveValue('Marina')
  },
}

export const RemovingAndUndoing: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith({ contacts: PEOPLE }),
  play: async () => {
    await userEvent.click((await person('Marina Duarte')).getByRole('button', { name: 'Remover' }))
    const question = await dialog()
    await expect(question.getByText('Tem certeza que deseja remover este contato?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Marina Duarte' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('article', { name: 'Beatriz Nogueira' })).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await person('Marina Duarte')
  },
}
