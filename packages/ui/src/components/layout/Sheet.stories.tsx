import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sheet } from './Sheet.tsx'

/**
 * A sheet of paper with a title line: one subject of a page.
 *
 * **Not for** each record of a list (`RecordRow`), or figures (`StatRow`).
 *
 * **Keyboard**: nothing of its own. **Screen reader**: a region named by its title, or by `label` where none
 * is shown.
 *
 * **Do** split it by hairlines. **Don't** put a sheet into a sheet.
 */
const meta = {
  component: Sheet,
  args: {
    title: 'Hoje',
    children: <p style={{ margin: 0, padding: '0 1.25rem 1rem' }}>Sexta-feira, 20 de novembro.</p>,
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hoje' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hoje' })).toBeVisible()
  },
}
export const WithNoteAndAction: Story = {
  args: {
    note: '1 de 7 feitas',
    action: (
      <Button size="xs" variant="subtle">
        Ver tudo
      </Button>
    ),
  },
}
export const LongestWords: Story = {
  args: { title: 'Responsabilidades constitucionalmente anticonstitucionais', note: 'sem nenhuma pressa' },
  globals: { viewport: { value: 'phone' } },
}
