import type { LiveQuery, RecordStore } from '@caderno/domain/kernel'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import {
  aSkill,
  createFakeRecordStore,
  createFakeWorld,
  failedQuery,
  fakeClock,
  loadingQuery,
  settledQuery,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withUndo } from '../../../test/with-undo.tsx'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { TODAY } from '../../../test/skills.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import { noticeStore } from '../../components/feedback/notify.ts'
import SkillsScreen from './SkillsScreen.tsx'

const ENGLISH = aSkill({
  id: 'i',
  nome: 'Inglês',
  progresso: 80,
  dataInicio: '2026-11-01',
  dataConclusao: '2026-12-20',
})
const GUITAR = aSkill({
  id: 'v',
  nome: 'Violão',
  categoria: 'Criatividade',
  progresso: 90,
  dataInicio: '2026-11-01',
  dataConclusao: '2026-12-30',
})

const storeOf = (...records: Skill[]) => createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { records })
const watching = (query: LiveQuery<readonly Skill[]>): RecordStore<SkillDraft, Skill> => ({
  ...storeOf(),
  watch: () => query,
})
const screenWith = (over: Fakes) => {
  const services = Promise.resolve(fakeServices({ clock: fakeClock(`${TODAY}T15:00:00.000Z`), ...over }))
  return () => (
    <ServicesProvider services={services}>
      <SkillsScreen />
    </ServicesProvider>
  )
}

const meta: Meta<typeof SkillsScreen> = {
  component: SkillsScreen,
  parameters: { path: '/habilidades' },
  decorators: [withUndo],
}
export default meta
type Story = StoryObj<typeof SkillsScreen>

const article = async (name: string) => within(await screen.findByRole('article', { name }))

/** The skeleton shows after 200 ms. */
export const Loading: Story = {
  render: screenWith({ skills: watching(loadingQuery()) }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Carregando suas habilidades')).toBeInTheDocument())
    await expect(screen.getByRole('heading', { level: 1, name: 'Habilidades' })).toBeVisible()
  },
}

export const Failed: Story = {
  render: screenWith({ skills: watching(failedQuery('storage-unavailable')) }),
}
export const FailedRetries: Story = {
  ...Failed,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível abrir suas habilidades',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  },
}

/** Nothing is on this device and nothing can be fetched. */
export const FailedOffline: Story = {
  render: screenWith({ backend: 'firebase', skills: watching(failedQuery('network-request-failed')) }),
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sem conexão com a internet. Nada foi perdido',
    ),
}

/** Kept on this device only, and said so. */
export const WaitingToBeSent: Story = {
  tags: ['B2'],
  render: screenWith({
    backend: 'firebase',
    skills: watching(settledQuery<readonly Skill[]>([ENGLISH], { pending: true })),
  }),
  play: async () => {
    await article('Inglês')
    await expect(
      (await screen.findByText('Salvo neste dispositivo, aguardando envio')).closest('[role=status]'),
    ).toBeVisible()
  },
}

const away = createFakeWorld()
away.goOffline()
/** Offline the dialog closes as ever and promises no more than is true. */
export const AddedOffline: Story = {
  tags: ['interaction', '!autodocs', 'B2'],
  render: screenWith({
    backend: 'firebase',
    skills: createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { world: away }),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nova habilidade' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Descrição' }), 'Dedilhado')
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Violão{Enter}')
    await article('Violão')
    await waitFor(() =>
      expect(noticeStore.getSnapshot().map(({ message }) => message)).toContain(
        'Habilidade adicionada. Salvo neste dispositivo, aguardando envio.',
      ),
    )
  },
}

export const FailedWithOldSkills: Story = {
  render: screenWith({
    skills: watching(failedQuery<readonly Skill[]>('network-request-failed', [ENGLISH])),
  }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Você vê as da última leitura.')
    await article('Inglês')
  },
}

export const SomeUnreadable: Story = {
  render: screenWith({ skills: watching(settledQuery<readonly Skill[]>([ENGLISH], { unreadable: 2 })) }),
  play: async () => expect(await screen.findByText(/2 habilidades não puderam ser lidas/)).toBeVisible(),
}

/** Only the signed-in student's own skills. */
export const NotYours: Story = {
  render: screenWith({ skills: storeOf(aSkill({ id: 'x', userId: 'uid-bia', nome: 'De outra pessoa' })) }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Toda habilidade começa pequena' })).toBeVisible()
    await expect(screen.queryByText('De outra pessoa')).toBeNull()
  },
}

/** Nothing is shown while nobody is signed in; the route leads elsewhere. */
export const SignedOut: Story = {
  render: screenWith({ session: settledQuery(null), skills: storeOf(ENGLISH) }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Habilidades' })).toBeVisible()
    await expect(screen.queryByText('Inglês')).toBeNull()
  },
}

