import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MetaLine } from './MetaLine.tsx'

/**
 * What is known of a record, below its title: «a · b · c».
 *
 * **Not for** a sentence, or what is pressed to open the record: that is its title.
 *
 * **Keyboard**: nothing of its own; a link among the parts is a stop. **Screen reader**: read as it stands.
 *
 * **Do** give all parts, the most wanted first: one that is not known is left out, and on a phone one that does not fit.
 * **Don't** write the dots, or put there what stands nowhere else.
 */
const meta = {
  component: MetaLine,
  args: { parts: ['Itaú Unibanco', '11/11', 'LinkedIn'] },
} satisfies Meta<typeof MetaLine>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const SomeUnknown: Story = {
  args: { parts: ['Itaú Unibanco', '', undefined, 'LinkedIn'] },
  play: async ({ canvas }) => expect(canvas.getByRole('paragraph').children).toHaveLength(2),
}
export const NothingKnown: Story = {
  args: { parts: [undefined, ''] },
  play: async ({ canvas }) => expect(canvas.queryByRole('paragraph')).toBeNull(),
}
export const OnAPhone: Story = {
  args: {
    parts: [
      'Orientador de iniciação científica',
      'IME-USP',
      'antonio.sa@exemplo.com.br',
      'escreve às sextas',
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
