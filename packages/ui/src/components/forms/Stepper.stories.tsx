import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

/**
 * −10 and +10 as two joined keys, for a figure that moves in steps.
 *
 * **Not for** a value that is known: a field takes it in one go.
 *
 * **Keyboard**: two stops, never disabled, so that the focus stays. **Screen reader**: each key is named in
 * words and described by the record's title.
 *
 * **Do** describe both by the record's title. **Don't** disable a key at its bound.
 */
const meta = {
  component: Stepper,
  decorators: [
    (Story) => (
      <div data-module="leitura">
        <Story />
      </div>
    ),
  ],
  args: { decreaseLabel: 'Voltar 10 páginas', increaseLabel: 'Avançar 10 páginas', onStep: fn() },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const TenEachWay: Story = {}
export const TenEachWaySteps: Story = {
  ...TenEachWay,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar 10 páginas' }))
    await expect(args.onStep).toHaveBeenLastCalledWith(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar 10 páginas' }))
    await expect(args.onStep).toHaveBeenLastCalledWith(-10)
  },
}
