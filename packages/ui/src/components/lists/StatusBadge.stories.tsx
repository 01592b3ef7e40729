import { READING_STATUSES } from '@caderno/domain/reading'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from './StatusBadge.tsx'

/**
 * The status of a record, in a row or in its details.
 *
 * **Not for** a count, a category or a thing to press: a count is `StatRow`, and a status that can be changed is `BadgeSelect`.
 *
 * **Screen reader**: it reads the word; the icon is hidden from it. **Keyboard**: nothing to focus.
 *
 * **Do** add a new status to the table in `StatusBadge.tsx`, with an icon of its own. **Don't** tell two statuses apart by colour alone.
 */
const meta = {
  component: StatusBadge,
  args: { status: 'Lendo' },
  argTypes: { status: { control: 'select', options: READING_STATUSES } },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Reading: Story = {
  tags: ['W28'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {READING_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const status of READING_STATUSES) await expect(canvas.getByText(status)).toBeVisible()
  },
}
