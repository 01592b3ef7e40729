import { AppError, type Random } from '../kernel/index.ts'
import type { Students } from './ports.ts'

/** A matricula is `MAT-` and a random whole number below this (§9). */
export const MATRICULA_SPACE = 1_000_000
const RANDOM_DRAWS = 50

export interface MatriculaSource {
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
  const isFree = async (matricula: string) => !(await students.isMatriculaTaken(matricula))
  for (let draw = 0; draw < RANDOM_DRAWS; draw++) {
    const matricula = matriculaOf(random.integer(space))
    if (await isFree(matricula)) return matricula
  }
  const start = random.integer(space)
  for (let offset = 0; offset < space; offset++) {
    const matricula = matriculaOf((start + offset) % space)
    if (await isFree(matricula)) return matricula
  }
  throw new AppError('matricula-unavailable')
}
