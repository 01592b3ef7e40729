import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageSkeleton } from './PageSkeleton.tsx'

const meta = { component: PageSkeleton } satisfies Meta<typeof PageSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const After200ms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Carregando…')).toBeNull()
    await expect(await canvas.findByText('Carregando…')).toBeInTheDocument()
  },
}
