import { startTransition, useEffect, useState } from 'react'

/** A promise that says what became of it, as `use` of React reads it. */
export type Tracked<T> = Promise<T> & {
  readonly status?: 'fulfilled' | 'rejected'
  readonly value?: T
  readonly reason?: unknown
}

/** What a tracked promise gave is there at once: React's Suspense would keep an empty place for 300 ms at least. */
export function tracked<T>(promise: Promise<T>): Tracked<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
}

/** Draws again when a tracked promise has settled, without Suspense. */
export function useSettled(promise: Tracked<unknown> | undefined): void {
  const [, setSettled] = useState<unknown>()
  useEffect(() => {
    let isHere = true
    const tell = () => isHere && startTransition(() => setSettled(promise))
    promise?.then(tell, tell)
    return () => void (isHere = false)
  }, [promise])
}
