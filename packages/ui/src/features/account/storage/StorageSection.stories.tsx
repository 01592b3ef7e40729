import { createFakeStorageStatus, failedQuery } from '@caderno/domain/testing'
import type { Backend, StorageStatus } from '@caderno/domain/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fakeServices } from '../../../../test/fake-services.ts'
import { ServicesProvider, type Services } from '../../../hooks/services.tsx'
import { StorageSection } from './StorageSection.tsx'

const Section = ({ services }: { services: Promise<Services> }) => (
  <ServicesProvider services={services}>
    <main>
      <h1 className="page-title">Meus dados</h1>
      <StorageSection />
    </main>
  </ServicesProvider>
)
const world = (storage: StorageStatus, backend: Backend = 'local') => ({
  services: Promise.resolve(fakeServices({ storage, backend })),
})

const meta: Meta<typeof Section> = {
  component: Section,
  tags: ['B20'],
  parameters: { path: '/conta' },
}
export default meta
type Story = StoryObj<typeof Section>

export const WellKept: Story = {
  args: world(createFakeStorageStatus()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Tudo o que você registra fica só neste navegador: 1,3 MB até agora.'),
    ).toBeVisible()
    await expect(
      canvas.getByText('O navegador prometeu não apagar estes dados sem que você peça.'),
    ).toBeVisible()
    await expect(canvas.getByText(/Há uma segunda cópia, de 20\/11\/2026, \d\d:58\./)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NotPromised: Story = {
  args: world(
    createFakeStorageStatus('durable', { care: { kept: false, bytes: 48_000, backup: { kind: 'none' } } }),
  ),
}
export const NotPromisedIsAsked: Story = {
  ...NotPromised,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/48 kB até agora/)).toBeVisible()
    await expect(
      canvas.getByText(/O Safari apaga os de um site que fica 7 dias de uso sem ser aberto/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir que o navegador guarde' }))
    await expect(
      await canvas.findByText('O navegador prometeu não apagar estes dados sem que você peça.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const PromiseRefused: Story = {
  tags: ['interaction', '!autodocs'],
  args: world(createFakeStorageStatus('durable', { care: { kept: false }, promises: false })),
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole('button', { name: 'Pedir que o navegador guarde' })
    await userEvent.click(ask)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('O navegador não prometeu desta vez.'),
    )
    await expect(ask).toBeEnabled()
  },
}
export const NoRoomForTheCopy: Story = {
  args: world(
    createFakeStorageStatus('durable', {
      care: { backup: { kind: 'failed', em: '2026-11-20T11:58:00.000Z' } },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/A segunda cópia não pôde ser atualizada.*A última é de 20\/11\/2026/),
    ).toBeVisible()
  },
}
export const AnOldBrowser: Story = {
  args: world(
    createFakeStorageStatus('durable', {
      care: { kept: undefined, bytes: undefined, backup: { kind: 'unsupported' } },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tudo o que você registra fica só neste navegador.')).toBeVisible()
    await expect(canvas.getByText(/Este navegador não permite uma segunda cópia/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NothingKept: Story = {
  args: world(createFakeStorageStatus('memory', { care: { kept: false } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/some quando esta aba fechar\. Exporte antes de sair/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const InTheCloud: Story = {
  args: world(createFakeStorageStatus(), 'firebase'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Seus dados ficam na sua conta\..*1,3 MB até agora/)).toBeVisible()
    await expect(canvas.queryByText(/segunda cópia/)).toBeNull()
  },
}
export const NotKnown: Story = {
  args: world({
    ...createFakeStorageStatus(),
    care: () => Promise.reject(new Error('não')),
    watch: () => failedQuery('storage-unavailable'),
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Não foi possível saber o que este navegador guarda.',
      ),
    )
  },
}
export const OnAPhone: Story = { ...NotPromised, globals: { viewport: { value: 'phone' } } }
