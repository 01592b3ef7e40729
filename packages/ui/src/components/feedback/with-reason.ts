import { messageOf } from '@caderno/domain/identity'
import type { AppError, AppErrorCode } from '@caderno/domain/kernel'

/** Reasons that the person in front of the screen can do something about. */
const TELLING: ReadonlySet<AppErrorCode> = new Set([
  'network-request-failed',
  'storage-full',
  'storage-unavailable',
] as const)

/** The catalogue's sentence of a failed write, and the reason where it helps (D25). */
export const withReason = (sentence: string, { code }: Pick<AppError, 'code'>): string =>
  TELLING.has(code) ? `${sentence} ${messageOf(code)}` : sentence