/** The address says what to begin. */
export const NewByAddress: Story = {
  parameters: { path: '/habilidades?abrir=novo' },
  render: screenWith({ skills: storeOf(ENGLISH) }),
  play: async () => expect(await screen.findByRole('dialog', { name: 'Nova habilidade' })).toBeVisible(),
}

/** A day of practice, on a page that remembers. */
export const Working: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ skills: storeOf(ENGLISH, GUITAR) }),
  play: async () => {
    const english = await article('Inglês')
    await userEvent.click(english.getByRole('button', { name: 'Check-in de hoje' }))
    await waitFor(() =>
      expect(english.getByRole('button', { name: 'Check-in de hoje' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    )
    await expect(english.getByText('1 de 3 na semana')).toBeVisible()
    await expect(screen.getByText('Uma ainda espera por você hoje')).toBeVisible()
    await userEvent.dblClick(english.getByRole('button', { name: 'Diminuir progresso em 10' }))
    await waitFor(() => expect(screen.getByText('Inglês: 60%')).toBeInTheDocument())
  },
}

const NOTED = aSkill({
  id: 'n',
  nome: 'Aquarela',
  dataInicio: '2026-11-01',
  checkins: { [TODAY]: 'céu ao fim da tarde' },
})
/** The note of a check-in that is taken back in the details stays in its field, to be saved again. */
export const TakingBackInTheDetails: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ skills: storeOf(NOTED) }),
  play: async () => {
    await userEvent.click((await article('Aquarela')).getByRole('button', { name: 'Aquarela' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer check-in' }))
    await expect(await screen.findByRole('button', { name: 'Marcar como feito' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Nota do dia' })).toHaveValue('céu ao fim da tarde')
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como feito' }))
    await waitFor(() => expect(screen.getByText(/^1 check-in em um ano/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }))
    await expect(
      within(screen.getByRole('row', { name: /novembro de 2026/i }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '0', '1'])
  },
}

/** What reaches 100% stays under the pointer, and goes to its sheet when the pointer has left. */
export const Finishing: Story = {
  tags: ['interaction', '!autodocs', '§4.7', '§9.4', 'B12'],
  render: screenWith({ skills: storeOf(ENGLISH, GUITAR) }),
  play: async () => {
    // One pointer throughout: it is somewhere between two clicks.
    const user = userEvent.setup()
    const guitar = await article('Violão')
    await user.click(guitar.getByRole('button', { name: 'Aumentar progresso em 10' }))
    await waitFor(() => expect(screen.getByText('Violão: 100%, concluída')).toBeInTheDocument())
    const ongoing = within(screen.getByRole('region', { name: 'Em andamento' }))
    await expect(ongoing.getByRole('article', { name: 'Violão' })).toBeVisible()
    await user.click(screen.getByRole('heading', { level: 1 }))
    await expect(
      await within(await screen.findByRole('region', { name: 'Concluídas' })).findByRole('article', {
        name: 'Violão',
      }),
    ).toBeVisible()
  },
}

/** A pause takes the row, its menu and the focus to another sheet, and back. */
export const FocusThroughAPause: Story = {
  tags: ['interaction', '!autodocs', '§2.4', '§4.7'],
  render: screenWith({ skills: storeOf(ENGLISH, GUITAR) }),
  play: async () => {
    ;(await article('Violão')).getByRole('button', { name: 'Mais ações' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pausar' }))
    const paused = within(await screen.findByRole('region', { name: 'Pausadas' }))
    await waitFor(() => expect(paused.getByRole('button', { name: 'Violão' })).toHaveFocus())
    paused.getByRole('button', { name: 'Ativar' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'Em andamento' })).getByRole('button', { name: 'Violão' }),
      ).toHaveFocus(),
    )
  },
}

const removeByKeyboard = async (name: string) => {
  ;(await article(name)).getByRole('button', { name: 'Mais ações' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }))
  ;(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Remover' })).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** One of several leads to the skill beside it, and back. */
export const FocusAfterARemoval: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ skills: storeOf(ENGLISH, GUITAR) }),
  play: async () => {
    await removeByKeyboard('Inglês')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Violão' })).toHaveFocus())
    ;(await screen.findByRole('button', { name: 'Desfazer' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Inglês' })).toHaveFocus())
  },
}

/** The last skill takes the page along; its undoing brings both back. */
export const FocusAfterTheLast: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ skills: storeOf(ENGLISH) }),
  play: async () => {
    await removeByKeyboard('Inglês')
    await expect(await screen.findByRole('heading', { name: 'Toda habilidade começa pequena' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nova habilidade' })).toHaveFocus())
    ;(await screen.findByRole('button', { name: 'Desfazer' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Inglês' })).toHaveFocus())
  },
}
