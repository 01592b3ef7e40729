import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useState } from 'react'
import { UndoBar, type UndoNotice } from './UndoBar.tsx'

const undo = fn()
const meta = {
  title: 'Components/UndoBar',
  component: UndoBar,
  args: { notice: { id: 1, message: '«Torto Arado» foi removido.', undo }, onExpire: fn() },
} satisfies Meta<typeof UndoBar>
export default meta
type Story = StoryObj<typeof meta>

export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('«Torto Arado» foi removido.')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await expect(args.onExpire).toHaveBeenCalledTimes(1)
  },
}
/** Ctrl+Z takes it back from anywhere; in a field with text it is the text's own. */
export const ByKey: Story = {
  decorators: [(Story) => <main><input aria-label="Descrição" defaultValue="almoço" /><Story /></main>],
  play: async ({ args, canvas, userEvent }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await expect(args.onExpire).toHaveBeenCalledTimes(1)
  },
}
/** The button goes with the bar: whoever pressed it is where they came from. */
export const FocusReturns: Story = {
  args: { onExpire: fn() },
  render: function Render(args) {
    const [notice, setNotice] = useState<UndoNotice | null>(args.notice)
    return <main><input aria-label="Descrição" /><UndoBar notice={notice} onExpire={() => setNotice(null)} /></main>
  },
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
  args: { notice: { id: 1, message: 'Este lançamento mudou de novo depois disso. Nada foi desfeito.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nada foi desfeito.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Nothing: Story = { args: { notice: null } }
export const Dark: Story = { globals: { theme: 'dark' } }
