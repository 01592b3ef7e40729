/** Mutual exclusion by name between the tabs of one origin. */
export interface Locks {
  run<T>(name: string, task: () => Promise<T>): Promise<T>
}

export const createWebLocks = (manager: LockManager): Locks => ({
  run: (name, task) => manager.request(`caderno:${name}`, task),
})

/** Excludes only those who share this object: tests, and browsers without Web Locks. */
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
