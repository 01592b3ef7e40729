import { AppError, type AppErrorCode } from './app-error.ts'
import type { Inverse, Write } from './write.ts'

/** What can be done with the records of one module. */
export interface ModuleService<Kind extends string = string> {
  /** The sentence for a change of this kind that was refused. */
  failure(kind: Kind, code: AppErrorCode): string
}
/** The kinds of failure that a service has sentences for. */
export type FailureOf<Service extends ModuleService> = Parameters<Service['failure']>[0]

/** Not everything could be taken back, since somebody has changed it again: `message` says so. */
export class ChangedSince extends Error {}

/** Said where a part was taken back. */
export const REST_UNDONE = 'O que mudou de novo depois disso ficou como está. O resto foi desfeito.'

/** Takes a change back by one of the `commands` of its service. Throws `invalid-record` where there is none of that name: an earlier version may have written it. */
export function revert(commands: object, { command, args }: Inverse): Write {
  const run = (commands as Readonly<Record<string, unknown>>)[command]
  if (typeof run !== 'function') throw new AppError('invalid-record')
  return (run as (...args: readonly unknown[]) => Write)(...args)
}
