import type { RecordId, Write } from '../kernel/index.ts'
import type { Assessment } from './assessment.ts'
import type { SubjectDraft, SubjectPatch } from './subject.ts'
import type { TranscriptOutcome } from './transcript-plan.ts'

interface Commands {
  add(draft: SubjectDraft): Write
  edit(id: RecordId, changes: SubjectPatch): Write
  enterGrade(id: RecordId, grade: Assessment): Write
}

export type Outcomes = readonly TranscriptOutcome[]

/** The changes of all lines; a line that changes nothing has none. */
export const stepsOf = (outcomes: Outcomes, commands: Commands): readonly Write[] =>
  outcomes.flatMap((one) => stepsOfLine(one, commands))

function stepsOfLine(outcome: TranscriptOutcome, { add, edit, enterGrade }: Commands): readonly Write[] {
  if (outcome.is === 'new') return [add(outcome.draft)]
  if (outcome.is !== 'changed') return []
  const { subject, patch, graded } = outcome
  return [
    ...(Object.keys(patch).length > 0 ? [edit(subject.id, patch)] : []),
    ...graded.map((one) => enterGrade(subject.id, one)),
  ]
}
