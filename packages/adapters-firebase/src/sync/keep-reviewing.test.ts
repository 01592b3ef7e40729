import { createLiveQuery, ready } from '@caderno/domain/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepReviewing } from './keep-reviewing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const left = createLiveQuery<readonly string[]>((emit) => {
  emit(ready(['financas']))
  return () => undefined
})

it('looks again while something is left, and at nothing once the visit has ended, in the midst of a look too', async () => {
  let close = () => {}
  let answer = () => {}
  const look = vi.fn(() => Promise.resolve())
  keepReviewing(left, look, new Promise<void>((resolve) => (close = resolve)))
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(look).toHaveBeenCalledTimes(5)

  look.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(look).toHaveBeenCalledTimes(6)
  close()
  await vi.advanceTimersByTimeAsync(0)
  answer()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(look).toHaveBeenCalledTimes(6)
})
