import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stepper } from './Stepper.tsx'
import { asItIs } from '../../../test/as-it-is.ts'

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

export const TenEachWay: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar 10 páginas' }))
    await expect(args.onStep).toHaveBeenLastCalledWith(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar 10 páginas' }))
    await expect(args.onStep).toHaveBeenLastCalledWith(-10)
  },
}
export const TenEachWayPicture: Story = { ...TenEachWay, name: 'Ten Each Way', play: asItIs }
export const Dark: Story = { globals: { theme: 'dark' } }
