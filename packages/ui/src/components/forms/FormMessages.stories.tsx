import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormAlert, FormNotice } from './FormMessages.tsx'
import { ReadOnlyField } from './FormFields.tsx'

/**
 * `FormAlert` says what is wrong with a whole form; `FormNotice` stands in the place of a form that has
 * succeeded.
 *
 * **Not for** an error of one field (its own `error`), or news of a page (`NoticeBoard`).
 *
 * **Keyboard**: `FormNotice` takes the focus; `FormAlert` leaves it where it is. **Screen reader**: an
 * alert, and a status.
 *
 * **Do** say what to do next. **Don't** repeat what a field says already.
 */
const meta = {
  component: FormAlert,
  args: { children: 'Senha incorreta' },
} satisfies Meta<typeof FormAlert>
export default meta
type Story = StoryObj<typeof meta>

export const Alert: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Senha incorreta'),
}
export const NoAlert: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
export const Notice: Story = {
  render: () => <FormNotice>Senha redefinida. Entre com a nova senha.</FormNotice>,
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
}
export const ReadOnly: Story = {
  render: () => (
    <ReadOnlyField
      label="Matrícula"
      defaultValue="MAT-482913"
      description="Gerada para você; não muda mais."
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByLabelText('Matrícula')).toHaveAttribute('readonly'),
}
