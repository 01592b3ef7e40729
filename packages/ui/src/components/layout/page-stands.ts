const QUIET_MS = 1_000

const parts: (() => void)[] = []
const prefetches: (() => void)[] = []
let isWaiting = false

/** Runs what can wait once the page stands: nothing on it is on its way, no script came for a second, and the browser is idle. One task at a time: together they would be a long one. */
export const whenPageStands = (task: () => void): void => add(parts, task)

/** The same for what is not shown yet, after all that is. */
export const whenPageIsIdle = (task: () => void): void => add(prefetches, task)

function add(tasks: (() => void)[], task: () => void): void {
  tasks.push(task)
  if (isWaiting) return
  isWaiting = true
  wait()
}

function wait(): void {
  const ms = timeToStand()
  if (ms > 0) setTimeout(wait, ms)
  else onIdle(runNext)
}

function runNext(): void {
  const task = parts.shift() ?? prefetches.shift()
  isWaiting = parts.length + prefetches.length > 0
  if (isWaiting) onIdle(runNext)
  task?.()
}

/** In milliseconds, from now on and at least. */
function timeToStand(): number {
  if (!document.querySelector('h1') || document.querySelector('[aria-busy=true]')) return QUIET_MS
  const requests = performance
    .getEntriesByType('resource')
    .map(({ startTime, duration }) => startTime + duration)
  return Math.max(0, ...requests) + QUIET_MS - performance.now()
}

/** Safari has no such callback, and Chromium at times never calls it unless it is told until when. */
const onIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, { timeout: QUIET_MS })
    : setTimeout(task)
