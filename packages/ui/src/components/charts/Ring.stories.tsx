import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ring } from './Ring.tsx'

const meta = {
  title: 'Components/Ring',
  component: Ring,
  decorators: [
    (Story) => (
      <div data-module="habilidades">
        <Story />
      </div>
    ),
  ],
  args: { value: 67, label: '67% de hoje', size: 52, children: '67%' },
} satisfies Meta<typeof Ring>
export default meta
type Story = StoryObj<typeof meta>

export const PartOfTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '67% de hoje' })).toBeVisible()
  },
}
export const Empty: Story = { args: { value: 0, label: '0% de hoje', children: '0%' } }
export const Full: Story = { args: { value: 100, label: '100% de hoje', children: '100%' } }
export const Dark: Story = { globals: { theme: 'dark' } }
