import * as v from 'valibot'
import { AppError, memoizeByRecord, type RecordId } from '../kernel/index.ts'
import { assessmentSchema, MAX_ASSESSMENTS, type Assessment } from './assessment.ts'
import type { Subject, SubjectDraft } from './subject.ts'

/** An assessment and the subject that it is of; the id is of its subject alone. */
export interface SubjectAssessment extends Assessment {
  readonly disciplina: Pick<Subject, 'id' | 'nome' | 'cor' | 'semestre'>
}
/** The same objects as long as the subject is the same. */
export const assessmentsOf = memoizeByRecord(({ id, nome, cor, semestre, avaliacoes }: Subject) =>
  avaliacoes.map((one): SubjectAssessment => ({ ...one, disciplina: { id, nome, cor, semestre } })),
)

/** Neither handed in or sat, nor graded. */
export const isToDo = ({ feita, nota }: Assessment): boolean => !feita && nota === null

type Assessments = Pick<SubjectDraft, 'avaliacoes'>

export const assessmentIn = ({ avaliacoes }: Assessments, id: RecordId): Assessment | undefined =>
  avaliacoes.findLast((one) => one.id === id)

/** Puts an assessment at the end of the list, where the stores merge what several devices put into it: the order means nothing. */
export function putAssessment(subject: Assessments, assessment: Assessment): Assessments {
  // No store keeps a field that is undefined.
  const fields = Object.entries(assessment).filter(([, value]) => value !== undefined)
  const kept = Object.fromEntries(fields) as Assessment
  return { avaliacoes: [...withoutAssessment(subject, assessment.id).avaliacoes, kept] }
}

export const withoutAssessment = ({ avaliacoes }: Assessments, id: RecordId): Assessments => ({
  avaliacoes: avaliacoes.filter((one) => one.id !== id),
})

/** Throws `invalid-record` for what a store would leave out, since it cannot read it. */
export function sound({ avaliacoes }: Assessments, assessment: Assessment): Assessment {
  const others = avaliacoes.filter(({ id }) => id !== assessment.id)
  if (others.length >= MAX_ASSESSMENTS || !v.is(assessmentSchema, assessment))
    throw new AppError('invalid-record')
  return assessment
}
