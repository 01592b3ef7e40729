import { AppError, toAppError, type AppErrorCode } from './app-error.ts'
import { firstData } from './live-query.ts'
import { changedPlaces, isNothing, isSame, placesBack, type Written } from './put-back.ts'
import type { Entries, Identity, RecordId, RecordStore, UserId, WriteOutcome } from './record-store.ts'
import { pick } from './records.ts'

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

/** How a service names what takes the changes of one kind of record back. */
interface Undoing {
  /** The commands that bring a removed record back, and what a change of one wrote. */
  readonly restore: string
  readonly putBack: string
  /** The kind of failure where a removed record does not come back. */
  readonly failure: string
  /** The sentence where somebody has changed it again. */
  readonly changedSince: string
}
type Places<Draft extends object> = Partial<Written<Draft>>

/** The commands that every kind of record has. */
export function recordCommands<Draft extends object, Stored extends Draft & Identity>(
  store: RecordStore<Draft, Stored>,
  owner: UserId,
  { restore, putBack, failure, changedSince }: Undoing,
) {
  const shown = async (id: RecordId) =>
    (await firstData(store.watch(owner))).find((record) => record.id === id)

  /** Takes a change back by writing what `backOf` finds in the record as it is by now. Rejects `ChangedSince` where it finds that somebody has changed that since, or the record is gone. */
  const unlessChanged =
    (id: RecordId, backOf: (now: Stored) => Places<Draft> | undefined, sentence = changedSince): Command =>
    async () => {
      let back: Places<Draft> | undefined
      const outcome = await store
        .update(
          owner,
          id,
          (now) => (back = backOf(now))?.patch ?? {},
          () => back?.entries ?? {},
        )
        .catch((error: unknown) => {
          if (toAppError(error).code !== 'not-found') throw error
          back = undefined
          return 'saved' as const
        })
      if (!back) throw new ChangedSince(sentence)
      return outcome
    }

  return {
    add:
      (draft: Draft): Command =>
      async (accept) =>
        (await store.add(owner, draft, () => accept?.({ isKept: true }))).outcome,
    /** Computed from the record as every earlier write of this device leaves it, and so is what takes it back. */
    change:
      (
        id: RecordId,
        patchOf: (record: Stored) => Partial<Draft>,
        inverseOf?: (before: Stored, written: Written<Draft>) => Inverse | undefined,
        entriesOf: (record: Stored, patch: Partial<Draft>) => Entries<Draft> = () => ({}),
      ): Command<Stored> =>
      (accept) => {
        let accepted: Accepted<Stored> = {}
        let entries: Entries<Draft> = {}
        return store.update(
          owner,
          id,
          (record) => {
            const patch = patchOf(record)
            entries = entriesOf(record, patch)
            const back = inverseOf?.(record, { patch, entries })
            accepted = { changed: { ...record, ...patch }, ...(back && { inverse: back }) }
            accept?.(accepted)
            return patch
          },
          () => entries,
          () => accept?.({ ...accepted, isKept: true }),
        )
      },
    remove:
      (record: Stored): Command =>
      (accept) => {
        accept?.({ inverse: { command: restore, args: [record], failure } })
        return store.remove(owner, record.id)
      },
    /** Rejects `ChangedSince` where it is there again, and was changed since. */
    restore:
      (record: Stored): Command =>
      async () => {
        // Where it cannot be asked for, it comes back all the same.
        const now = await shown(record.id).catch(() => undefined)
        if (now && !isSame(now, record)) throw new ChangedSince(changedSince)
        return store.restore(owner, record)
      },
    /** Takes an addition back. Rejects `ChangedSince` where it is not as it was `added` any more. */
    discard:
      (id: RecordId, added: Draft): Command =>
      async () => {
        const now = await shown(id)
        if (now && !isSame(pick(now, Object.keys(added) as (keyof Draft)[]), added))
          throw new ChangedSince(changedSince)
        return store.remove(owner, id)
      },
    unlessChanged,
    /** For `change`: what puts back, in the places that it wrote, what stood there. */
    asItWas:
      (failure: string) =>
      (before: Stored, written: Written<Draft>): Inverse | undefined => {
        const { was, made } = changedPlaces<Draft>(before, written)
        return isNothing(made) ? undefined : { command: putBack, args: [before.id, was, made], failure }
      },
    /** Rejects `ChangedSince` where one of the places is not as the change `made` it any more. */
    putBack: (id: RecordId, was: Written<Draft>, made: Written<Draft>) =>
      unlessChanged(id, (now) => placesBack<Draft>(now, was, made)),
  }
}
