import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StudentAvatar } from './StudentAvatar.tsx'

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
