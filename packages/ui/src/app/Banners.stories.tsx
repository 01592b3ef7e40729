import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BannersView } from './Banners.tsx'

const meta = { title: 'App/Banners', component: BannersView, parameters: { layout: 'fullscreen' }, args: { storage: 'durable', offline: false } } satisfies Meta<typeof BannersView>
export default meta
type Story = StoryObj<typeof meta>

export const NothingKept: Story = {
  args: { storage: 'memory' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Este navegador não está guardando seus dados')
  },
}
export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Você está sem conexão')
  },
}
export const Both: Story = { args: { storage: 'memory', offline: true }, globals: { theme: 'dark' } }
export const AllIsWell: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
