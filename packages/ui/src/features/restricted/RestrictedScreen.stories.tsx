import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import RestrictedScreen from './RestrictedScreen.tsx'

const meta = {
  component: RestrictedScreen,
  decorators: [
    (Story) => (
      <main data-module="leitura">
        <Story />
      </main>
    ),
  ],
  args: { returnTo: '/leitura' },
} satisfies Meta<typeof RestrictedScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  tags: ['§2.1', '§6.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
