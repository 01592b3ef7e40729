import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StudentAvatar } from './StudentAvatar.tsx'

const meta: Meta<typeof StudentAvatar> = {
  title: 'Components/StudentAvatar',
  component: StudentAvatar,
  args: { name: 'Marina Alves de Souza', size: 'large' },
}
export default meta
type Story = StoryObj<typeof StudentAvatar>

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MA')).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'small' } }

export const OneName: Story = { args: { name: 'Ana' } }

export const NoName: Story = { args: { name: '' } }

export const PictureThatFails: Story = {
  args: { foto: `${window.location.origin}/no-picture-here.png` },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('MA')).toBeVisible()
  },
}
