import {
  ChangedSince,
  createWrite,
  REST_UNDONE,
  writeOf,
  type Inverse,
  type Write,
  type WriteOutcome,
} from '../kernel/index.ts'

/** All of these changes or none: where one is refused, `revert` takes back what the others have made, and then it rejects. */
export function together(writes: readonly Write[], revert: (inverse: Inverse) => Write): Write {
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
    return inverses.length > 0
      ? { inverse: { command: 'revertAll', args: [inverses], failure: 'update' } }
      : {}
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
    if (refusals.length < writes.length) throw new ChangedSince(REST_UNDONE)
    throw refusals.length === 1 ? first : new ChangedSince(sentence)
  }
  return writeOf(all())
}

const outcomeOf = (results: readonly PromiseSettledResult<WriteOutcome>[]): WriteOutcome =>
  results.some((result) => result.status === 'fulfilled' && result.value === 'queued') ? 'queued' : 'saved'
