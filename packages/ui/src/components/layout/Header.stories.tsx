import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Header } from './Header.tsx'
import { UiContext } from './ui-context.tsx'

const ui = { reportBug: fn(), openProfile: fn(), signOut: fn(), leave: fn() }

/**
 * The top of every page: Caderno, the modules as dividers, search and what belongs to the student.
 *
 * **Not for** the sign-in pages (`AuthLayout`) or texts (`PlainLayout`).
 *
 * **Keyboard**: Ctrl+K opens the search from anywhere. **Screen reader**: the banner; the open module is the
 * current page.
 *
 * **Do** on a phone keep it on one line. **Don't** add a tool that only one module needs: its place is
 * `PageHead`.
 */
const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Marina Alves', onSearch: fn() },
  decorators: [
    (Story) => (
      <UiContext value={ui}>
        <Story />
      </UiContext>
    ),
  ],
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}
export const SignedInPressesEach: Story = {
  ...SignedIn,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Buscar/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reportar bug' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Perfil' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    for (const action of [args.onSearch, ui.reportBug, ui.openProfile, ui.signOut])
      await expect(action).toHaveBeenCalledTimes(1)
  },
}
export const InAModule: Story = {
  args: { module: 'leitura' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leitura' })).toHaveAttribute('aria-current', 'page')
  },
}
export const SignedOut: Story = {
  args: { name: null, module: 'carreira' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login-aluno')
    await expect(canvas.queryByRole('button', { name: 'Sair' })).toBeNull()
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const name of [/^Buscar/, 'Usar tema escuro', 'Reportar bug', 'Sair', 'Perfil'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
/** The way back, its name and the first tools; the others are in a menu. */
export const InAModuleOnAPhone: Story = {
  args: { module: 'leitura' },
  globals: { viewport: { value: 'phone' } },
}
export const MoreOnAPhone: Story = {
  ...InAModuleOnAPhone,
  tags: ['interaction', '!autodocs', 'L1'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Voltar ao dashboard' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Perfil e mais' }))
    const items = await within(canvasElement.ownerDocument.body).findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Perfil',
      'Usar tema escuro',
      'Reportar bug',
      'Sair',
    ])
    await userEvent.click(items[3]!)
    await expect(ui.signOut).toHaveBeenCalledOnce()
  },
}
export const GuestOnAPhone: Story = {
  args: { name: null, module: 'carreira' },
  globals: { viewport: { value: 'phone' } },
}
