import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomBar } from './BottomBar.tsx'

/**
 * On a phone the dashboard and the modules, under the thumb. From a tablet on `Header` has them.
 *
 * **Not for** the parts of one module (`ModuleTabs`).
 *
 * **Keyboard**: six links. **Screen reader**: a navigation «Módulos, barra inferior»; the open one is the
 * current page.
 *
 * **Do** leave room for it below the last line of a page. **Don't** add an action to it.
 */
const meta = {
  component: BottomBar,
  args: { home: false },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheDashboard: Story = { args: { home: true } }
export const InAModule: Story = { args: { module: 'leitura' } }
