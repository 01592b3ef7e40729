import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Footer } from './Footer.tsx'
import { UiContext } from './ui-context.tsx'

const reportBug = fn()
/**
 * The foot of every page: privacy, bug report, what it is made with. `full` adds what Caderno says of
 * itself.
 *
 * **Not for** what a student needs: nobody scrolls there for it.
 *
 * **Keyboard**: two stops. **Screen reader**: the page's content information; the drawing is hidden from it.
 *
 * **Do** take `full` only outside of the app. **Don't** add movement that reduced motion does not stop.
 */
const meta = {
  component: Footer,
  decorators: [
    (Story) => (
      <UiContext value={{ reportBug, openProfile: fn(), signOut: fn(), leave: fn() }}>
        <Story />
      </UiContext>
    ),
  ],
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = {}
export const MinimalOpensTheReport: Story = {
  ...Minimal,
  tags: ['interaction', '!autodocs', '§2.7'],
  play: async ({ canvas, userEvent }) => {
    const footer = canvas.getByRole('contentinfo')
    await expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Caderno`)
    await expect(footer).toHaveTextContent('Desenvolvido para estudantes')
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'React',
      'TypeScript',
      'Firebase',
    ])
    await expect(footer).not.toHaveTextContent('Construído com:')
    await expect(canvas.getByRole('link', { name: 'Privacidade' })).toHaveAttribute('href', '/privacidade')
    await userEvent.click(canvas.getByRole('button', { name: 'Reportar bug' }))
    await expect(reportBug).toHaveBeenCalled()
  },
}
export const Full: Story = {
  tags: ['§2.7'],
  args: { variant: 'full' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Plataforma de gestão acadêmica e pessoal com foco em produtividade e organização.'),
    ).toBeVisible()
    await expect(canvas.getByText('Transformando a educação através da tecnologia')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Construído com:' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Privacidade' })).toBeVisible()
  },
}
export const FullOnAPhone: Story = { args: { variant: 'full' }, globals: { viewport: { value: 'phone' } } }
