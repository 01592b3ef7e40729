import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  component: BottomBar,
  args: { home: false },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheDashboard: Story = { args: { home: true } }
export const InAModule: Story = { args: { module: 'leitura' } }
