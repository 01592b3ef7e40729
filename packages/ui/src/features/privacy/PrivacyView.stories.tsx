import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrivacyFrame, PrivacyParts } from './PrivacyScreen.tsx'

const meta = {
  component: PrivacyParts,
  tags: ['D20'],
  decorators: (Parts) => (
    <PrivacyFrame>
      <Parts />
    </PrivacyFrame>
  ),
  parameters: { path: '/privacidade' },
  argTypes: { backend: { control: 'select', options: ['local', 'firebase'] } },
  args: { backend: 'local', avatarService: undefined },
} satisfies Meta<typeof PrivacyParts>
export default meta
type Story = StoryObj<typeof meta>

export const OnThisDevice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Onde fica' })).toHaveTextContent('Só neste navegador')
    await expect(canvas.getByText(/^Onde o navegador permite, uma segunda cópia/)).toBeVisible()
    await expect(canvas.queryByText(/Google/)).toBeNull()
    await expect(canvas.queryByText(/avatar/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Ir para «Meus dados»' })).toHaveAttribute('href', '/conta')
  },
}
export const OnFirebase: Story = {
  args: { backend: 'firebase' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Onde fica' })).toHaveTextContent(
      'servidores do Google (Firebase)',
    )
    await expect(canvas.queryByText(/Só neste navegador, neste dispositivo/)).toBeNull()
  },
}
export const WithAnAvatarService: Story = {
  args: { avatarService: 'https://avatares.exemplo/{name}' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Quem vê' })).toHaveTextContent('seu nome é enviado'),
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
