import { NO_PREFERENCES } from '@caderno/domain/shell'
import { READING_KIND, type Reading, type ReadingDraft, type Readings } from '@caderno/domain/reading'
import {
  aReading,
  createFakePreferences,
  createFakeRecordStore,
  createFakeWorld,
  failedQuery,
  loadingQuery,
  settledQuery,
} from '@caderno/domain/testing'
import type { LiveQuery } from '@caderno/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withUndo } from '../../../test/with-undo.tsx'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import { noticeStore } from '../../components/feedback/notify.ts'
import ReadingScreen from './ReadingScreen.tsx'

const BOOK = aReading({
  id: 'b',
  titulo: 'Torto Arado',
  autor: 'Itamar Vieira Junior',
  paginasTotal: 262,
  paginasLidas: 100,
})
const OTHER = aReading({
  id: 'o',
  titulo: 'Vidas Secas',
  autor: 'Graciliano Ramos',
  paginasTotal: 176,
  paginasLidas: 0,
  status: 'Não Iniciado',
})

const storeOf = (...records: Reading[]) =>
  createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { records })
const watching = (query: LiveQuery<readonly Reading[]>): Readings => ({ ...storeOf(), watch: () => query })
const screenWith = (over: Fakes) => {
  const services = Promise.resolve(fakeServices(over))
  return () => (
    <ServicesProvider services={services}>
      <ReadingScreen />
    </ServicesProvider>
  )
}

const meta: Meta<typeof ReadingScreen> = {
  component: ReadingScreen,
  parameters: { path: '/leitura' },
  decorators: [withUndo],
}
export default meta
type Story = StoryObj<typeof ReadingScreen>

const shelf = () => screen.findByRole('region', { name: 'Estante' })
const article = async (name: string) => within(await within(await shelf()).findByRole('article', { name }))

/** The skeleton shows after 200 ms. */
export const Loading: Story = {
  render: screenWith({ readings: watching(loadingQuery()) }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Carregando sua estante')).toBeInTheDocument())
    await expect(screen.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
  },
}

export const Failed: Story = {
  render: screenWith({ readings: watching(failedQuery('storage-unavailable')) }),
}
export const FailedRetries: Story = {
  ...Failed,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível abrir sua estante')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  },
}

/** Nothing of the shelf is on this device and nothing can be fetched. */
export const FailedOffline: Story = {
  tags: ['B26'],
  render: screenWith({ backend: 'firebase', readings: watching(failedQuery('network-request-failed')) }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sem conexão com a internet. Nada foi perdido',
    )
    await expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  },
}

/** Kept on this device only, and said so. */
export const WaitingToBeSent: Story = {
  tags: ['B2'],
  render: screenWith({
    backend: 'firebase',
    readings: watching(settledQuery<readonly Reading[]>([BOOK], { pending: true })),
  }),
  play: async () => {
    await article('Torto Arado')
    const words = await screen.findByText('Salvo neste dispositivo, aguardando envio', {}, { timeout: 5_000 })
    await expect(words.closest('[role=status]')).toBeVisible()
  },
}
export const WaitingOnAPhone: Story = {
  ...WaitingToBeSent,
  globals: { viewport: { value: 'phone' } },
}

const away = createFakeWorld()
away.goOffline()
/** Offline the dialog closes as ever and promises no more than is true. */
export const AddedOffline: Story = {
  tags: ['interaction', '!autodocs', 'B2'],
  render: screenWith({
    backend: 'firebase',
    readings: createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { world: away }),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar item' }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Título' }, { timeout: 10_000 }),
      'O Cortiço{Enter}',
    )
    await article('O Cortiço')
    await waitFor(() =>
      expect(noticeStore.getSnapshot().map(({ message }) => message)).toContain(
        'Item adicionado à estante. Salvo neste dispositivo, aguardando envio.',
      ),
    )
  },
}

export const FailedWithOldItems: Story = {
  render: screenWith({
    readings: watching(failedQuery<readonly Reading[]>('network-request-failed', [BOOK])),
  }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Você vê os itens da última leitura.')
    await expect((await article('Torto Arado')).getByText('100/262')).toBeVisible()
  },
}

export const SomeUnreadable: Story = {
  render: screenWith({ readings: watching(settledQuery<readonly Reading[]>([BOOK], { unreadable: 2 })) }),
  play: async () => {
    await expect(await screen.findByText(/2 itens não puderam ser lidos/)).toBeVisible()
  },
}

