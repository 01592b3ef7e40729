import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddButton } from '../forms/AddButton.tsx'
import { ListSection } from './ListSection.tsx'

const clear = fn()
/**
 * A region of a page: the tools of a list, how much of it matches, and the list.
 *
 * **Not for** a page without any record (`EmptyState`), or one that could not be read (`LoadFailure`).
 *
 * **Keyboard**: after a filter that finds nothing one button takes it off. **Screen reader**: a region with
 * a heading that is not seen; what was found is a status.
 *
 * **Do** give `list`, so that «Desfazer» finds its place. **Don't** count what is not filtered.
 */
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
