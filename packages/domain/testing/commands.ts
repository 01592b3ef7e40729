import type { Inverse, Write, WriteOutcome } from '../src/kernel/index.ts'

type Outcomes<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (...args: infer Args) => Write
    ? (...args: Args) => Promise<WriteOutcome>
    : Service[Name]
}

/** A service whose commands give the outcome of their writes. */
export const outcomesOf = <Service extends object>(service: Service): Outcomes<Service> =>
  Object.fromEntries(
    Object.entries(service).map(([name, command]: [string, (...args: unknown[]) => unknown]) => [
      name,
      (...args: unknown[]) => {
        const result = command(...args)
        return typeof result === 'object' && result !== null && 'outcome' in result ? result.outcome : result
      },
    ]),
  ) as unknown as Outcomes<Service>

/** What takes a change back once it is answered, as it survives a reload. */
export async function inverseOf({ applied, outcome }: Write): Promise<Inverse | undefined> {
  await outcome
  const { inverse } = await applied
  return inverse && (JSON.parse(JSON.stringify(inverse)) as Inverse)
}
