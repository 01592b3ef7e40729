import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { asJustLoaded } from '../../../test/as-just-loaded.ts'
import { offerUndo } from '../../../test/offer-undo.ts'
import { withUndo } from '../../../test/with-undo.tsx'
import { undo } from '../../hooks/undo.ts'
import { UndoBar } from './UndoBar.tsx'

const restore = fn()
const offered = (message: string) => () => {
  restore.mockClear()
  return offerUndo(message, restore)
}
/**
 * Offers «Desfazer» for ten seconds after a change, on this page and on the next. It stands once in the app
 * and shows what `useCommand` has done.
 *
 * **Not for** a question before the change (`ConfirmDialog`), or news without a way back (`NoticeBoard`).
 *
 * **Keyboard**: Ctrl+Z anywhere, but in a field that has text; the bar waits while it is focused or pointed
 * at. **Screen reader**: a status that is always there; it reads the sentence once.
 *
 * **Do** say what happened to what («Torto Arado removido.»). **Don't** offer it for a change that cannot be
 * taken back.
 */
const meta = {
  component: UndoBar,
  beforeEach: offered('«Torto Arado» foi removido.'),
} satisfies Meta<typeof UndoBar>
export default meta
type Story = StoryObj<typeof meta>

export const Removed: Story = {}
export const RemovedIsTakenBack: Story = {
  ...Removed,
  tags: ['interaction', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('«Torto Arado» foi removido.')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(restore).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Voltou')
  },
}
/** Ctrl+Z takes it back from anywhere; in a field with text it is the text's own. */
export const ByKey: Story = {
  tags: ['interaction', '!autodocs'],
  decorators: [
    (Story) => (
      <main>
        <input aria-label="Descrição" defaultValue="almoço" />
        <input type="checkbox" aria-label="Concluída" style={{ width: 24, height: 24 }} />
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(restore).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(restore).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const ByKeyOnATick: Story = {
  ...ByKey,
  tags: ['interaction', '!autodocs', 'D24'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(restore).toHaveBeenCalledTimes(1)
  },
}
/** The button goes with the bar: whoever pressed it is where they came from. */
export const FocusReturns: Story = {
  tags: ['interaction', '!autodocs'],
  render: () => (
    <main>
      <input aria-label="Descrição" />
    </main>
  ),
  decorators: [withUndo],
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
export const NothingToUndo: Story = {
  beforeEach: () => {
    asJustLoaded()
    undo.say(undo.session(), 'Este lançamento mudou de novo depois disso. Nada foi desfeito.', true)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nada foi desfeito.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Nothing: Story = { beforeEach: asJustLoaded }
export const Longest: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: offered(
    'Programa de Estágio em Engenharia de Dados, Plataformas e Observabilidade 2027 saiu das candidaturas deste dispositivo, aguardando envio',
  ),
}
