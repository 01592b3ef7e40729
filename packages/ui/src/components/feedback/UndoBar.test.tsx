import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@caderno/domain/kernel'
import { UNDO_MS } from '@caderno/domain/shell'
import { answerByHand } from '@caderno/domain/testing'
import { offerUndo } from '../../../test/offer-undo.ts'
import { UndoBar } from './UndoBar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.queryByRole('button', { name: 'Desfazer' })
const bar = () => screen.getByText('Removido').parentElement!

async function removed() {
  render(
    <MantineProvider env="test">
      <UndoBar />
    </MantineProvider>,
  )
  await act(() => offerUndo('Removido'))
}

test('it stays while its button has the focus, though the pointer leaves it (D24)', async () => {
  await removed()
  act(() => button()!.focus())
  fireEvent.pointerEnter(bar())
  fireEvent.pointerLeave(bar())
  await pass(2 * UNDO_MS)
  expect(button()).toHaveFocus()
  act(() => button()!.blur())
  await pass(UNDO_MS)
  expect(button()).toBeNull()
})

test('it stays while it is pointed at, though its button loses the focus (D24)', async () => {
  await removed()
  fireEvent.pointerEnter(bar())
  act(() => button()!.focus())
  act(() => button()!.blur())
  await pass(2 * UNDO_MS)
  expect(button()).toBeVisible()
  fireEvent.pointerLeave(bar())
  await pass(UNDO_MS)
  expect(button()).toBeNull()
})

test('the older one that stands there again is not told again (D24)', async () => {
  await removed()
  const live = () => screen.getByRole('status').getAttribute('aria-live')
  expect(live()).toBe('polite')
  await act(() => offerUndo('Removido também'))
  expect(live()).toBe('polite')
  await act(async () => button()!.click())
  expect(bar()).toBeVisible()
  expect(live()).toBe('off')
  await pass(UNDO_MS)
  expect(live()).toBe('polite')
})

test.each([
  ['takes back what is on its way, and not the older one on the bar', true, ['newer']],
  ['takes nothing back where that is refused', false, []],
])('Ctrl+Z %s (D24)', async (_, isKept, taken) => {
  const restored: string[] = []
  render(
    <MantineProvider env="test">
      <UndoBar />
    </MantineProvider>,
  )
  await act(() => offerUndo('Removido', () => restored.push('older')))
  const answer = answerByHand()
  const offered = offerUndo('Removido também', () => restored.push('newer'), answer.promise).catch(
    () => undefined,
  )
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true })
  await act(async () => {
    if (isKept) answer.resolve()
    else answer.reject(new AppError('storage-full'))
    await offered
  })
  await pass(0)
  expect(restored).toEqual(taken)
  expect(screen.getByText('Removido')).toBeVisible()
})
