import type { WriteOutcome } from '@caderno/domain/kernel'
import { aReading } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRemoval } from './use-removal.ts'

async function noticeAfter(outcome: WriteOutcome) {
  const answer = () => Promise.resolve(outcome)
  const { result } = renderHook(() => useRemoval({ remove: answer, restore: answer }))
  act(() => result.current.ask(aReading({ titulo: 'Torto Arado' })))
  await act(() => Promise.resolve(result.current.confirm()))
  return result.current.notice?.message
}

test('a removal that the service has confirmed is told as it is', async () => {
  expect(await noticeAfter('saved')).toBe('Torto Arado saiu da estante')
})

test('a removal that waits to be sent is said to be on this device only', async () => {
  expect(await noticeAfter('queued')).toBe('Torto Arado saiu da estante deste dispositivo, aguardando envio')
})
