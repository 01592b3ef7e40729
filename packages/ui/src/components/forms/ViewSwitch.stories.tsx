import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ViewSwitch } from './ViewSwitch.tsx'

const meta = {
  component: ViewSwitch,
  args: {
    views: [
      ['lista', 'Lista', IconList],
      ['grade', 'Grade', IconLayoutGrid],
    ],
    view: 'lista',
    onView: fn(),
  },
} satisfies Meta<typeof ViewSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const ListOrGrid: Story = {}
export const ListOrGridSwitched: Story = {
  ...ListOrGrid,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Grade'))
    await expect(args.onView).toHaveBeenCalledWith('grade')
  },
}
