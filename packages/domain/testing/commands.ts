import type { Command, WriteOutcome } from '../src/kernel/index.ts'

type MadeAtOnce<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (...args: infer Args) => Command<infer _>
    ? (...args: Args) => Promise<WriteOutcome>
    : Service[Name]
}

/** A service whose commands are made when they are asked for. */
export const madeAtOnce = <Service extends object>(service: Service): MadeAtOnce<Service> =>
  Object.fromEntries(
    Object.entries(service).map(([name, make]: [string, (...args: unknown[]) => unknown]) => [
      name,
      (...args: unknown[]) => {
        const made = make(...args)
        return typeof made === 'function' ? (made as Command)() : made
      },
    ]),
  ) as unknown as MadeAtOnce<Service>
