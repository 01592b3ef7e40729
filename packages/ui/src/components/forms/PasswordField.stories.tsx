import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

/**
 * A password, with a button that shows it. `NewPasswordFields` has two of them and the rules, ticked off
 * while it is typed.
 *
 * **Not for** another secret, such as a code that is read aloud or pasted.
 *
 * **Keyboard**: the eye is one stop after the field. **Screen reader**: the button says what a press does;
 * the field keeps its own name.
 *
 * **Do** say which one it is (`current-password`, `new-password`), so that a password manager fills it.
 * **Don't** forbid to paste.
 */
const meta = {
  component: PasswordField,
  args: {
    label: 'Senha',
    required: true,
    autoComplete: 'new-password',
    description: 'Pelo menos 6 caracteres',
    defaultValue: 'caderno26',
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar o que foi digitado' }))
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Ocultar o que foi digitado' })).toBeVisible()
  },
}
export const Wrong: Story = {
  args: { error: 'Senhas não coincidem' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription(/Senhas não coincidem/)
  },
}
