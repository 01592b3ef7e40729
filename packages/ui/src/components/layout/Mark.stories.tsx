import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from './Mark.tsx'

/**
 * Caderno's mark, the notebook itself, beside its name.
 *
 * **Not for** a picture of a module: each has its own icon.
 *
 * **Keyboard**: nothing to focus. **Screen reader**: hidden from it: the name stands beside it.
 *
 * **Do** let it follow the theme. **Don't** give it other colours.
 */
const meta = { component: Mark } satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const InTheHeader: Story = {}
export const Large: Story = { args: { size: 96 } }
