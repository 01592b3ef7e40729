import { AppError, type AppErrorCode } from '@caderno/domain/kernel'

/** How a story's submit ends: never, or with a refusal. */
export const forever = () => new Promise<never>(() => undefined)
export const refusedWith = (code: AppErrorCode) => () => Promise.reject(new AppError(code))