/** Only the signed-in student's own items. */
export const NotYours: Story = {
  tags: ['§6.2'],
  render: screenWith({
    readings: storeOf(aReading({ id: 'x', userId: 'uid-bia', titulo: 'De outra pessoa' })),
  }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Sua estante começa com um título' }),
    ).toBeVisible()
    await expect(screen.queryByText('De outra pessoa')).toBeNull()
  },
}

/** Nothing is shown of a shelf while nobody is signed in; the route leads elsewhere. */
export const SignedOut: Story = {
  render: screenWith({ session: settledQuery(null), readings: storeOf(BOOK) }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
    await expect(screen.queryByText('Torto Arado')).toBeNull()
  },
}

export const RememberedView: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({
    readings: storeOf(BOOK, OTHER),
    preferences: {
      ...createFakePreferences(),
      watch: () => settledQuery({ ...NO_PREFERENCES, visoes: { leitura: 'lista' as const } }),
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Lista' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Grade' }))
    await expect(screen.getByRole('radio', { name: 'Grade' })).toBeChecked()
  },
}

/** Everything a student does in one sitting, on a shelf that remembers. */
export const Working: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ readings: storeOf(BOOK, OTHER) }),
  play: async () => {
    const book = await article('Torto Arado')
    await userEvent.dblClick(book.getByRole('button', { name: 'Avançar 10 páginas' }))
    await expect(await book.findByText('120/262')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByText('Torto Arado: 120 de 262 páginas, Lendo')).toBeInTheDocument(),
    )
    await userEvent.click(book.getByRole('radio', { name: '4 estrelas' }))
    await waitFor(() => expect(book.getByRole('radio', { name: '4 estrelas' })).toBeChecked())
    await userEvent.selectOptions(book.getByRole('combobox', { name: 'Status' }), 'Concluído')
    await waitFor(() => expect(book.getByRole('combobox', { name: 'Status' })).toHaveValue('Concluído'))
    await expect(screen.queryByRole('region', { name: 'Lendo agora' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar item' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Título' }), 'O Cortiço{Enter}')
    await expect(await within(await shelf()).findByRole('article', { name: 'O Cortiço' })).toBeVisible()
  },
}

/** The button of the empty shelf goes with it: the focus finds the one that took its place. */
export const FirstItem: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ readings: storeOf() }),
  play: async () => {
    ;(await screen.findByRole('button', { name: 'Adicionar item' })).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Título' }), 'O Cortiço{Enter}')
    await expect(await within(await shelf()).findByRole('article', { name: 'O Cortiço' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button', { name: 'Adicionar item' })).toHaveFocus()
  },
}

const removeByKeyboard = async (title: string) => {
  ;(await article(title)).getByRole('button', { name: 'Mais ações' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }))
  ;(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Remover' })).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const undoByKeyboard = async () => {
  ;(await screen.findByRole('button', { name: 'Desfazer' })).focus()
  await userEvent.keyboard('{Enter}')
}

/** A removal and its undoing take their buttons away: the focus goes on to the item beside, and to the one that is back. */
export const FocusAfterUndo: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ readings: storeOf(BOOK, OTHER) }),
  play: async () => {
    await removeByKeyboard('Vidas Secas')
    await waitFor(() => expect(screen.getByRole('article', { name: 'Torto Arado' })).toHaveFocus())
    await undoByKeyboard()
    await waitFor(() => expect(screen.getByRole('article', { name: 'Vidas Secas' })).toHaveFocus())
  },
}

/** The last item takes the shelf along. */
export const FocusAfterTheLast: Story = {
  tags: ['interaction', '!autodocs'],
  render: screenWith({ readings: storeOf(BOOK) }),
  play: async () => {
    await removeByKeyboard('Torto Arado')
    await expect(
      await screen.findByRole('heading', { name: 'Sua estante começa com um título' }),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adicionar item' })).toHaveFocus())
    await undoByKeyboard()
    await waitFor(() => expect(screen.getByRole('article', { name: 'Torto Arado' })).toHaveFocus())
  },
}

/** The last pages take the item out of «Lendo agora» with its buttons: the focus goes on to the shelf, where it stands now. */
export const FocusAfterTheLastPage: Story = {
  tags: ['interaction', '!autodocs', 'B4'],
  render: screenWith({ readings: storeOf({ ...BOOK, paginasLidas: 255 }, OTHER) }),
  play: async () => {
    const open = within(await screen.findByRole('region', { name: 'Lendo agora' }))
    open.getByRole('button', { name: 'Avançar 10 páginas' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Estante' })).toHaveFocus())
  },
}
