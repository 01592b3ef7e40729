import { toAppError } from './app-error.ts'
import { ChangedSince, type Accepted, type Command, type Inverse } from './command.ts'
import { firstData } from './live-query.ts'
import { changedPlaces, isNothing, isSame, placesBack } from './put-back.ts'
import type { Change, Entries, Identity, RecordId, RecordStore, UserId, Written } from './record-store.ts'
import { pick } from './records.ts'

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
    (
      id: RecordId,
      backOf: (now: Stored) => Partial<Written<Draft>> | undefined,
      sentence = changedSince,
    ): Command =>
    async () => {
      let back: Partial<Written<Draft>> | undefined
      const outcome = await store
        .update(owner, id, (now) => (back = backOf(now)) ?? {})
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
        const change: Change<Draft, Stored> = (record) => {
          const patch = patchOf(record)
          const written = { patch, entries: entriesOf(record, patch) }
          const back = inverseOf?.(record, written)
          accepted = { changed: { ...record, ...patch }, ...(back && { inverse: back }) }
          accept?.(accepted)
          return written
        }
        return store.update(owner, id, change, () => accept?.({ ...accepted, isKept: true }))
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
