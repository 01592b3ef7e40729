import type { FinanceStore } from '@caderno/domain/finance'
import { AppError, lazyPort } from '@caderno/domain/kernel'
import {
  aBook,
  aTransaction,
  createFakeFinances,
  failedQuery,
  loadingQuery,
  settledQuery,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { withUndo } from '../../../test/with-undo.tsx'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import FinanceScreen from './FinanceScreen.tsx'

const OWN = aBook({
  entradas: [
    aTransaction({
      id: 'e1',
      descricao: 'Bolsa',
      valor: 700,
      categoria: 'Salário',
      tipo: 'entrada',
      data: '2026-11-05',
    }),
    aTransaction({
      id: 'e2',
      descricao: 'Bolsa',
      valor: 650,
      categoria: 'Salário',
      tipo: 'entrada',
      data: '2026-10-05',
    }),
  ],
  saidas: [aTransaction()],
})

function screenWith(is: Partial<FinanceStore> = {}, over: Fakes = {}) {
  const finances = { ...createFakeFinances({ books: { 'uid-ana': OWN } }), ...is }
  const services = Promise.resolve(fakeServices({ finances, ...over }))
  return () => (
    <ServicesProvider services={services}>
      <FinanceScreen />
    </ServicesProvider>
  )
}

const meta: Meta<typeof FinanceScreen> = {
  component: FinanceScreen,
  parameters: { path: '/financas' },
  decorators: [withUndo],
}
export default meta
type Story = StoryObj<typeof FinanceScreen>

const line = () => screen.findByRole('textbox', { name: 'Lançamento rápido' }, { timeout: 10_000 })

export const Current: Story = {
  render: screenWith(),
}
export const CurrentTurnsTheMonth: Story = {
  ...Current,
  tags: ['interaction', '!autodocs', 'B8'],
  play: async () => {
    await line()
    await screen.findAllByText('nov', {}, { timeout: 10_000 })
    await expect(screen.getByText(/^R\$\s47,04 por dia$/)).toBeVisible()
    await expect(screen.getByText('novembro de 2026')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Hoje' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Mês anterior' }))
    await expect(await screen.findByText('outubro de 2026')).toBeVisible()
    await expect(screen.getByText(/^R\$\s650,00$/, { selector: 'b' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hoje' }))
    await expect(await screen.findByText('novembro de 2026')).toBeVisible()
  },
}
export const OnAPhone: Story = {
  tags: ['L6'],
  render: screenWith(),
  globals: { viewport: { value: 'phone' } },
}

export const ComingMonth: Story = {
  tags: ['B8'],
  render: screenWith(),
  parameters: { path: '/financas?mes=2026-12' },
  play: async () => {
    await line()
    await expect(screen.getByText(/^Previsão do mês/)).toBeVisible()
  },
}

/** The skeleton shows after 200 ms. */
export const Loading: Story = {
  tags: ['B26'],
  render: screenWith({ watch: () => loadingQuery() }),
  play: async () => {
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toHaveTextContent('Carregando…'))
    await expect(screen.getByRole('tab', { name: 'Visão geral', selected: true })).toBeVisible()
  },
}

export const Failed: Story = {
  render: screenWith({ watch: () => failedQuery('storage-unavailable') }),
}
export const FailedRetries: Story = {
  ...Failed,
  tags: ['interaction', '!autodocs', 'B26'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível abrir suas finanças')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este navegador não deixou guardar os dados.',
    )
  },
}

export const NotLoaded: Story = {
  tags: ['B26'],
  render: screenWith(
    {},
    { finances: lazyPort(() => Promise.reject(new AppError('network-request-failed'))) },
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com a internet.')
  },
}

/** What this device has is shown, and that it may be old. */
export const FailedWithOldData: Story = {
  tags: ['B26'],
  render: screenWith({ watch: () => failedQuery('network-request-failed', OWN) }),
  play: async () => {
    await line()
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Não foi possível atualizar suas finanças. Você vê os dados da última leitura.',
    )
  },
}

export const WaitingToBeSent: Story = {
  tags: ['B2'],
  render: screenWith({ watch: () => settledQuery(OWN, { pending: true }) }, { backend: 'firebase' }),
  play: async () => {
    await line()
    await expect(
      await screen.findByText('Salvo neste dispositivo, aguardando envio', {}, { timeout: 3_000 }),
    ).toBeVisible()
  },
}
export const WaitingOnAPhone: Story = {
  ...WaitingToBeSent,
  globals: { viewport: { value: 'phone' } },
}

export const SomeUnreadable: Story = {
  tags: ['B26'],
  render: screenWith({ watch: () => settledQuery(OWN, { unreadable: 2 }) }),
  play: async () => {
    await expect(await screen.findByText(/2 registros não puderam ser lidos/)).toBeVisible()
  },
}

export const NearlyFull: Story = {
  tags: ['B26'],
  render: screenWith({ usedShare: () => 0.8 }),
  play: async () => {
    await expect(await screen.findByText(/já ocupam mais de 80% do espaço/)).toBeVisible()
  },
}

/** Kept here and still to be sent; the way back failed, and is offered again. */
const fake = createFakeFinances({ books: { 'uid-ana': OWN } })
const change: FinanceStore['change'] = async (owner, changes) => {
  if (changes.some((each) => 'remove' in each)) throw new AppError('storage-full')
  await fake.change(owner, changes)
  return 'queued'
}
export const UndoRefused: Story = {
  tags: ['interaction', '!autodocs', 'D24'],
  render: screenWith({ ...fake, change }),
  play: async () => {
    await userEvent.type(await line(), '5 pão{Enter}')
    await expect(
      await screen.findByText(/lançada: pão\. Salvo neste dispositivo, aguardando envio\.$/),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await expect(await screen.findByText(/^Limite de armazenamento atingido/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  },
}

export const UnknownTabAndMonth: Story = {
  parameters: { path: '/financas?aba=qualquer&mes=2026-13' },
  render: screenWith(),
  play: async () => {
    await expect(await screen.findByRole('tab', { name: 'Visão geral', selected: true })).toBeVisible()
    await expect(screen.getByText('novembro de 2026')).toBeVisible()
  },
}
