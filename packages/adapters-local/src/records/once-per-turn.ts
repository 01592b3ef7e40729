/** Reports a key once, however often it is told in one turn of the event loop; without a key there is one thing to report. */
export function oncePerTurn(report: (key: string) => void): (key?: string) => void {
  const keys = new Set<string>()
  return (key = '') => {
    if (keys.size === 0)
      queueMicrotask(() => {
        const told = [...keys]
        // What is told while this is being reported is for the next turn.
        keys.clear()
        told.forEach(report)
      })
    keys.add(key)
  }
}
