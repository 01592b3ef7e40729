import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { anyOf, FilterBar, type Filter } from './FilterBar.tsx'

const FILTERS: readonly Filter<{ text: string; type: string }>[] = [
  ['text', 'Buscar na estante', 'Buscar título, autor ou nota'],
  ['type', 'Filtrar por tipo', anyOf('Tipo: todos', ['Livro', 'Artigo'])],
]

function Asking() {
  const [asked, setAsked] = useState({ text: '', type: '' })
  return (
    <>
      <FilterBar filters={FILTERS} asked={asked} onAsk={setAsked} />
      <p>{`${asked.text} ${asked.type}`}</p>
    </>
  )
}

/**
 * Searches, narrows and orders the list below it; on a phone the choices fold behind one button that counts
 * them.
 *
 * **Not for** how a list is shown (`ViewSwitch`), or one choice of few with counts (pills).
 *
 * **Keyboard**: each field is one stop, the fold as well where it shows. **Screen reader**: a search region;
 * fields are named by their label, which is not seen.
 *
 * **Do** let the first option say what it filters («Status: todos»). **Don't** filter in the view: `asked`
 * goes to the domain.
 */
const meta = { component: Asking } satisfies Meta<typeof Asking>
export default meta
type Story = StoryObj<typeof meta>

export const SearchAndFilter: Story = {}
export const SearchAndFilterChange: Story = {
  ...SearchAndFilter,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar na estante' }), 'torto')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filtrar por tipo' }), 'Livro')
    await expect(canvas.getByText('torto Livro')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
