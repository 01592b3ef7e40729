import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ring } from './Ring.tsx'

/**
 * A share of 100 in the module's accent, beside the figure that it pictures.
 *
 * **Not for** more than one share (`ChartWithTable`), or progress towards a day (Mantine's `Progress`, with
 * a mark of what is expected).
 *
 * **Keyboard**: nothing to focus. **Screen reader**: a picture named «67% da meta» by `value` and `of`.
 *
 * **Do** round the share down, so that 100 % means done. **Don't** show it twice in one row of figures.
 */
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
