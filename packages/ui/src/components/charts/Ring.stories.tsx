import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ring } from './Ring.tsx'

const meta = {
  component: Ring,
  decorators: [
    (Story) => (
      <div data-module="habilidades">
        <Story />
      </div>
    ),
  ],
  args: { value: 67, of: 'de hoje', size: 52 },
} satisfies Meta<typeof Ring>
export default meta
type Story = StoryObj<typeof meta>

export const PartOfTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '67% de hoje' })).toBeVisible()
  },
}
export const Empty: Story = { args: { value: 0 } }
export const Full: Story = { args: { value: 100 } }
