import { AppError, type AppErrorCode } from '@caderno/domain/kernel'
import { withAppErrors } from '../error-codes.ts'

/** How long the service may take to answer (§9, identity service, desktop). */
const LIMIT_MS = 30_000

/** Whether the device says that it is offline: that can be believed, while its saying nothing proves nothing. */
export const saysOffline = (): boolean => globalThis.navigator?.onLine === false

/** Asks the service, or the cache where the vendor falls back on it: rejects an AppError, never hangs. A long request may have `extra` milliseconds. */
export function online<T>(ask: () => Promise<T>, extra = 0): Promise<T> {
  return within(LIMIT_MS + extra, 'network-request-failed', withAppErrors(ask))
}

/** Asks what only the service can do: offline it is refused at once instead of being tried for a while. */
export function onlineOnly<T>(ask: () => Promise<T>): Promise<T> {
  return saysOffline() ? Promise.reject(new AppError('network-request-failed')) : online(ask)
}

/** Rejects with `code` when `promise` has not settled after `ms`. */
export async function within<T>(ms: number, code: AppErrorCode, promise: Promise<T>): Promise<T> {
  if (!(await settlesIn(ms, promise))) throw new AppError(code)
  return promise
}

/** Whether `promise` has settled within `ms`; rejects as it does. */
export function settlesIn(ms: number, promise: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  return Promise.race([promise.then(() => true), late]).finally(() => clearTimeout(timer))
}
