import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WelcomeView } from './WelcomeScreen.tsx'

const meta = {
  component: WelcomeView,
  parameters: { layout: 'fullscreen', path: '/boas-vindas' },
  args: { greeting: 'Bom dia, Marina!' },
} satisfies Meta<typeof WelcomeView>
export default meta
type Story = StoryObj<typeof meta>

export const WithName: Story = {
  tags: ['§2.1', 'W13'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bom dia, Marina!' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir para o dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  },
}
export const WithoutName: Story = { tags: ['§2.1', 'W13'], args: { greeting: 'Boa noite!' } }
export const LongName: Story = {
  args: { greeting: 'Boa tarde, Wolfeschlegelsteinhausenbergerdorff!' },
  globals: { viewport: { value: 'phone' } },
}
