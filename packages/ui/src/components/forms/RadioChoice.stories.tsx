import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioChoice } from './RadioChoice.tsx'

/**
 * One choice of a few, all of which are read.
 *
 * **Not for** many, or for a choice that is seldom made: a select has them folded.
 *
 * **Keyboard**: one stop; the arrows choose. **Screen reader**: a group with the legend as its name.
 *
 * **Do** say each choice in whole words. **Don't** begin without a choice where one is usual.
 */
const meta = {
  component: RadioChoice<'keep' | 'replace'>,
  args: {
    legend: 'O que está diferente',
    options: { keep: 'Manter como está na conta', replace: 'Trocar pelo que está no arquivo' },
    value: 'keep',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioChoice<'keep' | 'replace'>>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const TwoChosen: Story = {
  ...Two,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Trocar pelo que está no arquivo' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('replace')
  },
}
