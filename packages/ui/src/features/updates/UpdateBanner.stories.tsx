import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UpdateBanner } from './UpdateBanner.tsx'

const meta = {
  component: UpdateBanner,
  tags: ['W21'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <h1 className="page-title">Leitura</h1>
        </main>
      </>
    ),
  ],
  args: { offered: true, busy: null, onAct: fn() },
} satisfies Meta<typeof UpdateBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
export const OfferedIsPressed: Story = {
  ...Offered,
  tags: ['interaction', '!autodocs', 'D18'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Há uma nova versão disponível.')
    for (const [name, act] of [
      ['Atualizar agora', 'install'],
      ['Dispensar', 'dismiss'],
      ['Limpar cache e recarregar', 'clearAndReload'],
      ['Limpar cache', 'clear'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(args.onAct).toHaveBeenLastCalledWith(act)
    }
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Installing: Story = {
  args: { busy: 'install' },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
    await expect(args.onAct).not.toHaveBeenCalled()
  },
}
export const NothingNew: Story = {
  args: { offered: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
