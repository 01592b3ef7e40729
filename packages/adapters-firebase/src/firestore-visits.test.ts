import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenedFirestore } from './firestore/index.ts'
import { createVisits } from './firestore-visits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const close = vi.fn<OpenedFirestore['close']>(() => Promise.resolve('saved'))
  const visits = createVisits({ uidNow: () => 'uid-ana', onChange: () => undefined, open: () => Promise.resolve({ ports: {}, close } as unknown as OpenedFirestore) })
  return { visits, close }
}

it('closes the visit of a user who leaves for good as such', async () => {
  const { visits, close } = setup()
  await visits.open()
  await visits.leave(true)
  expect(close.mock.calls).toEqual([[true]])
})

it('answers whoever asks during a departure that is asked for twice, once the second is over', async () => {
  const { visits } = setup()
  await visits.open()
  await visits.leave()
  const answered = vi.fn()
  void visits.open().then(answered)
  await vi.advanceTimersByTimeAsync(1_000)
  await visits.leave()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(answered).toHaveBeenCalledOnce()
  expect(visits.welcome('uid-ana')).toBeDefined()
})
