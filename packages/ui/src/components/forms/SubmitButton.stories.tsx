import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SubmitButton } from './SubmitButton.tsx'

/**
 * The button that ends a form. `FormDialog`, `FormSheet` and `FormFields` bring their own.
 *
 * **Not for** an action outside of a form: that is a plain `Button`.
 *
 * **Keyboard**: Enter in a field presses it. **Screen reader**: named by its words; said to be busy while the form is sent.
 *
 * **Do** say with a verb what happens: «Adicionar meta». **Don't** disable it while something is missing: a press says what.
 */
const meta = {
  component: SubmitButton,
  args: { busy: false, children: 'Adicionar meta' },
  argTypes: { color: { control: 'select', options: [undefined, 'red'] } },
} satisfies Meta<typeof SubmitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Adicionar meta' })).toHaveAttribute('aria-busy', 'true'),
}
export const Destroys: Story = { args: { children: 'Excluir conta', color: 'red' } }
