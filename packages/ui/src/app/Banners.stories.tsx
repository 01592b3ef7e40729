import type { AppErrorCode } from '@caderno/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NoticeBoard } from '../components/feedback/NoticeBoard.tsx'
import { notify } from '../components/feedback/notify.ts'
import { UpdateBanner } from '../features/updates/UpdateBanner.tsx'
import { BannersView } from './Banners.tsx'

const refused = (collection: string, code: AppErrorCode) =>
  ({ item: `${collection}/a`, state: 'refused', code }) as const
const meta = {
  component: BannersView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="conteudo" tabIndex={-1}>
          <h1 className="page-title">Leitura</h1>
        </main>
      </>
    ),
  ],
  argTypes: { storage: { control: 'select', options: ['durable', 'memory', 'cleared'] } },
  args: {
    storage: 'durable',
    offline: false,
    sessionEnd: null,
    refusals: [],
    restored: null,
    onSessionEndRead: fn(),
    onRefusalsRead: fn(),
    onRestoredRead: fn(),
  },
} satisfies Meta<typeof BannersView>
export default meta
type Story = StoryObj<typeof meta>

export const NothingKept: Story = {
  args: { storage: 'memory' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Este navegador não está guardando seus dados')
  },
}
export const Offline: Story = {
  tags: ['D5', 'R5'],
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Você está sem conexão')
  },
}
export const Cleared: Story = {
  tags: ['D15'],
  args: { storage: 'cleared' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/foram apagados deste navegador/)
  },
}

export const Both: Story = { args: { storage: 'memory', offline: true } }
export const AllIsWell: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const AccountDisabled: Story = {
  args: { sessionEnd: 'user-disabled' },
}
export const AccountDisabledIsRead: Story = {
  ...AccountDisabled,
  tags: ['interaction', '!autodocs', '§4.1'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Esta conta foi desabilitada.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }))
    await expect(args.onSessionEndRead).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
export const SessionExpired: Story = { tags: ['§4.1'], args: { sessionEnd: 'user-token-expired' } }

export const CameBack: Story = {
  args: { restored: '2026-11-20T11:58:00.000Z' },
}
export const CameBackIsRead: Story = {
  ...CameBack,
  tags: ['interaction', '!autodocs', 'B20'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Eles voltaram da cópia de 20\/11\/2026, \d\d:58: confira se falta algo/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }))
    await expect(args.onRestoredRead).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const OneRefused: Story = {
  args: { refusals: [refused('leitura', 'permission-denied')] },
}
export const OneRefusedIsRead: Story = {
  ...OneRefused,
  tags: ['interaction', '!autodocs', 'B2'],
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('1 item não foi salvo.'))
    await expect(within(alert).getByRole('listitem')).toHaveTextContent(
      'Leitura: Esta conta não pode gravar este registro.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }))
    await expect(args.onRefusalsRead).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** A notice leaves the buttons of a banner free. */
export const WithANotice: Story = {
  args: { sessionEnd: 'user-disabled', refusals: [refused('leitura', 'permission-denied')] },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <BannersView {...args} />
      <NoticeBoard />
    </>
  ),
  play: async ({ canvas }) => {
    notify('Perfil atualizado com sucesso!')
    const notice = await canvas.findByText('Perfil atualizado com sucesso!')
    const lowest = canvas.getAllByRole('button', { name: 'Dispensar' }).at(-1)!
    await expect(notice.getBoundingClientRect().top).toBeGreaterThan(lowest.getBoundingClientRect().bottom)
    await expect(notice).toBeVisible()
  },
}

/** Nor does what only waits for a new version push it away. */
export const NothingButANotice: Story = {
  args: { children: <UpdateBanner offered={false} busy={null} onAct={fn()} /> },
  render: (args) => (
    <>
      <BannersView {...args} />
      <NoticeBoard />
    </>
  ),
  play: async ({ canvas }) => {
    notify('Perfil atualizado com sucesso!')
    const notice = await canvas.findByText('Perfil atualizado com sucesso!')
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2)
  },
}

const everything: Story['args'] = {
  storage: 'memory',
  offline: true,
  sessionEnd: 'invalid-user-token',
  refusals: [
    ...Array.from({ length: 12 }, () => refused('leitura', 'permission-denied')),
    refused('bug-reports', 'invalid-record'),
    refused('financas', 'storage-full'),
  ],
}
export const EverythingAtOnce: Story = {
  tags: ['§4.1'],
  args: everything,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [ended, unsaved, ...others] = canvas.getAllByRole('alert')
    await expect(ended).toHaveTextContent(
      /^A sua sessão não vale mais: a senha mudou, ou a conta foi desabilitada. Entre novamente ou fale com o suporte.$/,
    )
    await waitFor(() => expect(unsaved).toHaveTextContent('14 itens não foram salvos.Leitura (12): '))
    await expect(others).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Everything: Story = { args: everything }
