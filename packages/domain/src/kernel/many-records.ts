import { ChangedSince, REST_UNDONE } from './command.ts'
import { hashOfValue } from './hash.ts'
import { firstData } from './live-query.ts'
import type { Identity, RecordId, RecordStore, UserId } from './record-store.ts'
import { pick } from './records.ts'
import { begunInTurn, revertTogether, together } from './together.ts'
import { deferWrite, withApplied, type Write } from './write.ts'

/** What a file brings to one kind of record: new ones, and fields of some that are there. */
export interface BroughtIn<Draft extends object> {
  readonly added: readonly Draft[]
  readonly changed: readonly { readonly id: RecordId; readonly patch: Partial<Draft> }[]
}

/** A record that was added among many, and the hash of what it said then. */
export interface Added {
  readonly id: RecordId
  readonly hash: string
}

const NOTHING_BACK = 'O que veio mudou de novo depois disso. Nada foi desfeito.'

/** What adds many records at once and takes them back; `discardAll` is the name of that command in its service. */
export function manyCommands<Draft extends object, Stored extends Draft & Identity>(
  store: RecordStore<Draft, Stored>,
  owner: UserId,
  { discardAll, failure, changedSince }: Naming,
) {
  const remove = ({ id }: Pick<Added, 'id'>): Write => store.remove(owner, id)
  return {
    /** Adds all of them or none. */
    addAll: (drafts: readonly Draft[]): Write =>
      deferWrite(async () => {
        const writes = await begunInTurn(drafts, (draft) => store.add(owner, draft))
        const removable = writes.map((write) =>
          withApplied(write, async (applied) => {
            const { after } = await applied
            return { after, inverse: { command: discardAll, args: [after.id], failure } }
          }),
        )
        const all = together(removable, ({ args: [id] }) => remove({ id: id as RecordId }))
        return withApplied(all, async (applied) => {
          await applied
          if (drafts.length === 0) return {}
          const fields = Object.keys(drafts[0]!)
          const made = await Promise.all(writes.map((write) => write.applied))
          const added = made.map(({ after }) => ({ id: after.id, hash: hashOfFields(after, fields) }))
          return { inverse: { command: discardAll, args: [added, fields], failure } }
        })
      }),
    /** Takes additions back, but for those that say something else by now. Rejects `ChangedSince` where there are such. */
    discardAll: (added: readonly Added[], fields: readonly string[]): Write =>
      deferWrite(async () => {
        const now = new Map((await firstData(store.watch(owner))).map((record) => [record.id, record]))
        const there = added.filter(({ id }) => now.has(id))
        const same = there.filter(({ id, hash }) => hashOfFields(now.get(id)!, fields) === hash)
        const changed = there.length - same.length
        if (changed > 0 && same.length === 0)
          throw new ChangedSince(changed === 1 ? changedSince : NOTHING_BACK)
        const gone = revertTogether(await begunInTurn(same, remove), NOTHING_BACK)
        if (changed === 0) return gone
        await gone.outcome
        throw new ChangedSince(REST_UNDONE)
      }),
  }
}

interface Naming {
  readonly discardAll: string
  readonly failure: string
  readonly changedSince: string
}

const hashOfFields = (record: object, fields: readonly string[]): string =>
  hashOfValue(pick(record, fields as readonly never[]))
