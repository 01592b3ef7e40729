import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showUndo, UNDO_MS, undoVisit } from './undo-notice.ts'
import { UndoBar } from './UndoBar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.queryByRole('button', { name: 'Desfazer' })
const bar = () => screen.getByText('Removido').parentElement!

function removed() {
  render(
    <MantineProvider env="test">
      <UndoBar />
    </MantineProvider>,
  )
  act(() => void showUndo(undoVisit(), 'Removido', () => undefined))
}

test('it stays while its button has the focus, though the pointer leaves it', async () => {
  removed()
  act(() => button()!.focus())
  fireEvent.pointerEnter(bar())
  fireEvent.pointerLeave(bar())
  await pass(2 * UNDO_MS)
  expect(button()).toHaveFocus()
  act(() => button()!.blur())
  await pass(UNDO_MS)
  expect(button()).toBeNull()
})

test('it stays while it is pointed at, though its button loses the focus', async () => {
  removed()
  fireEvent.pointerEnter(bar())
  act(() => button()!.focus())
  act(() => button()!.blur())
  await pass(2 * UNDO_MS)
  expect(button()).toBeVisible()
  fireEvent.pointerLeave(bar())
  await pass(UNDO_MS)
  expect(button()).toBeNull()
})
