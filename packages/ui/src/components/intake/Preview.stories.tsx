import type { PreviewRow } from '@caderno/domain/intake'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { PAPER } from '../../theme/tokens.ts'
import { Preview } from './Preview.tsx'
import { useChoices } from './use-choices.ts'

const row = (at: number, over: Partial<PreviewRow>): PreviewRow => ({
  id: String(at),
  at,
  verdict: 'new',
  isTicked: true,
  title: 'Mercado',
  facts: ['03/11/2026', '− R$ 89,90'],
  choice: 'Alimentação',
  alike: 'mercado',
  ...over,
})
const ROWS: readonly PreviewRow[] = [
  row(2, {}),
  row(3, { facts: ['10/11/2026', '− R$ 54,20'] }),
  row(4, { verdict: 'known', isTicked: false, title: 'Padaria', alike: 'padaria' }),
  row(5, {
    verdict: 'changed',
    isTicked: false,
    title: 'Cinema',
    alike: 'cinema',
    differences: [{ label: 'Valor', before: 'R$ 20,00', after: 'R$ 22,00' }],
  }),
  row(6, {
    verdict: 'refused',
    isTicked: undefined,
    title: 'Linha 6',
    facts: [],
    reason: 'O valor está em branco.',
  }),
]

function Chosen({ rows, onBringIn }: { rows: readonly PreviewRow[]; onBringIn: () => void }) {
  const choices = useChoices()
  return (
    <Preview
      rows={rows}
      choices={choices}
      field={{ label: 'Categoria', optionsOf: () => ['Alimentação', 'Lazer'] }}
      count={rows.filter(choices.isTicked).length}
      noun={['transação', 'transações']}
      onBringIn={onBringIn}
      announcement=""
      refusal={undefined}
    />
  )
}

/**
 * All rows of a file: what each becomes, and whether it comes in.
 *
 * **Not for** records that are there already: they have lists of their own.
 *
 * **Keyboard**: the filter, all at once, then each row's box and field, then the button. **Screen reader**: a box and a field are called
 * what their row is; how many rows a choice has reached is a status.
 *
 * **Do** account for every line of the file. **Don't** tick what would take something of the student's away.
 */
const meta: Meta<typeof Chosen> = { component: Chosen, args: { rows: ROWS, onBringIn: fn() } }
export default meta
type Story = StoryObj<typeof Chosen>

export const Lines: Story = {}
export const LinesOnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const LinesAreTicked: Story = {
  tags: ['interaction', '!autodocs', 'B25'],
  play: async ({ args }) => {
    const empty = await screen.findByRole('checkbox', { name: /^Cinema/ })
    await expect(empty).toHaveStyle({ borderTopColor: PAPER.light.borda })
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas' }))
    await userEvent.click(screen.getByRole('button', { name: 'Importar 3 transações' }))
    await expect(args.onBringIn).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Desmarcar todas' }))
    await expect(screen.getByRole('button', { name: 'Nada para importar' })).toBeDisabled()
  },
}
