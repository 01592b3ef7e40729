import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { UiContext } from '../components/layout/ui-context.tsx'
import { FailureView } from './ErrorBoundary.tsx'

const reportBug = fn()
const meta = {
  component: FailureView,
  tags: ['B26'],
  decorators: [
    (Story) => (
      <UiContext value={{ reportBug, openProfile: fn(), signOut: fn(), leave: fn() }}>
        <main>
          <Story />
        </main>
      </UiContext>
    ),
  ],
  args: { error: new Error('Cannot read properties of undefined') },
} satisfies Meta<typeof FailureView>
export default meta
type Story = StoryObj<typeof meta>

export const Bug: Story = {}
export const BugIsReported: Story = {
  ...Bug,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Recarregar' })).toBeVisible()
    await userEvent.click(canvas.getByText('Detalhes do erro'))
    await expect(canvas.getByText(/Cannot read properties of undefined/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reportar bug' }))
    await expect(reportBug).toHaveBeenCalled()
  },
}
export const NotLoaded: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/x.js') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Esta tela não carregou' })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...Bug, globals: { viewport: { value: 'phone' } } }
