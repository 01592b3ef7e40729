import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import BuildingScreen from './BuildingScreen.tsx'

const meta = {
  title: 'Features/Building/BuildingScreen',
  component: BuildingScreen,
  decorators: [(Story, { args }) => <main data-module={args.module}><Story /></main>],
  args: { module: 'carreira' },
} satisfies Meta<typeof BuildingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Career: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Carreira' })).toBeVisible()
    await expect(canvas.getByText('Este módulo ainda está sendo construído.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar ao dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}
export const Skills: Story = { args: { module: 'habilidades' }, globals: { theme: 'dark' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
