import { Button } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RuledList, RuledRow } from './RuledList.tsx'
import { Sheet } from '../layout/Sheet.tsx'

const icon = <IconBook2 size={18} stroke={1.5} aria-hidden />
const meta = { component: RuledList } satisfies Meta<typeof RuledList>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  render: () => (
    <Sheet title="Hoje">
      <RuledList aria-label="Para hoje">
        <RuledRow
          data-module="leitura"
          gutter={icon}
          title="Torto Arado"
          meta={['Leitura', 'página 168 de 262']}
          action={
            <Button size="xs" variant="light">
              Abrir
            </Button>
          }
        />
        <RuledRow data-module="leitura" gutter={icon} title="Quarto de Despejo" meta={['Leitura']} />
        <RuledRow
          gutter={icon}
          title="Um título comprido o bastante para ocupar mais de uma linha mesmo numa tela larga de computador"
        />
      </RuledList>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const OnAPhone: Story = { ...Rows, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Rows, globals: { theme: 'dark' } }
