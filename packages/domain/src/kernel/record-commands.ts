import { toAppError } from './app-error.ts'
import { ChangedSince } from './command.ts'
import { firstData } from './live-query.ts'
import { manyCommands, type BroughtIn } from './many-records.ts'
import { changedPlaces, isNothing, isSame, placesBack } from './put-back.ts'
import {
  updateOf,
  type Change,
  type Identity,
  type RecordId,
  type RecordStore,
  type UserId,
  type Written,
} from './record-store.ts'
import { pick } from './records.ts'
import { begunInTurn } from './together.ts'
import { deferWrite, withApplied, type Applied, type Inverse, type Write } from './write.ts'

/** How a service names what takes the changes of one kind of record back. */
interface Undoing {
  /** The commands that bring a removed record back, and what a change of one wrote. */
  readonly restore: string
  readonly putBack: string
  /** The command that takes many additions back. */
  readonly discardAll?: string
  /** The kind of failure where a removed record does not come back. */
  readonly failure: string
  /** The sentence where somebody has changed it again. */
  readonly changedSince: string
}

/** The commands that every kind of record has. */
export function recordCommands<Draft extends object, Stored extends Draft & Identity>(
  store: RecordStore<Draft, Stored>,
  owner: UserId,
  { restore, putBack, discardAll = 'discardAll', failure, changedSince }: Undoing,
) {
  const many = manyCommands(store, owner, { discardAll, failure, changedSince })
  const shown = async (id: RecordId) =>
    (await firstData(store.watch(owner))).find((record) => record.id === id)

  /** Takes a change back by writing what `backOf` finds in the record as it is by now. Rejects `ChangedSince` where it finds that somebody has changed that since, or the record is gone. */
  const unlessChanged = (
    id: RecordId,
    backOf: (now: Stored) => Partial<Written<Draft>> | undefined,
    sentence = changedSince,
  ): Write =>
    withApplied(
      store.update(owner, id, (now) => backOf(now) ?? {}),
      async (applied) => {
        const found = await applied.catch((error: unknown) => {
          if (toAppError(error).code !== 'not-found') throw error
        })
        if (!found || !backOf(found.before)) throw new ChangedSince(sentence)
        return {}
      },
    )

  /** Computed from the record as every earlier write of this device leaves it, and so is what takes it back. */
  const change = (
    id: RecordId,
    changed: Change<Draft, Stored>,
    inverseOf?: (before: Stored, written: Written<Draft>) => Inverse | undefined,
  ): Write<Applied<Stored>> =>
    withApplied(store.update(owner, id, changed), async (applied) => {
      const { before, after } = await applied
      const written = updateOf(before, changed)
      return { before, after, inverse: written && inverseOf?.(before, written) }
    })
  /** For `change`: what puts back, in the places that it wrote, what stood there. */
  const asItWas =
    (kind: string) =>
    (before: Stored, written: Written<Draft>): Inverse | undefined => {
      const { was, made } = changedPlaces<Draft>(before, written)
      return isNothing(made) ? undefined : { command: putBack, args: [before.id, was, made], failure: kind }
    }

  return {
    add: (draft: Draft): Write<Applied<Stored>> => store.add(owner, draft),
    ...many,
    /** Begins to write what a file brings; `together` makes one write of it. */
    bringIn: async ({ added, changed }: BroughtIn<Draft>): Promise<readonly Write[]> => [
      ...(added.length > 0 ? [many.addAll(added)] : []),
      ...(await begunInTurn(changed, ({ id, patch }) => change(id, () => ({ patch }), asItWas(failure)))),
    ],
    change,
    remove: (record: Stored): Write<Applied<Stored>> =>
      withApplied(store.remove(owner, record.id), async (applied) => {
        await applied
        return { before: record, inverse: { command: restore, args: [record], failure } }
      }),
    /** Rejects `ChangedSince` where it is there again, and was changed since. */
    restore: (record: Stored): Write =>
      deferWrite(async () => {
        // Where it cannot be asked for, it comes back all the same.
        const now = await shown(record.id).catch(() => undefined)
        if (now && !isSame(now, record)) throw new ChangedSince(changedSince)
        return store.restore(owner, record)
      }),
    /** Takes an addition back. Rejects `ChangedSince` where it is not as it was `added` any more. */
    discard: (id: RecordId, added: Draft): Write =>
      deferWrite(async () => {
        const now = await shown(id)
        if (now && !isSame(pick(now, Object.keys(added) as (keyof Draft)[]), added))
          throw new ChangedSince(changedSince)
        return store.remove(owner, id)
      }),
    unlessChanged,
    asItWas,
    /** Rejects `ChangedSince` where one of the places is not as the change `made` it any more. */
    putBack: (id: RecordId, was: Written<Draft>, made: Written<Draft>) =>
      unlessChanged(id, (now) => placesBack<Draft>(now, was, made)),
  }
}
