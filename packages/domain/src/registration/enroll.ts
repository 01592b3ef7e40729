import { AppError } from '../kernel/index.ts'
import { drawMatricula, type MatriculaSource } from './matricula.ts'
import type { Students } from './ports.ts'
import type { Student } from './student.ts'

/** Each lost race means that somebody else got a number, so this many in a row means that the store is wrong. */
const ATTEMPTS = 100

interface EnrollSource extends MatriculaSource {
  readonly students: Pick<Students, 'isMatriculaTaken' | 'enroll'>
}

/** Writes a student, silently drawing another matricula whenever somebody was faster (product: «Student registration»). */
export async function enrollWithMatricula(
  source: EnrollSource,
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
