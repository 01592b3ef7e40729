import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MetaLine } from './MetaLine.tsx'

/**
 * What is known of a record, below its title: «a · b · c».
 *
 * **Not for** a sentence, or what is pressed to open the record: that is its title.
 *
 * **Keyboard**: nothing of its own; a link among the parts is a stop. **Screen reader**: read as it stands.
 *
 * **Do** give all parts, the most wanted first: one that is not known is left out, and on a phone one that does not fit. What alarms
 * has the class `late`: on a phone it stands first, over the others.
 * **Don't** write the dots, or put there what stands nowhere else.
 */
const meta = {
  component: MetaLine,
  args: { parts: ['Itaú Unibanco', '11/11', 'LinkedIn'] },
} satisfies Meta<typeof MetaLine>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const SomeUnknown: Story = {
  args: { parts: ['Itaú Unibanco', '', undefined, 'LinkedIn'] },
  play: async ({ canvas }) => expect(canvas.getByRole('paragraph').children).toHaveLength(2),
}
export const NothingKnown: Story = {
  args: { parts: [undefined, ''] },
  play: async ({ canvas }) => expect(canvas.queryByRole('paragraph')).toBeNull(),
}
export const OnAPhone: Story = {
  args: {
    parts: [
      'Orientador de iniciação científica',
      'IME-USP',
      'antonio.sa@exemplo.com.br',
      'escreve às sextas',
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
/** It stands over the others, which keep a line of their own. */
export const AlarmingOnAPhone: Story = {
  tags: ['L6'],
  args: {
    parts: [
      'Semestre',
      '8h55 às 10h35',
      'Sala B-101',
      <span key="left" className="late">
        Você não pode mais faltar
      </span>,
      'prova em 5 dias',
    ],
  },
  render: (args) => (
    <div style={{ width: '12rem' }}>
      <MetaLine {...args} />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('paragraph').getBoundingClientRect()
    const alarm = canvas.getByText('Você não pode mais faltar').getBoundingClientRect()
    const when = canvas.getByText('8h55 às 10h35').getBoundingClientRect()
    await expect(alarm.top).toBeLessThan(when.top)
    await expect(when.bottom).toBeLessThanOrEqual(line.bottom)
    await expect(canvas.getByText('prova em 5 dias').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      line.bottom,
    )
  },
}
