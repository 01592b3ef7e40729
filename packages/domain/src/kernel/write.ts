/** `saved`: confirmed by the store that keeps it. `queued`: durable on this device, to be sent. */
export type WriteOutcome = 'saved' | 'queued'

/** What takes a change back: another command of the same service, as plain data that survives a reload. */
export interface Inverse<Kind extends string = string> {
  readonly command: string
  readonly args: readonly unknown[]
  /** The kind of failure, as `ModuleService.failure` has it. */
  readonly failure: Kind
}

/** Makes inverses out of these commands of a service, by their names and with their parameters. */
export const inverseTo =
  <Commands>() =>
  <Name extends keyof Commands & string, Kind extends string>(
    command: Name,
    args: Commands[Name] extends (...args: infer Args) => Write ? Readonly<Args> : never,
    failure: Kind,
  ): Inverse<Kind> => ({ command, args, failure })

/** A record before and after a change, as this device shows it; one that is added has no `before`, one that is removed no `after`. */
export interface Applied<Stored = unknown> {
  readonly before?: Stored | undefined
  readonly after?: Stored | undefined
  /** What takes a command back; absent where nothing is to be taken back. */
  readonly inverse?: Inverse | undefined
}

/**
 * A change on its way. Every rejection is an AppError, or `ChangedSince` of a command. Where it is refused, all of it rejects; a service may
 * refuse what was applied and durable before.
 */
export interface Write<Result extends Applied = Applied> {
  /** This device shows it. */
  readonly applied: Promise<Result>
  /** It stands on this device: a form need not wait for the service's answer. */
  readonly durable: Promise<unknown>
  readonly outcome: Promise<WriteOutcome>
}

const ignore = () => undefined

/** A write whose refusal is told by `outcome`: whoever waits for nothing else misses none. */
export function createWrite<Result extends Applied>(
  applied: Promise<Result>,
  outcome: Promise<WriteOutcome>,
  durable: Promise<unknown> = outcome,
): Write<Result> {
  applied.catch(ignore)
  durable.catch(ignore)
  return { applied, durable, outcome }
}

/** A write that something has to be found out for first; what it throws refuses the write. */
export function deferWrite<Result extends Applied>(
  begin: () => Write<Result> | Promise<Write<Result>>,
): Write<Result> {
  const write = (async () => ({ begun: await begin() }))()
  return createWrite(
    write.then(({ begun }) => begun.applied),
    write.then(({ begun }) => begun.outcome),
    write.then(({ begun }) => begun.durable),
  )
}

/** A call whose port has to be found first: a promise of its answer, and of each part of that where the answer is a write. */
export function deferCall(call: () => Promise<unknown>): Promise<unknown> & Write {
  const answer = call()
  answer.catch(ignore)
  const part = <Name extends keyof Write>(name: Name) => {
    const told = answer.then((write) => (write as Write)[name])
    if (name !== 'outcome') told.catch(ignore)
    return told
  }
  return Object.defineProperties(answer, {
    applied: { enumerable: true, get: () => part('applied') },
    durable: { enumerable: true, get: () => part('durable') },
    outcome: { enumerable: true, get: () => part('outcome') },
  }) as Promise<unknown> & Write
}

/** A write of which nothing but its outcome is told. */
export const writeOf = (outcome: Promise<WriteOutcome>): Write<Applied<never>> =>
  createWrite(
    outcome.then(() => ({})),
    outcome,
  )

/** The same write, of which more is told; what `tell` throws refuses it. */
export function withApplied<From extends Applied, To extends Applied>(
  { applied, outcome, durable }: Write<From>,
  tell: (applied: Promise<From>) => Promise<To>,
): Write<To> {
  const told = tell(applied)
  outcome.catch(ignore)
  return createWrite(
    told,
    told.then(() => outcome),
    told.then(() => durable),
  )
}
