import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AddButton } from './AddButton.tsx'

/**
 * Opens the form of a new record. `compact` makes it an icon in the tools of a phone's list, `floating` a round icon above
 * the bottom bar.
 *
 * **Not for** another first action of a page, such as «Colar horário» (`Button`).
 *
 * **Keyboard**: one button. **Screen reader**: it says its words also where only the icon is seen.
 *
 * **Do** let it float only over lists whose right edge holds no control. **Don't** show two of them in one screen.
 */
const meta: Meta<typeof AddButton> = {
  component: AddButton,
  args: { children: 'Adicionar item', floating: false, compact: false, onAdd: fn() },
  argTypes: { variant: { control: 'select', options: ['filled', 'default', 'subtle'] } },
}
export default meta
type Story = StoryObj<typeof AddButton>

export const Adding: Story = {}
export const CompactOnAPhone: Story = { args: { compact: true }, globals: { viewport: { value: 'phone' } } }
export const FloatingOnAPhone: Story = { args: { floating: true }, globals: { viewport: { value: 'phone' } } }
