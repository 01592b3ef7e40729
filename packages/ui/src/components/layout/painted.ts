const LONGEST_WAIT_MS = 3_000

/** Resolves once the page's content is on the screen; at once in a hidden tab, which paints nothing. */
export async function painted(): Promise<void> {
  if (document.hidden) return
  await Promise.race([firstContent(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  await nextFrame()
  await nextFrame()
}

const firstContent = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
