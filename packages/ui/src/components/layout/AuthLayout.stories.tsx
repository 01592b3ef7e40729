import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthHeading, AuthLayout } from './AuthLayout.tsx'

/**
 * The closed notebook beside a form: the page of signing in, of registration and of a lost password.
 *
 * **Not for** a page of the app (`PageHead`) or a text anybody reads (`PlainLayout`).
 *
 * **Keyboard**: first the link to the content. **Screen reader**: the cover is a complementary region, the
 * form is `main`.
 *
 * **Do** give `AuthHeading` one title. **Don't** put a second form beside it.
 */
const meta = {
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <AuthHeading title="Entrar">Que bom ver você de novo.</AuthHeading> },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Landing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Sobre o Caderno' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Módulos' }).children).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Usar tema escuro' })).toBeVisible()
  },
}
export const LandingOnAPhone: Story = { tags: ['L6'], globals: { viewport: { value: 'phone' } } }
