import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/**
 * Light or dark, chosen by hand; until then the system decides.
 *
 * **Not for** any other setting.
 *
 * **Keyboard**: one button. **Screen reader**: it says what a press does («Usar tema escuro»).
 *
 * **Do** keep it at hand on every page; in a module on a phone it is behind the avatar. **Don't** add a
 * third state.
 */
const meta = { component: ThemeSwitch } satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Usar tema escuro' })).toBeVisible()
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Usar tema claro' })).toBeVisible()
  },
}
