import { AppError, type AppErrorCode } from './app-error.ts'
import type { WriteOutcome } from './record-store.ts'

/** What takes a change back: another command of the same service, as plain data that survives a reload. */
export interface Inverse {
  readonly command: string
  readonly args: readonly unknown[]
  /** The kind of failure, as `ModuleService.failure` has it. */
  readonly failure: string
}
/** A change as this device makes it; the store may still have to confirm it. Reported again when more is known, in place of the earlier report. */
export interface Accepted<Changed = unknown> {
  /** The record as the change leaves it. */
  readonly changed?: Changed
  /** Absent where nothing is to be taken back. */
  readonly inverse?: Inverse
  /** It stands on this device: a form need not wait for the service's answer. */
  readonly isKept?: boolean
}

/** Makes one change when it is called, and resolves how it was kept. Rejects AppError, or `ChangedSince`. */
export type Command<Changed = unknown> = (
  accept?: (accepted: Accepted<Changed>) => void,
) => Promise<WriteOutcome>

/** What can be done with the records of one module. */
export interface ModuleService {
  /** The sentence for a change of this kind that was refused. */
  failure(kind: string, code: AppErrorCode): string
}

/** Not everything could be taken back, since somebody has changed it again: `message` says so. */
export class ChangedSince extends Error {}

/** Said where a part was taken back. */
export const REST_UNDONE = 'O que mudou de novo depois disso ficou como está. O resto foi desfeito.'

/** The inverse as a command of its service. Throws `invalid-record` where the service has none of that name: an earlier version may have written it. */
export function inverseCommand(service: ModuleService, { command, args }: Inverse): Command {
  const make = (service as unknown as Record<string, unknown>)[command]
  if (typeof make !== 'function') throw new AppError('invalid-record')
  return (make as (...args: readonly unknown[]) => Command)(...args)
}

/** The command, and then something more with the record as the change left it. */
export const followedBy =
  <Changed>(command: Command<Changed>, next: (changed: Changed) => void): Command<Changed> =>
  async (accept) => {
    let last: Changed | undefined
    const outcome = await command((accepted) => {
      last = accepted.changed
      accept?.(accepted)
    })
    if (last) next(last)
    return outcome
  }
