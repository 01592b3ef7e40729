import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { WaitingSearch } from './Spotlight.tsx'

const meta = {
  component: WaitingSearch,
  tags: ['B16'],
  args: { query: 'agu', failed: false, onQuery: fn(), onEntered: fn(), onClose: fn(), onRetry: fn() },
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
} satisfies Meta<typeof WaitingSearch>
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {}
export const OnItsWayTakesKeys: Story = {
  ...OnItsWay,
  tags: ['interaction', '!autodocs', 'B16'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Buscar' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('a')
    await expect(args.onQuery).toHaveBeenCalledWith('agua')
    await userEvent.keyboard('{Enter}')
    await expect(args.onEntered).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const NotLoaded: Story = {
  args: { failed: true },
}
export const NotLoadedRetries: Story = {
  ...NotLoaded,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A busca não carregou. Verifique sua conexão.')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnAPhone: Story = { ...OnItsWay, globals: { viewport: { value: 'phone' } } }
