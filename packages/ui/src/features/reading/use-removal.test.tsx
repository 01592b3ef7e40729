import type { WriteOutcome } from '@caderno/domain/kernel'
import { aReading } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeBack, undoStore } from '../../components/feedback/undo-notice.ts'
import { useRemoval } from './use-removal.ts'

const told = () => undoStore.getSnapshot()?.message

async function removed(outcome: WriteOutcome) {
  const answer = () => Promise.resolve(outcome)
  const { result, unmount } = renderHook(() => useRemoval({ remove: answer, restore: answer }))
  act(() => result.current.ask(aReading({ titulo: 'Torto Arado' })))
  await act(() => Promise.resolve(result.current.confirm()))
  return unmount
}

test('a removal that the service has confirmed is told as it is', async () => {
  await removed('saved')
  expect(told()).toBe('Torto Arado saiu da estante')
})

test('a removal that waits to be sent is said to be on this device only', async () => {
  await removed('queued')
  expect(told()).toBe('Torto Arado saiu da estante deste dispositivo, aguardando envio')
})

test.each([
  ['where it shows', false, undefined],
  ['elsewhere', true, 'Torto Arado voltou à estante'],
])('that it is back: %s', async (_, isLeft, words) => {
  const leave = await removed('saved')
  if (isLeft) leave()
  await act(takeBack)
  expect(told()).toBe(words)
})
