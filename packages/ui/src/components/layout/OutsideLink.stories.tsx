import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OutsideLink } from './OutsideLink.tsx'

const meta = {
  component: OutsideLink,
  args: { href: 'https://www.scielo.br', children: 'Ver vaga' },
} satisfies Meta<typeof OutsideLink>
export default meta
type Story = StoryObj<typeof meta>

export const Safe: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Ver vaga (abre em nova aba)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    ),
}
export const NoAddress: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
  },
}
