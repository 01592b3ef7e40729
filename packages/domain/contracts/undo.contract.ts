import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ChangedSince,
  deferWrite,
  revert,
  type Inverse,
  type ModuleService,
  type Write,
} from '../src/kernel/index.ts'
import { createFakeWorld, runs, type FakeWorld } from '../testing/index.ts'

/** How a service is asked for a change, by this page or by another one; `added` are the ids that came with the change. */
type Asks<Service> = (service: Service, added: readonly string[]) => Write
export interface Undone<Service> {
  readonly make: Asks<Service>
  /** What another page makes of the same place. */
  readonly elsewhere: Asks<Service>
  /** What another page changes beside it. */
  readonly beside?: Asks<Service>
  /** Takes away what the change is of. */
  readonly gone?: Asks<Service>
}
/** How a command is covered: by what it makes and what may come between, as an inverse, or as one that offers nothing to be taken back. */
type Case<Service> =
  readonly fc.Arbitrary<Undone<Service>>[] | 'inverse' | { readonly offersNothing: Asks<Service> }
type CommandName<Service> = {
  [Name in keyof Service]: Service[Name] extends (...args: never) => Write ? Name : never
}[keyof Service]
/** One case for each command of a service: the compiler names what was forgotten, and so does the first test. */
export type UndoCases<Service> = { readonly [Name in CommandName<Service>]: Case<Service> }

/** A value that is written, and another one. */
export const twoOf = <T>(...values: readonly T[]) =>
  fc.shuffledSubarray([...values], { minLength: 2, maxLength: 2 }) as fc.Arbitrary<[T, T]>
export const always = <Service>(one: Undone<Service>): fc.Arbitrary<Undone<Service>> => fc.constant(one)

/** One command and then another one. */
export const after = (first: Write, second: () => Write): Write =>
  deferWrite(async () => {
    await first.outcome
    return second()
  })

const STAMPS = ['createdAt', 'updatedAt', 'dataAtualizacao']
/** A value without the stamps that each write sets, and without the order of a list of elements, which means nothing. */
function plain(field: string, value: unknown): unknown {
  if (STAMPS.includes(field)) return undefined
  if (!Array.isArray(value)) return value
  const isOfElements = value.every((one) => typeof one === 'object' && one !== null && 'id' in one)
  return isOfElements
    ? value.toSorted((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1))
    : value
}

/** Two pages of one student on one store. */
function openPages<Service>(open: (world: FakeWorld) => () => Service, collections: readonly string[]) {
  const world = createFakeWorld()
  const service = open(world)
  const all = () => collections.flatMap((name) => [...world.all(name)])
  return {
    mine: service(),
    other: service(),
    stored: () =>
      all().map(([key, document]) => [key, JSON.parse(JSON.stringify(document), plain) as unknown]),
    ids: () => all().map(([key]) => key),
  }
}
type Pages<Service> = ReturnType<typeof openPages<Service>>

/** Makes a change on the one page; what takes it back, as it survives a reload. */
async function made<Service>({ mine, ids }: Pages<Service>, make: Asks<Service>) {
  const before = ids()
  const { applied, outcome } = make(mine, [])
  await outcome
  const { inverse } = await applied
  return {
    inverse: inverse && (JSON.parse(JSON.stringify(inverse)) as Inverse),
    added: ids().filter((id) => !before.includes(id)),
  }
}

async function refusalOf(undoing: Promise<unknown>): Promise<string | undefined> {
  try {
    await undoing
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(ChangedSince)
    return (error as Error).message
  }
}

/** What a service names besides its commands. */
const BESIDES = ['failure', 'ids', 'now']
const many = { numRuns: runs(6, 200) }

/** D24 of every command of a service, between two pages on one store. `collections`: where it keeps what it changes. */
export function describeUndoContract<Service extends ModuleService>(
  open: (world: FakeWorld) => () => Service,
  collections: readonly string[],
  cases: UndoCases<Service>,
): void {
  const pages = () => openPages(open, collections)
  const undo = ({ mine }: Pages<Service>, inverse: Inverse) => revert(mine, inverse).outcome
  const all = Object.entries<Case<Service>>(cases)
  const undone = all.flatMap(([name, one]) =>
    typeof one === 'string' || 'offersNothing' in one ? [] : one.map((each) => [name, each] as const),
  )
  const inverses = new Set<string>()

  test('each command has its case (D24)', () => {
    const commands = Object.keys(pages().mine).filter((name) => !BESIDES.includes(name))
    expect(Object.keys(cases).sort()).toEqual(commands.sort())
  })

  describe.each(undone)('%s (D24)', (_, each) => {
    const law = (check: (one: Undone<Service>) => Promise<void>) =>
      fc.assert(fc.asyncProperty(each, check), many)

    test('taken back, all is as it was, also when it is taken back twice', () =>
      law(async ({ make }) => {
        const here = pages()
        const before = here.stored()
        const { inverse } = await made(here, make)
        expect(here.stored()).not.toEqual(before)
        expect(here.mine.failure(inverse!.failure, 'unknown')).toMatch(/^.{20,}\.$/)
        inverses.add(inverse!.command)
        if (inverse!.command === 'revertAll')
          for (const { command } of inverse!.args[0] as Inverse[]) inverses.add(command)
        for (const _ of ['once', 'twice']) {
          await undo(here, inverse!)
          expect(here.stored()).toEqual(before)
        }
      }))

    test('what another page has changed since stands, and that is said', () =>
      law(async ({ make, elsewhere, gone }) => {
        for (const change of gone ? [elsewhere, gone] : [elsewhere]) {
          const here = pages()
          const before = here.stored()
          const { inverse, added } = await made(here, make)
          await change(here.other, added).outcome
          const seen = here.stored()
          const refusal = await refusalOf(undo(here, inverse!))
          expect(here.stored()).toEqual(seen)
          // Where they have made it as it was, nothing is left to be said.
          if (JSON.stringify(seen) !== JSON.stringify(before)) expect(refusal).toMatch(/^.{20,}\.$/)
        }
      }))

    test('what another page has changed beside it stays, and it is taken back', () =>
      law(async ({ make, beside }) => {
        if (!beside) return
        const [here, there] = [pages(), pages()]
        const { inverse } = await made(here, make)
        await beside(here.other, []).outcome
        await undo(here, inverse!)
        await beside(there.other, []).outcome
        expect(here.stored()).toEqual(there.stored())
      }))
  })

  test('the others offer nothing, and every inverse was one of those above (D24)', async () => {
    for (const [, one] of all)
      if (typeof one === 'object' && 'offersNothing' in one)
        expect((await made(pages(), one.offersNothing)).inverse).toBeUndefined()
    expect([...inverses].sort()).toEqual(
      all.flatMap(([name, one]) => (one === 'inverse' ? [name] : [])).sort(),
    )
  })
}
