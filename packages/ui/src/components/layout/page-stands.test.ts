import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPageIsIdle, whenPageStands } from './page-stands.ts'

const comesAt = (startTime: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ startTime, duration: 0 } as PerformanceEntry])

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('what can wait comes a second after the last script, and not while anything is on its way (P4)', () => {
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

it('what is not shown yet comes one after the other, and does not wait for ever for an idle browser (P4)', () => {
  document.body.innerHTML = '<h1>Carreira</h1>'
  comesAt(0)
  const idle = vi.fn<(run: () => void, options: object) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const tasks = [vi.fn(), vi.fn(), vi.fn()]
  for (const task of tasks) whenPageIsIdle(task)
  vi.advanceTimersByTime(2_000)
  for (const task of tasks) {
    expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 1_000 })
    const [run] = idle.mock.lastCall!
    idle.mockClear()
    expect(task).not.toHaveBeenCalled()
    run()
    expect(task).toHaveBeenCalledOnce()
  }
  expect(idle).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
