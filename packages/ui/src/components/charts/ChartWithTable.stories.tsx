import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChartWithTable } from './ChartWithTable.tsx'

const meta = {
  component: ChartWithTable,
  decorators: [
    (Story) => (
      <div data-module="leitura">
        <Story />
      </div>
    ),
  ],
  args: {
    sentence: '30 páginas em 2026.',
    caption: 'Páginas por mês',
    head: ['Mês', 'Páginas'],
    rows: [
      ['outubro de 2026', 10],
      ['novembro de 2026', 20],
    ],
    children: <p>▂▆</p>,
  },
} satisfies Meta<typeof ChartWithTable>
export default meta
type Story = StoryObj<typeof meta>

export const ChartOrTable: Story = {}
export const ChartOrTableSwitched: Story = {
  ...ChartOrTable,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('▂▆')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }))
    await expect(canvas.getByRole('row', { name: 'novembro de 2026 20' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ver como gráfico' })).toHaveFocus()
  },
}
