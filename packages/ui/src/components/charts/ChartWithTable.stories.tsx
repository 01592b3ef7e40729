import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import MonthsChart from '../../features/finance/overview/MonthsChart.tsx'
import { ChartWithTable } from './ChartWithTable.tsx'

/** The months of half a semester, as its finances show them. */
const MONTHS = [
  { month: '2026-09', entradas: 1300, saidas: 1365.3 },
  { month: '2026-10', entradas: 1460, saidas: 1458.75 },
  { month: '2026-11', entradas: 1540, saidas: 1522.6 },
]

/**
 * A chart below the sentence that says what it shows; one press turns it into a table of the same figures.
 *
 * **Not for** one share (`Ring`) or one figure (`StatRow`).
 *
 * **Keyboard**: the press is one stop and keeps the focus. **Screen reader**: it reads the sentence and the
 * table; give the chart itself `aria-hidden`.
 *
 * **Do** put the sums into the sentence. **Don't** tell two series apart by colour alone: one is filled, one
 * hollow.
 */
const meta = {
  component: ChartWithTable,
  decorators: [
    (Story) => (
      <div data-module="financas">
        <Story />
      </div>
    ),
  ],
  args: {
    sentence: 'Entraram R$ 4.300,00 e saíram R$ 4.346,65: faltaram R$ 46,65.',
    caption: 'Valores em reais',
    head: ['Mês', 'Entradas', 'Saídas'],
    rows: [
      ['novembro de 2026', '1.540,00', '1.522,60'],
      ['outubro de 2026', '1.460,00', '1.458,75'],
      ['setembro de 2026', '1.300,00', '1.365,30'],
    ],
    children: <MonthsChart months={MONTHS} />,
  },
} satisfies Meta<typeof ChartWithTable>
export default meta
type Story = StoryObj<typeof meta>

export const ChartOrTable: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('nov')).toBeVisible(),
}
export const ChartOrTableSwitched: Story = {
  ...ChartOrTable,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('nov')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }))
    await expect(canvas.getByRole('row', { name: 'novembro de 2026 1.540,00 1.522,60' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ver como gráfico' })).toHaveFocus()
  },
}
