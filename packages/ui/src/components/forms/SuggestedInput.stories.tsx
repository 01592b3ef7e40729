import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SuggestedInput } from './SuggestedInput.tsx'

/**
 * A text field that offers what was written in it before.
 *
 * **Not for** one of a fixed list (`NativeSelect`).
 *
 * **Keyboard**: one stop; the arrows walk through what the browser offers. **Screen reader**: a combobox with
 * the name of its label.
 *
 * **Do** give it short names that come again. **Don't** refuse what is not offered.
 */
const meta = {
  component: SuggestedInput,
  args: { label: 'Conta', suggestions: ['Nubank', 'Nubank cartão'] },
} satisfies Meta<typeof SuggestedInput>
export default meta
type Story = StoryObj<typeof meta>

export const Suggested: Story = {
  play: async () => {
    const field = screen.getByLabelText<HTMLInputElement>('Conta')
    await expect([...field.list!.options].map(({ value }) => value)).toEqual(['Nubank', 'Nubank cartão'])
  },
}
export const Wrong: Story = { args: { error: 'Use no máximo 60 caracteres' } }
