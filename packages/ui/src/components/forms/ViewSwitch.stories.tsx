import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ViewSwitch } from './ViewSwitch.tsx'

/**
 * How one list is shown: rows or covers, list or board.
 *
 * **Not for** which part of a module is open (`ModuleTabs`), or which records are shown (`FilterBar`).
 *
 * **Keyboard**: one stop; arrows choose. **Screen reader**: a group «Modo de exibição» of radio buttons; on
 * a phone the words are only heard.
 *
 * **Do** remember the choice. **Don't** change what the list holds.
 */
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
