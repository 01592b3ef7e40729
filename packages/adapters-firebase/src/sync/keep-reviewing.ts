import { dataOf, type LiveQuery } from '@caderno/domain/kernel'

/** Nobody says when another page's writes have been answered, nor always when the connection is back. */
const LOOK_AGAIN_MS = 15_000

/** Looks at what other pages left until nothing is: at once, when there is more, when the connection is back, and now and then. */
export function keepReviewing(
  left: LiveQuery<readonly string[]>,
  look: () => Promise<void>,
  closing: Promise<void>,
): void {
  let isLooking = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    if (isLooking || isClosed || (dataOf(left.getSnapshot()) ?? []).length === 0) return
    isLooking = true
    clearTimeout(timer)
    void look().finally(() => {
      isLooking = false
      if (!isClosed) timer = setTimeout(again, LOOK_AGAIN_MS)
    })
  }
  const stop = left.subscribe(again)
  const page = globalThis as {
    addEventListener?: typeof addEventListener
    removeEventListener?: typeof removeEventListener
  }
  page.addEventListener?.('online', again)
  void closing.then(() => {
    stop()
    isClosed = true
    clearTimeout(timer)
    page.removeEventListener?.('online', again)
  })
}
