import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHead } from './PageHead.tsx'

/**
 * The top of a module's page: the way back, its name with one line of state, the main action. On a phone the
 * header has the first two.
 *
 * **Not for** the title of a sheet (`Sheet`).
 *
 * **Keyboard**: the way back is the first stop of the content. **Screen reader**: its title is the page's
 * only h1.
 *
 * **Do** keep the state to one line. **Don't** give more than one filled button.
 */
const meta = {
  component: PageHead,
  decorators: [
    (Story) => (
      <div data-module="leitura">
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Leitura',
    state: '3 em andamento, 16 concluídos',
    actions: <Button>Adicionar item</Button>,
  },
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  tags: ['§2.8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar ao dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  },
}
export const TitleOnly: Story = { args: { state: undefined, actions: undefined, tight: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
