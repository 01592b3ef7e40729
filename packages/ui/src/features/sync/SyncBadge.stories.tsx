import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Header } from '../../components/layout/Header.tsx'
import { NoticeBoard } from '../../components/feedback/NoticeBoard.tsx'
import { notify } from '../../components/feedback/notify.ts'
import { SyncBadgeView } from './SyncBadgeView.tsx'

const sending = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ item: `leitura/${n}`, state: 'sending' }) as const)
const meta = {
  component: SyncBadgeView,
  tags: ['B2'],
  parameters: { layout: 'fullscreen' },
  args: { entries: [], home: 'account', offline: false, forgets: false, onDismiss: fn() },
  render: (args) => <Header name="Marina Alves" sync={<SyncBadgeView {...args} />} onSearch={fn()} />,
} satisfies Meta<typeof SyncBadgeView>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}
export const SavedOpened: Story = {
  ...Saved,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const badge = canvas.getByRole('button', { name: 'Tudo salvo' })
    await userEvent.click(badge)
    await expect(await screen.findByRole('dialog', { name: 'Tudo salvo' })).toHaveTextContent(
      'guardado na sua conta',
    )
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(badge).toHaveFocus()
  },
}
export const SavedHereOpened: Story = {
  tags: ['interaction', '!autodocs'],
  args: { home: 'browser' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tudo salvo' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('guardado neste navegador')
  },
}
export const OnePending: Story = {
  args: { entries: sending(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1 pendente' })).toBeVisible()
  },
}
export const PendingOffline: Story = {
  args: { entries: sending(12), offline: true },
}
export const PendingOfflineOpened: Story = {
  ...PendingOffline,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12 pendentes' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('quando a conexão voltar')
  },
}
/** What is sent to the account later goes with the tab, where the browser keeps nothing. */
export const PendingInATabOnly: Story = {
  tags: ['interaction', '!autodocs'],
  args: { entries: sending(2), offline: true, forgets: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 pendentes' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Ainda não foi enviado, e este navegador não guarda: não feche esta aba.',
    )
  },
}
export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sem conexão' })).toBeVisible()
  },
}
export const NotSaved: Story = {
  args: {
    entries: [
      { item: 'leitura/a', state: 'failed', code: 'storage-full' },
      { item: 'financas/b', state: 'refused', code: 'permission-denied' },
    ],
  },
}
export const NotSavedDismissed: Story = {
  ...NotSaved,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 itens não foram salvos' }))
    await expect((await screen.findByRole('dialog')).querySelectorAll('li')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
const together = (first: DOMRect, second: DOMRect) =>
  first.top < second.bottom &&
  second.top < first.bottom &&
  first.left < second.right &&
  second.left < first.right
/** A notice gives way to what the badge says. */
export const WithANotice: Story = {
  tags: ['interaction', '!autodocs', 'B25'],
  render: (args) => (
    <>
      {meta.render(args)}
      <NoticeBoard />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    notify('O que falta enviar fica neste dispositivo e segue quando você entrar de novo.')
    const notice = await canvas.findByText(/^O que falta enviar/)
    await userEvent.click(canvas.getByRole('button', { name: 'Tudo salvo' }))
    const popover = await screen.findByRole('dialog')
    await waitFor(() => expect(popover).toBeVisible())
    await expect(together(popover.getBoundingClientRect(), notice.getBoundingClientRect())).toBe(false)
    await expect(notice).toBeVisible()
  },
}
export const WithANoticeOnAPhone: Story = {
  tags: ['interaction', '!autodocs', 'B25'],
  ...WithANotice,
  globals: { viewport: { value: 'phone' } },
}
export const TabOnly: Story = {
  args: { home: 'browser', forgets: true },
}
export const TabOnlyOpened: Story = {
  ...TabOnly,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Só nesta aba' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('some quando esta aba fechar')
  },
}
export const OnAPhone: Story = {
  tags: ['interaction', '!autodocs'],
  ...NotSavedDismissed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 itens não foram salvos' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
