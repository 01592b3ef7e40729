import { expect, type Page } from '@playwright/test'

/** What a page took, in milliseconds: from each event to the frame that shows what came of it, and each long task. */
export interface Noted {
  readonly presses: number[]
  readonly tasks: number[]
}

export const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted)
export const forget = (page: Page) =>
  page.evaluate(() => Object.assign(window, { noted: { presses: [], tasks: [] } }))

/** Nothing is on its way, and no long task came for a second. */
export async function whenQuiet(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], [data-pending=true]')).toHaveCount(0)
  const from = await page.evaluate(() => performance.now())
  await page.waitForFunction(
    (time) => performance.now() - Math.max(time, (window as { busyUntil?: number }).busyUntil!) > 1_000,
    from,
  )
}

/** Runs in the page, before its scripts. */
export function noteTimes(): void {
  Object.assign(window, { noted: { presses: [], tasks: [] }, busyUntil: 0 })
  const all = window as unknown as { noted: Noted; busyUntil: number }
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      all.noted.tasks.push(duration)
      all.busyUntil = startTime + duration
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) all.noted.presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
