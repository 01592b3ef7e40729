import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPageStands } from './page-stands.ts'

const comesAt = (startTime: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ startTime, duration: 0 } as PerformanceEntry])

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('what can wait comes a second after the last script, and not while anything is on its way', () => {
  document.body.innerHTML = ''
  comesAt(200)
  const task = vi.fn()
  whenPageStands(task)
  vi.advanceTimersByTime(5_000)
  expect(task, 'there is no page yet').not.toHaveBeenCalled()

  document.body.innerHTML = '<h1>Carreira</h1><div aria-busy="true"></div>'
  vi.advanceTimersByTime(5_000)
  expect(task, 'its records are on their way').not.toHaveBeenCalled()

  comesAt(performance.now() + 500)
  document.body.innerHTML = '<h1>Carreira</h1>'
  vi.advanceTimersByTime(1_400)
  expect(task, 'a script came just now').not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(task).toHaveBeenCalledTimes(1)
})

it('does not wait for ever for an idle browser', () => {
  document.body.innerHTML = '<h1>Carreira</h1>'
  comesAt(0)
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  const task = vi.fn()
  whenPageStands(task)
  vi.advanceTimersByTime(2_000)
  vi.unstubAllGlobals()
  expect(idle).toHaveBeenCalledExactlyOnceWith(task, { timeout: 1_000 })
})
