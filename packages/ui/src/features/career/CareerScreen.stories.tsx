import { type Career } from '@caderno/domain/career'
import { AppError, GUEST } from '@caderno/domain/kernel'
import {
  aCareerGoal,
  aContact,
  anApplication,
  aSession,
  createFakeCareer,
  createFakeStorageStatus,
  failedQuery,
  loadingQuery,
  settledQuery,
} from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withUndo } from '../../../test/with-undo.tsx'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import { noticeStore } from '../../components/feedback/notify.ts'
import CareerScreen from './CareerScreen.tsx'
import { importDismissal } from './use-import.ts'

const own = { applications: [anApplication()], goals: [aCareerGoal()], contacts: [aContact()] }
const guests = {
  applications: [
    anApplication({ id: 'v1', userId: GUEST }),
    anApplication({ id: 'v2', userId: GUEST, empresa: 'Fiocruz' }),
  ],
  goals: [aCareerGoal({ id: 'v3', userId: GUEST, texto: 'Aprender SQL' })],
}
const SIGNED_OUT = { session: settledQuery(null) }

function screenWith(over: Fakes & { is?: Partial<Career> } = {}, fake = createFakeCareer(own)) {
  const { is, ...rest } = over
  const career = { ...fake, ...is }
  const services = Promise.resolve(fakeServices({ career, ...rest }))
  return () => (
    <ServicesProvider services={services}>
      <CareerScreen />
    </ServicesProvider>
  )
}

const meta: Meta<typeof CareerScreen> = {
  component: CareerScreen,
  tags: ['§2.2'],
  decorators: [withUndo],
  parameters: { path: '/carreira?aba=desenvolvimento' },
  beforeEach: () => importDismissal.clear(),
}
export default meta
type Story = StoryObj<typeof CareerScreen>

const banner = (words: string) => async () => {
  await waitFor(() => expect(screen.getByText(words).closest('[role=status]')).toBeVisible(), {
    timeout: 10_000,
  })
  await expect(screen.getByRole('heading', { level: 1, name: 'Carreira' })).toBeVisible()
}
const login = (name: string) => screen.findByRole('link', { name })
const goal = (name: string) => screen.findByRole('checkbox', { name }, { timeout: 10_000 })

export const InTheAccount: Story = {
  render: screenWith(),
  play: banner('Salvo na sua conta neste dispositivo'),
}
export const InTheCloud: Story = {
  render: screenWith({ backend: 'firebase' }),
  play: banner('Salvo na nuvem'),
}
export const InTheCloudOnAPhone: Story = {
  ...InTheCloud,
  globals: { viewport: { value: 'phone' } },
}

export const GuestLocally: Story = {
  render: screenWith(SIGNED_OUT),
  play: async () => {
    await banner('Salvo neste navegador')()
    await expect(await login('Faça login para salvar na sua conta')).toHaveAttribute('href', '/login-aluno')
    await expect(screen.queryByText('Montar um portfólio')).toBeNull()
  },
}

export const GuestOfTheCloud: Story = {
  render: screenWith({ ...SIGNED_OUT, backend: 'firebase' }),
  play: async () => {
    await banner('Salvo neste navegador')()
    await expect(await login('Faça login para salvar na nuvem')).toHaveAttribute('href', '/login-aluno')
  },
}
export const GuestOnAPhone: Story = { ...GuestOfTheCloud, globals: { viewport: { value: 'phone' } } }

const goals = createFakeCareer(own).goals
export const Pending: Story = {
  render: screenWith({
    backend: 'firebase',
    is: { goals: { ...goals, watch: () => settledQuery([aCareerGoal()], { pending: true }) } },
  }),
  play: banner('Salvo neste dispositivo, aguardando envio'),
}

export const Offline: Story = {
  render: screenWith({ backend: 'firebase', session: settledQuery(aSession({ offline: true })) }),
  play: banner('Salvo neste dispositivo, aguardando envio'),
}

/** What this device has of the cloud is shown, and nothing more is claimed. */
export const FailedWithOldData: Story = {
  render: screenWith({
    backend: 'firebase',
    is: {
      goals: {
        ...goals,
        watch: () => failedQuery('network-request-failed', [aCareerGoal({ texto: 'Rever o currículo' })]),
      },
    },
  }),
  play: async () => {
    await goal('Rever o currículo')
    await banner('Salvo neste dispositivo, aguardando envio')()
  },
}

