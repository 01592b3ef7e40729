import { changesOf, isSame, type RecordId, type Written } from '../kernel/index.ts'
import { MAX_ASSESSMENTS, type Assessment } from './assessment.ts'
import { assessmentIn, putAssessment, sound } from './assessments.ts'
import type { Subject, SubjectDraft, SubjectPatch } from './subject.ts'

/** What a calendar from elsewhere adds to one subject and changes in it. */
export interface BroughtIn {
  readonly subject: RecordId
  readonly added: readonly Omit<Assessment, 'id'>[]
  readonly edited: readonly { readonly id: RecordId; readonly changes: Partial<Omit<Assessment, 'id'>> }[]
  /** What calendars call the subject from now on; absent where that stays. */
  readonly calendario?: readonly string[] | undefined
}

/** What is left to be done in a subject as it is by now. */
export function broughtInto(
  subject: Subject,
  { edited, calendario = subject.calendario }: BroughtIn,
  added: readonly Assessment[],
) {
  const known = new Set(subject.avaliacoes.map(({ origem }) => origem))
  const was: Written<SubjectDraft> = { patch: { calendario: subject.calendario }, entries: {} }
  const made: Written<SubjectDraft> = { patch: { calendario }, entries: {} }
  return {
    /** Without those that another page has brought in meanwhile. */
    left: added.filter(({ origem }) => origem === undefined || !known.has(origem)),
    /** Without those that are gone, or as they are to be. */
    edited: edited.flatMap(({ id, changes }) => {
      const before = assessmentIn(subject, id)
      const made = before && changesOf(before, changes)
      return before && made && Object.keys(made).length > 0 ? [[before, made] as const] : []
    }),
    /** The names as they were and as they become; absent where they stay. */
    names: isSame(subject.calendario, calendario) ? undefined : ([was, made] as const),
  }
}

/** What is written of a subject. Throws `invalid-record` where it would have too many assessments, or one that no store takes. */
export function withBrought(
  subject: Subject,
  brought: BroughtIn,
  added: readonly Assessment[],
): SubjectPatch {
  const { left, edited, names } = broughtInto(subject, brought, added)
  const all = [...edited.map(([before, made]) => ({ ...before, ...made })), ...left]
  const after = all.reduce<Pick<SubjectDraft, 'avaliacoes'>>(
    (sum, one) => putAssessment(sum, sound(sum, one)),
    subject,
  )
  return {
    ...(all.length > 0 && { avaliacoes: after.avaliacoes }),
    ...(names && names[1].patch),
  }
}

/** How many assessments a subject still takes. */
export const roomFor = ({ avaliacoes }: Pick<Subject, 'avaliacoes'>): number =>
  MAX_ASSESSMENTS - avaliacoes.length
