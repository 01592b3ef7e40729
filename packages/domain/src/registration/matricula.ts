import { AppError, type Random } from '../kernel/index.ts'
import type { Students } from './ports.ts'
import type { Student } from './student.ts'

/** A matricula is `MAT-` and a random whole number below this (§9). */
export const MATRICULA_SPACE = 1_000_000
const RANDOM_DRAWS = 50

interface MatriculaSource {
  readonly students: Pick<Students, 'isMatriculaTaken'>
  readonly random: Random
  /** How many numbers there are; smaller in tests only. */
  readonly space?: number | undefined
}

export const matriculaOf = (number: number): string => `MAT-${number}`

/**
 * A matricula that nobody has: random draws, then every number once from a random start,
 * so it ends even when few are free. Rejects `matricula-unavailable` when none is.
 */
export async function drawMatricula({
  students,
  random,
  space = MATRICULA_SPACE,
}: MatriculaSource): Promise<string> {
  for (const number of drawn(random, space)) {
    const matricula = matriculaOf(number)
    if (!(await students.isMatriculaTaken(matricula))) return matricula
  }
  throw new AppError('matricula-unavailable')
}

function* drawn(random: Random, space: number): Generator<number, void> {
  for (let draw = 0; draw < RANDOM_DRAWS; draw++) yield random.integer(space)
  const start = random.integer(space)
  for (let offset = 0; offset < space; offset++) yield (start + offset) % space
}

/** Each lost race means that somebody else got a number, so this many in a row means that the store is wrong. */
const ATTEMPTS = 100

/** Writes a student, silently drawing another matricula whenever somebody was faster (product: «Student registration»). */
export async function enrollWithMatricula(
  source: MatriculaSource & { readonly students: Pick<Students, 'enroll'> },
  studentWith: (matricula: string) => Student,
  wanted = '',
): Promise<void> {
  let matricula = wanted || (await drawMatricula(source))
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      await source.students.enroll(studentWith(matricula))
      return
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'matricula-taken') throw error
      matricula = await drawMatricula(source)
    }
  }
  throw new AppError('matricula-unavailable')
}
