interface Waiting {
  readonly shared: boolean
  readonly begin: () => void
}

type Request = <T>(options: LockOptions, task: (lock: Lock | null) => T | PromiseLike<T>) => Promise<T>

/** The Web Locks of one origin, as far as the cache uses them: shared or exclusive, waiting, for so long, or not. */
export function createFakeLocks(): LockManager {
  const named = new Map<string, Request>()
  const requestOf = (name: string) => {
    const known = named.get(name) ?? createFakeLock()
    named.set(name, known)
    return known
  }
  const request = <T>(name: string, options: LockOptions, task: (lock: Lock | null) => T | PromiseLike<T>) =>
    requestOf(name)(options, task)
  return { request, query: () => Promise.resolve({}) } as LockManager
}

function createFakeLock(): Request {
  let readers = 0
  let writer = false
  const queue: Waiting[] = []
  const isFree = (shared: boolean) => !writer && (shared || readers === 0)
  const next = () => {
    while (queue.length > 0 && isFree(queue[0]!.shared)) queue.shift()!.begin()
  }
  const hold = async <T>(shared: boolean, task: (lock: Lock) => T | PromiseLike<T>): Promise<T> => {
    if (shared) readers += 1
    else writer = true
    try {
      return await task({ name: '', mode: shared ? 'shared' : 'exclusive' })
    } finally {
      if (shared) readers -= 1
      else writer = false
      next()
    }
  }
  return async ({ mode, ifAvailable, signal }, task) => {
    const shared = mode === 'shared'
    if (isFree(shared) && queue.length === 0) return hold(shared, task)
    if (ifAvailable) return task(null)
    await new Promise<void>((begin, refuse) => {
      const waiting = { shared, begin }
      queue.push(waiting)
      signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(waiting), 1)
        refuse(signal.reason as Error)
      })
    })
    return hold(shared, task)
  }
}
