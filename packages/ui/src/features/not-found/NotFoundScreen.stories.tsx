import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import NotFoundScreen from './NotFoundScreen.tsx'

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', path: '/nada' },
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  tags: ['§2.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
