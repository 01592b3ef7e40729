import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { asJustLoaded } from '../../../test/as-just-loaded.ts'
import { UndoBar } from './UndoBar.tsx'
import { showUndo, undoVisit } from './undo-notice.ts'

const undo = fn()
const told = (message: string, back?: () => void) => () => {
  undo.mockClear()
  showUndo(undoVisit(), message, back)
}
const meta = {
  title: 'Components/UndoBar',
  component: UndoBar,
  beforeEach: told('«Torto Arado» foi removido.', undo),
} satisfies Meta<typeof UndoBar>
export default meta
type Story = StoryObj<typeof meta>

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('«Torto Arado» foi removido.')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
/** Ctrl+Z takes it back from anywhere; in a field with text it is the text's own. */
export const ByKey: Story = {
  decorators: [
    (Story) => (
      <main>
        <input aria-label="Descrição" defaultValue="almoço" />
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** The button goes with the bar: whoever pressed it is where they came from. */
export const FocusReturns: Story = {
  decorators: [
    (Story) => (
      <main>
        <input aria-label="Descrição" />
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}
/** Told in the same place: what cannot be taken back any more. */
export const NoWayBack: Story = {
  beforeEach: told('Este lançamento mudou de novo depois disso. Nada foi desfeito.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nada foi desfeito.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Nothing: Story = { beforeEach: asJustLoaded }
export const Longest: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: told(
    'Programa de Estágio em Engenharia de Dados, Plataformas e Observabilidade 2027 saiu das candidaturas deste dispositivo, aguardando envio',
    undo,
  ),
}
export const Dark: Story = { globals: { theme: 'dark' } }
