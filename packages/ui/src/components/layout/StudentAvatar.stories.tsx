import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StudentAvatar } from './StudentAvatar.tsx'

/**
 * The student's picture; without one that loads, the initials.
 *
 * **Not for** a company, a book or a contact.
 *
 * **Keyboard**: nothing to focus. **Screen reader**: hidden from it: a name or a named button stands around
 * it.
 *
 * **Do** let it stand in a named button where it opens something. **Don't** send a name to a service that
 * nobody has configured.
 */
const meta: Meta<typeof StudentAvatar> = {
  component: StudentAvatar,
  args: { name: 'Marina Alves de Souza', size: 'large' },
}
export default meta
type Story = StoryObj<typeof StudentAvatar>

const showsInitials = (canvas: HTMLElement, initials = 'MA') =>
  expect(getComputedStyle(canvas.querySelector('[data-initials]')!, '::before').content).toBe(`"${initials}"`)

export const Initials: Story = {
  play: ({ canvasElement }) => showsInitials(canvasElement),
}

export const Small: Story = { args: { size: 'small' } }

export const OneName: Story = { args: { name: 'Ana' } }

export const NoName: Story = { args: { name: '' } }

export const PictureThatFails: Story = {
  args: { name: 'Rui Barbosa', foto: `${window.location.origin}/no-picture-here.png` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await showsInitials(canvasElement, 'RB')
  },
}
