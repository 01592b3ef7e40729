import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OutsideLink } from './OutsideLink.tsx'

/**
 * A link that leaves Caderno, in a new tab.
 *
 * **Not for** a page of the app (`Link`).
 *
 * **Keyboard**: a usual link. **Screen reader**: it adds «(abre em nova aba)».
 *
 * **Do** give `describedBy` where several rows have the same words. **Don't** check the address first: what
 * is not http(s) is shown as text here.
 */
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
