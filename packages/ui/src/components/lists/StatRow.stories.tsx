import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ring } from '../charts/Ring.tsx'
import { StatRow } from './StatRow.tsx'

/**
 * Two to five figures in one sheet.
 *
 * **Not for** one figure (a line of text says it), or figures over time (`ChartWithTable`).
 *
 * **Keyboard**: nothing to focus; on a phone a quiet row is one stop that scrolls. **Screen reader**: a list
 * of terms: the label, then the figure.
 *
 * **Do** let the note say what the figure means. **Don't** give a second cell a picture.
 */
const meta = {
  component: StatRow,
  decorators: [
    (Story) => (
      <div data-module="leitura">
        <Story />
      </div>
    ),
  ],
  args: {
    stats: [
      { label: 'Lendo', value: '3', note: '394 páginas pela frente' },
      { label: 'Concluídos', value: '16' },
      { label: 'Páginas lidas', value: '3.412' },
      {
        label: 'Nota média',
        value: '4,5',
        note: 'de 11 avaliados',
        picture: <Ring value={90} of="da nota máxima" />,
        wide: true,
      },
    ],
  },
} satisfies Meta<typeof StatRow>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Concluídos').closest('dt')).toHaveTextContent('Concluídos')
    await expect(canvas.getByText('3.412').closest('dd')).toBeVisible()
  },
}
/** An amount is never broken within its centavos: the picture goes below it. */
export const NarrowCell: Story = {
  args: {
    stats: [
      {
        label: 'Saldo',
        value: 'R$\u00a012.345,67',
        picture: <svg width="96" height="40" role="img" aria-label="Saldo por dia" />,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '13rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [value, picture] = [canvas.getByText(/12.345,67/), canvas.getByRole('img')].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect(canvas.getByText(/12.345,67/).getClientRects()).toHaveLength(1)
    await expect(picture!.top).toBeGreaterThanOrEqual(value!.bottom - 1)
  },
}
export const Compact: Story = { args: { compact: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