export const Failed: Story = {
  render: screenWith({ is: { goals: { ...goals, watch: () => failedQuery('storage-unavailable') } } }),
}
export const FailedRetries: Story = {
  ...Failed,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível abrir seus dados de carreira',
    )
    await banner('Não foi possível ler o que este navegador guarda')()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

/** The skeleton shows after 200 ms. */
export const Loading: Story = {
  render: screenWith({ is: { goals: { ...goals, watch: () => loadingQuery() } } }),
  play: async () => {
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toHaveTextContent('Carregando…'))
    await expect(screen.getByRole('tab', { name: 'Plano de Desenvolvimento', selected: true })).toBeVisible()
  },
}

export const NotKept: Story = {
  render: screenWith({ ...SIGNED_OUT, storage: createFakeStorageStatus('memory') }),
  play: banner('Só nesta aba: este navegador não guarda seus dados'),
}

export const SomeUnreadable: Story = {
  render: screenWith({
    is: { goals: { ...goals, watch: () => settledQuery([aCareerGoal()], { unreadable: 2 }) } },
  }),
  play: async () => {
    await expect(await screen.findByText(/2 registros não puderam ser lidos/)).toBeVisible()
  },
}

/** What the guest did is taken over once, and the offer is gone (D17). */
export const Importing: Story = {
  render: screenWith({}, createFakeCareer(guests)),
}
export const ImportingTakesAll: Story = {
  ...Importing,
  tags: ['interaction', '!autodocs', 'D17'],
  play: async () => {
    await expect(
      await screen.findByText('Importar 2 candidaturas e 1 meta salvas neste navegador?'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Importar' }))
    await goal('Aprender SQL')
    await expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull()
    await waitFor(() =>
      expect(noticeStore.getSnapshot().map(({ message }) => message)).toContain('Importação concluída.'),
    )
  },
}
export const OnlyContactsToImport: Story = {
  parameters: { path: '/carreira?aba=networking' },
  render: screenWith({}, createFakeCareer({ contacts: [aContact({ userId: GUEST, nome: 'Beatriz Lima' })] })),
}
export const OnlyContactsAreImported: Story = {
  ...OnlyContactsToImport,
  tags: ['interaction', '!autodocs', 'D17'],
  play: async () => {
    await expect(await screen.findByText('Importar 1 contato salvo neste navegador?')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Importar' }))
    await expect(
      await screen.findByRole('article', { name: 'Beatriz Lima' }, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull()
  },
}
export const OfferOnAPhone: Story = {
  render: screenWith({}, createFakeCareer(guests)),
  globals: { viewport: { value: 'phone' } },
}

export const NotNow: Story = {
  tags: ['interaction', '!autodocs', 'D17'],
  render: screenWith({}, createFakeCareer(guests)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agora não' }))
    await expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull()
    await expect(screen.getByRole('tabpanel')).toHaveFocus()
    await expect(importDismissal.isSet('uid-ana')).toBe(true)
  },
}

const refused = {
  ...createFakeCareer(guests).guestWork,
  importInto: fn(() => Promise.reject(new AppError('network-request-failed'))),
}
export const ImportFailed: Story = {
  tags: ['interaction', '!autodocs', 'D17'],
  render: screenWith({ is: { guestWork: refused } }, createFakeCareer(guests)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Importar' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao importar. Tente novamente. Sem conexão com a internet.',
    )
    await expect(screen.getByRole('button', { name: 'Importar' })).toBeEnabled()
  },
}

const waiting = {
  ...createFakeCareer(guests).guestWork,
  importInto: fn(() => new Promise<never>(() => undefined)),
}
export const ImportBusy: Story = {
  tags: ['interaction', '!autodocs', 'D17'],
  render: screenWith({ is: { guestWork: waiting } }, createFakeCareer(guests)),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Importar' })
    await userEvent.dblClick(button)
    await expect(button).toBeDisabled()
    await expect(waiting.importInto).toHaveBeenCalledOnce()
  },
}

export const UnknownTab: Story = {
  parameters: { path: '/carreira?aba=qualquer' },
  render: screenWith(),
  play: async () => {
    await expect(
      await screen.findByRole('tab', { name: 'Estágios & Trainees', selected: true }),
    ).toBeVisible()
  },
}
