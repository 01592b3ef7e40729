import {
  ChangedSince,
  REST_UNDONE,
  type Accepted,
  type Command,
  type Inverse,
  type WriteOutcome,
} from '../kernel/index.ts'

/** All of these commands or none: where one is refused, `revert` takes back what the others have made. */
export const together =
  (commands: readonly Command[], revert: (inverse: Inverse) => Command): Command =>
  async (accept) => {
    const accepted: Accepted[] = commands.map(() => ({}))
    const back = (wanted = accepted) => wanted.flatMap(({ inverse }) => inverse ?? [])
    const report = () => {
      const args = [back()]
      accept?.({
        ...(args[0]!.length > 0 && { inverse: { command: 'revertAll', args, failure: 'update' } }),
        isKept: accepted.every(({ isKept }) => isKept === true),
      })
    }
    const results = await Promise.allSettled(
      commands.map((command, at) =>
        command((one) => {
          accepted[at] = one
          report()
        }),
      ),
    )
    const refused = results.find(({ status }) => status === 'rejected')
    if (refused?.status === 'rejected') {
      const made = accepted.filter((_, at) => results[at]!.status === 'fulfilled')
      await Promise.allSettled(back(made).map((inverse) => revert(inverse)()))
      throw refused.reason
    }
    return outcomeOf(results)
  }

/** Takes several changes back; each stays that was changed since. Rejects `ChangedSince`: `sentence` where several stay and none goes back. */
export const revertTogether =
  (commands: readonly Command[], sentence: string): Command =>
  async () => {
    const results = await Promise.allSettled(commands.map((command) => command()))
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Error] : [],
    )
    const failure = refusals.find((reason) => !(reason instanceof ChangedSince))
    if (failure) throw failure
    const [first] = refusals
    if (!first) return outcomeOf(results)
    if (refusals.length < commands.length) throw new ChangedSince(REST_UNDONE)
    throw refusals.length === 1 ? first : new ChangedSince(sentence)
  }

const outcomeOf = (results: readonly PromiseSettledResult<WriteOutcome>[]): WriteOutcome =>
  results.some((result) => result.status === 'fulfilled' && result.value === 'queued') ? 'queued' : 'saved'
