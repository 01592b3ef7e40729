import { READING_STATUSES } from '@caderno/domain/reading'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BadgeSelect } from './BadgeSelect.tsx'

/**
 * The status of a record where it can be changed: its badge, and over it the device's own select.
 *
 * **Not for** a status that is only read (`StatusBadge`), or a field of a form (`NativeSelect`).
 *
 * **Keyboard**: one stop; arrows and letters choose, and what is chosen is saved. **Screen reader**: a select
 * named «Status» or «Fase», described by the record's title; the badge is hidden from it.
 *
 * **Do** return the promise of the command, so that a refusal shows the old status again. **Don't** ask before
 * a change: offer «Desfazer».
 */
const meta = {
  component: BadgeSelect,
  decorators: [
    (Story) => (
      <>
        <h2 id="title">Torto Arado</h2>
        <Story />
      </>
    ),
  ],
  args: {
    label: 'Status',
    value: 'Lendo',
    options: READING_STATUSES.map((status) => [status, status] as const),
    describedBy: 'title',
    onChoose: fn(() => Promise.resolve()),
  },
  argTypes: { value: { control: 'select', options: READING_STATUSES } },
} satisfies Meta<typeof BadgeSelect>
export default meta
type Story = StoryObj<typeof meta>

export const OfABook: Story = {}
export const OfABookIsChosen: Story = {
  ...OfABook,
  tags: ['interaction', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' })
    await expect(select).toHaveAccessibleDescription('Torto Arado')
    await userEvent.selectOptions(select, 'Pausado')
    await expect(args.onChoose).toHaveBeenCalledWith('Pausado')
  },
}
