import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeRandom, runs } from '../../testing/index.ts'
import { drawMatricula, MATRICULA_SPACE, matriculaOf } from './matricula.ts'

const spaceAndTaken = fc.integer({ min: 1, max: 40 }).chain((space) =>
  fc.record({
    space: fc.constant(space),
    taken: fc.uniqueArray(fc.nat(space - 1), { maxLength: space }),
    seed: fc.nat(),
  }),
)
function counting(taken: readonly number[]) {
  const names = new Set(taken.map(matriculaOf))
  let asked = 0
  return {
    asked: () => asked,
    isMatriculaTaken: (matricula: string) => (asked++, Promise.resolve(names.has(matricula))),
  }
}

describe('drawing a matricula (§9.1, D6)', () => {
  it('draws anew where one is taken, and does not take the next', async () => {
    const numbers = [5, 9]
    const random = { ...fakeRandom(), integer: () => numbers.shift()! }
    expect(await drawMatricula({ students: counting([5]), random })).toBe('MAT-9')
  })

  it('never returns a taken one, ends when few are free, and fails clearly when none is', async () => {
    await fc.assert(
      fc.asyncProperty(spaceAndTaken, async ({ space, taken, seed }) => {
        const students = counting(taken)
        const drawn = await drawMatricula({ students, random: fakeRandom(seed), space }).catch(
          (error: unknown) => error,
        )
        if (taken.length === space)
          expect(drawn).toMatchObject({ name: 'AppError', code: 'matricula-unavailable' })
        else
          expect(
            Array.from({ length: space }, (_, number) => number)
              .filter((number) => !taken.includes(number))
              .map(matriculaOf),
          ).toContain(drawn)
        expect(students.asked()).toBeLessThanOrEqual(50 + space)
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('can return every free number', async () => {
    const taken = [0, 3, 4]
    const drawn = new Set<string>()
    for (let seed = 0; seed < 200; seed++)
      drawn.add(await drawMatricula({ students: counting(taken), random: fakeRandom(seed), space: 8 }))
    expect([...drawn].toSorted()).toEqual([1, 2, 5, 6, 7].map(matriculaOf))
  })

  it('finds the last free number even if the random draws never hit it', async () => {
    const students = counting([0, 1, 2, 3, 4, 6, 7])
    expect(await drawMatricula({ students, random: { integer: () => 6 }, space: 8 })).toBe('MAT-5')
  })

  it('is MAT- and a whole number below 1,000,000', async () => {
    const asked: number[] = []
    const random = { integer: (below: number) => (asked.push(below), below - 1) }
    expect(await drawMatricula({ students: counting([]), random })).toBe('MAT-999999')
    expect(asked).toEqual([MATRICULA_SPACE])
    expect(MATRICULA_SPACE).toBe(1_000_000)
  })
})
