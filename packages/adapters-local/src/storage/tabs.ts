/** Notifies the other tabs of the keys that were written. */
export interface Channel {
  post(key: string): void
  /** Notifies this tab too: for writes that bypass the stores whose screens may be open. */
  publish(key: string): void
  /** `undefined` means that any key may have changed. */
  listen(onChange: (key: string | undefined) => void): () => void
}

/** `wakes` fires `pageshow` when the page returns from the back/forward cache, where it missed messages. */
export function createBroadcastChannel(channel: BroadcastChannel, wakes?: EventTarget): Channel {
  const listeners = new Set<(key: string | undefined) => void>()
  const notify = (key: string | undefined) => [...listeners].forEach((listener) => listener(key))
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') notify(data)
  }
  wakes?.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) notify(undefined)
  })
  return {
    post: (key) => channel.postMessage(key),
    publish(key) {
      channel.postMessage(key)
      notify(key)
    },
    listen(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** Mutual exclusion by name between the tabs of one origin. */
export interface Locks {
  run<T>(name: string, task: () => Promise<T>): Promise<T>
}

export const createWebLocks = (manager: LockManager): Locks => ({
  run: (name, task) => manager.request(`caderno:${name}`, task),
})

/** Excludes only users of this object: for tests, and browsers without Web Locks. */
export function createQueueLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run(name, task) {
      const turn = (tails.get(name) ?? Promise.resolve()).then(task)
      const tail = turn.catch(() => undefined)
      tails.set(name, tail)
      void tail.then(() => tails.get(name) === tail && tails.delete(name))
      return turn
    },
  }
}
