import { TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FoldedFields } from './FoldedFields.tsx'

/**
 * The fields of a dialog that are seldom wanted, behind «Mais detalhes» with a hint of what is in there.
 *
 * **Not for** a field that most records have, or one that is required.
 *
 * **Keyboard**: one button; the fields are stops once they show. **Screen reader**: a button that says whether it is unfolded, and what it unfolds.
 *
 * **Do** unfold it when a field in it is refused. **Don't** empty what is folded away.
 */
const meta = {
  component: FoldedFields,
  args: {
    hint: 'categoria, notas, datas, capa, link',
    unfolded: false,
    onFold: fn(),
    children: <TextInput label="Notas" />,
  },
} satisfies Meta<typeof FoldedFields>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Unfolded: Story = { args: { unfolded: true } }
