import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const comesAt = (startTime: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ startTime, duration: 0 } as PerformanceEntry])

let whenPageStands: (task: () => void) => void
let whenPageIsIdle: typeof whenPageStands
beforeEach(async () => {
  vi.useFakeTimers({ now: 0 })
  // Its tasks would stand behind those of other files.
  vi.resetModules()
  ;({ whenPageStands, whenPageIsIdle } = await import('./page-stands.ts'))
})
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

it('one task follows the other, what is shown first, and none waits for ever for an idle browser', () => {
  document.body.innerHTML = '<h1>Carreira</h1>'
  comesAt(0)
  const idle = vi.fn<(run: () => void, options: object) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const [dialog, badge, banner] = [vi.fn(), vi.fn(), vi.fn()]
  whenPageIsIdle(dialog)
  whenPageStands(badge)
  whenPageStands(banner)
  vi.advanceTimersByTime(2_000)
  for (const task of [badge, banner, dialog]) {
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
