import { READING_STATUSES } from '@caderno/domain/reading'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  component: StatusBadge,
  args: { status: 'Lendo' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {READING_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  play: async ({ canvas }) => {
    for (const status of READING_STATUSES) await expect(canvas.getByText(status)).toBeVisible()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
