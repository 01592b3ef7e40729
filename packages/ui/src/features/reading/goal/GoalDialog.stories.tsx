import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { readingCommands } from '../../../../test/reading-commands.ts'
import GoalDialog from './GoalDialog.tsx'

const meta = {
  component: GoalDialog,
  args: {
    opened: true,
    goal: undefined,
    today: '2026-11-20',
    actions: readingCommands(),
    onClose: fn(),
  },
} satisfies Meta<typeof GoalDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Setting: Story = {}
export const InPages: Story = { args: { goal: { ano: 2026, tipo: 'paginas', quantidade: 6_000 } } }
export const OnAPhone: Story = { ...InPages, globals: { viewport: { value: 'phone' } } }
