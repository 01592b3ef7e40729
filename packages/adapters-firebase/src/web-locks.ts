/** This browser's locks, undefined where it has none: there only one tab is to be reckoned with. */
export const webLocks = (): LockManager | undefined => globalThis.navigator?.locks

/** Runs `task` under a lock of this origin. */
export const underLock = <T>(name: string, options: LockOptions, task: () => Promise<T>): Promise<T> =>
  webLocks()?.request(name, options, task) ?? task()
