const QUIET_MS = 1_000

/** Runs what can wait once the page stands: nothing on it is on its way, no script came for a second, and the browser is idle. */
export function whenPageStands(task: () => void): void {
  const wait = timeToStand()
  if (wait > 0) setTimeout(() => whenPageStands(task), wait)
  else onIdle(task)
}

const prefetches: (() => void)[] = []

/** The same for what is not shown yet, one task at a time: together they would be a long one. */
export function whenPageIsIdle(task: () => void): void {
  if (prefetches.push(task) === 1) whenPageStands(runNext)
}

function runNext(): void {
  const task = prefetches.shift()
  if (prefetches.length > 0) onIdle(runNext)
  task?.()
}

/** The milliseconds from now on until the page stands, at least. */
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
