import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkList } from './LinkList.tsx'

/**
 * Places outside of Caderno, each with a word about it.
 *
 * **Not for** pages of the app.
 *
 * **Keyboard**: each place is one stop. **Screen reader**: a list of links that say that they leave.
 *
 * **Do** say in a few words what is found there. **Don't** make a list of one: that is an `OutsideLink`.
 */
const meta = {
  component: LinkList,
  args: {
    links: [
      { name: 'SciELO', url: 'https://www.scielo.br', about: 'Artigos científicos com acesso aberto.' },
      { name: 'Medium', url: 'https://medium.com', about: 'Artigos e ensaios sobre quase tudo.' },
    ],
  },
} satisfies Meta<typeof LinkList>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^SciELO .*abre em nova aba/ })).toHaveAttribute(
      'href',
      'https://www.scielo.br',
    ),
}
