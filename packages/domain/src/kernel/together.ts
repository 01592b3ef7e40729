import { ChangedSince, REST_UNDONE } from './command.ts'
import { createWrite, writeOf, type Inverse, type Write, type WriteOutcome } from './write.ts'

/** All of these changes or none: where one is refused, `revert` takes back what the others have made, and then it rejects. Its inverse is the command `revertAll`. */
export function together(
  writes: readonly Write[],
  revert: (inverse: Inverse) => Write,
  failure = 'update',
): Write {
  const all = async () => {
    const results = await Promise.allSettled(writes.map(({ outcome }) => outcome))
    const refused = results.find(({ status }) => status === 'rejected')
    if (refused?.status !== 'rejected') return outcomeOf(results)
    const made = writes.filter((_, at) => results[at]!.status === 'fulfilled')
    await Promise.allSettled((await inversesOf(made)).map((inverse) => revert(inverse).outcome))
    throw refused.reason
  }
  const outcome = all()
  const applied = async () => {
    const inverses = await inversesOf(writes)
    return inverses.length > 0 ? { inverse: { command: 'revertAll', args: [inverses], failure } } : {}
  }
  /** Its rejection is that of one of them, as that of the whole is. */
  const onceReverted = () => outcome.then(() => ({}))
  const durable = Promise.all(writes.map((write) => write.durable))
  return createWrite(applied().catch(onceReverted), outcome, durable.catch(onceReverted))
}

const inversesOf = async (writes: readonly Write[]): Promise<readonly Inverse[]> =>
  (await Promise.all(writes.map(({ applied }) => applied))).flatMap(({ inverse }) => inverse ?? [])

/** Takes several changes back; each stays that was changed since. Rejects `ChangedSince`: `sentence` where several stay and none goes back. */
export function revertTogether(writes: readonly Write[], sentence: string): Write {
  const all = async () => {
    const results = await Promise.allSettled(writes.map(({ outcome }) => outcome))
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Error] : [],
    )
    const failure = refusals.find((reason) => !(reason instanceof ChangedSince))
    if (failure) throw failure
    const [first] = refusals
    if (!first) return outcomeOf(results)
    const isPartUndone = refusals.some(({ message }) => message === REST_UNDONE)
    if (isPartUndone || refusals.length < writes.length) throw new ChangedSince(REST_UNDONE)
    throw refusals.length === 1 ? first : new ChangedSince(sentence)
  }
  return writeOf(all())
}

/** How many writes are begun at once: each shows a new list, and is told of by the outbox. */
const AT_ONCE = 50

/** Begins many writes, some at a time, each lot once the one before stands on this device. Begins no more after one is refused. */
export async function begunInTurn<Item, One extends Write>(
  items: readonly Item[],
  begin: (item: Item) => One,
): Promise<readonly One[]> {
  const begun: One[] = []
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const lot = items.slice(from, from + AT_ONCE).map(begin)
    begun.push(...lot)
    const durable = await Promise.allSettled(lot.map((write) => write.durable))
    if (durable.some(({ status }) => status === 'rejected')) break
  }
  return begun
}

const outcomeOf = (results: readonly PromiseSettledResult<WriteOutcome>[]): WriteOutcome =>
  results.some((result) => result.status === 'fulfilled' && result.value === 'queued') ? 'queued' : 'saved'
