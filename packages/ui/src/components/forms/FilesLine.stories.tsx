import { contactsTable } from '@caderno/domain/export'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilesLine } from './FilesLine.tsx'

/**
 * Below a list: the way to «Importar», and what the list shows as a CSV.
 *
 * **Not for** the files of a whole account (`/conta`).
 *
 * **Keyboard**: a link, then a button. **Screen reader**: each says which records it is about.
 *
 * **Do** let the table follow the filters of the list. **Don't** offer a table of nothing.
 */
const meta: Meta<typeof FilesLine> = {
  component: FilesLine,
  args: {
    bring: 'Importar contatos',
    take: 'Baixar os contatos (CSV)',
    name: 'contatos',
    today: '2026-11-26',
    table: () => contactsTable([]),
  },
}
export default meta
type Story = StoryObj<typeof FilesLine>

export const BelowAList: Story = {}
export const BelowNothing: Story = { args: { take: false } }
