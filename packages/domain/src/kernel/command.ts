import { AppError, type AppErrorCode } from './app-error.ts'
import type { Inverse, Write } from './write.ts'

/** What can be done with the records of one module. */
export interface ModuleService {
  /** The sentence for a change of this kind that was refused. */
  failure(kind: string, code: AppErrorCode): string
}

/** Not everything could be taken back, since somebody has changed it again: `message` says so. */
export class ChangedSince extends Error {}

/** Said where a part was taken back. */
export const REST_UNDONE = 'O que mudou de novo depois disso ficou como está. O resto foi desfeito.'

/** Takes a change back. Throws `invalid-record` where the service has no such command: an earlier version may have written it. */
export function revert(service: ModuleService, { command, args }: Inverse): Write {
  const run = (service as unknown as Record<string, unknown>)[command]
  if (typeof run !== 'function') throw new AppError('invalid-record')
  return (run as (...args: readonly unknown[]) => Write)(...args)
}
