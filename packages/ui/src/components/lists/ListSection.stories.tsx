import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddButton } from '../forms/AddButton.tsx'
import { ListSection } from './ListSection.tsx'

const clear = fn()
const meta = {
  component: ListSection,
  args: {
    title: 'Estante',
    list: 'leitura/lista',
    tools: (
      <AddButton onNear={fn()} onAdd={fn()}>
        Adicionar item
      </AddButton>
    ),
    found: '1 de 3 itens',
    children: <p>Torto Arado</p>,
  },
} satisfies Meta<typeof ListSection>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estante' })).toHaveTextContent('Torto Arado')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 3 itens')
  },
}
export const Nothing: Story = {
  args: {
    found: '',
    nothing: { sentence: 'Nenhum item com esses filtros.', action: 'Limpar filtros', onAct: clear },
  },
}
export const NothingClearsFilters: Story = {
  ...Nothing,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Torto Arado')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(clear).toHaveBeenCalled()
  },
}
export const Refused: Story = { args: { problem: 'Não foi possível remover o item.' } }
