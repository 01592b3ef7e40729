import * as v from 'valibot'
import {
  AppError,
  changesOf,
  inverseCommand,
  ownedBy,
  pick,
  recordCommands,
  studyCommand,
  type Command,
  type IdSource,
  type Inverse,
  type IsoDate,
  type LiveQuery,
  type RecordId,
  type RecordStore,
  type UserId,
} from '../kernel/index.ts'
import { attend, miss, missedOn } from './absences.ts'
import { assessmentSchema, MAX_ASSESSMENTS, type ApprovalRule, type Assessment } from './assessment.ts'
import { assessmentIn, putAssessment, withoutAssessment } from './assessments.ts'
import { semesterFailure } from './messages.ts'
import type { Subject, SubjectDraft } from './subject.ts'
import { together } from './together.ts'

interface SemesterPorts {
  readonly subjects: RecordStore<SubjectDraft, Subject>
  readonly session: LiveQuery<{ readonly uid: UserId } | null>
  readonly ids: IdSource
}
/** The fields that change, and no others: what an update writes. */
export type SubjectPatch = Partial<SubjectDraft>
export type AssessmentDraft = Omit<Assessment, 'id'>

/** What a student can do with the subjects. Every command rejects `user-token-expired` when its owner is not signed in any more. */
export type SemesterService = ReturnType<typeof createSemesterService>

export function createSemesterService({ subjects, session, ids }: SemesterPorts, owner: UserId) {
  const own = ownedBy(owner, session, subjects)
  const { add, change, remove, restore } = recordCommands(own, owner, { command: 'restore', failure: 'save' })
  const nothing = () => ({})
  const all = (commands: readonly Command[]) => together(commands, (one) => inverseCommand(service, one))

  const edit = (id: RecordId, changes: SubjectPatch) =>
    change(
      id,
      () => changes,
      (before) => inverseEdit('edit', [id], before, changes),
    )
  const addOne =
    (draft: SubjectDraft): Command =>
    async (accept) => {
      const { id, outcome } = await own.add(owner, draft, () => accept?.({ isKept: true }))
      accept?.({ inverse: inverse('discard', [id]), isKept: true })
      return outcome
    }
  const setReason = (id: RecordId, day: IsoDate, reason: string | null) =>
    change(
      id,
      nothing,
      ({ semAula }) => {
        const before = semAula[day] ?? null
        return before === reason ? undefined : inverse('setReason', [id, day, before])
      },
      ({ semAula }) => ((semAula[day] ?? null) === reason ? {} : { semAula: { [day]: reason } }),
    )
  const restoreAssessment = (id: RecordId, assessment: Assessment) =>
    change(
      id,
      (subject) => putAssessment(subject, sound(subject, assessment)),
      () => inverse('removeAssessment', [id, assessment.id]),
    )
  const editAssessment = (id: RecordId, assessmentId: RecordId, changes: Partial<AssessmentDraft>) =>
    change(
      id,
      (subject) => {
        const before = assessmentIn(subject, assessmentId)
        const isChanged = before && Object.keys(changesOf(before, changes)).length > 0
        return isChanged ? putAssessment(subject, sound(subject, { ...before, ...changes })) : {}
      },
      (subject) => {
        const before = assessmentIn(subject, assessmentId)
        return before && inverseEdit('editAssessment', [id, assessmentId], before, changes)
      },
    )

  const service = {
    failure: semesterFailure,
    add,
    /** All of them or none. */
    addAll: (drafts: readonly SubjectDraft[]) => all(drafts.map(addOne)),
    /** The inverse of an addition. */
    discard:
      (id: RecordId): Command =>
      () =>
        own.remove(owner, id),
    /** Writes the changed fields onto the subject as it is by now. */
    edit,
    remove,
    restore,
    /** `hours`: the starts of the class hours. The inverse is of those alone that changed; so is that of `attend`. */
    miss: (id: RecordId, day: IsoDate, hours: readonly string[]) =>
      change(
        id,
        nothing,
        (before) =>
          inverseHours(
            'attend',
            id,
            day,
            hours.filter((hour) => !missedOn(before, day).includes(hour)),
          ),
        (subject) => miss(subject, day, hours),
      ),
    attend: (id: RecordId, day: IsoDate, hours: readonly string[]) =>
      change(
        id,
        nothing,
        (before) =>
          inverseHours(
            'miss',
            id,
            day,
            hours.filter((hour) => missedOn(before, day).includes(hour)),
          ),
        (subject) => attend(subject, day, hours),
      ),
    /** There is no class of any of these on that day. */
    setDayOff: (subjectIds: readonly RecordId[], day: IsoDate, reason = '') =>
      all(subjectIds.map((id) => setReason(id, day, reason.trim()))),
    clearDayOff: (subjectIds: readonly RecordId[], day: IsoDate) =>
      all(subjectIds.map((id) => setReason(id, day, null))),
    /** Of a day without class; null where there is class after all. */
    setReason,
    addAssessment: (id: RecordId, typed: AssessmentDraft) =>
      restoreAssessment(id, { ...typed, id: ids.next() }),
    restoreAssessment,
    /** Writes nothing where it is gone. */
    editAssessment,
    removeAssessment: (id: RecordId, assessmentId: RecordId) =>
      change(
        id,
        (subject) => (assessmentIn(subject, assessmentId) ? withoutAssessment(subject, assessmentId) : {}),
        (subject) => {
          const before = assessmentIn(subject, assessmentId)
          return before && inverse('restoreAssessment', [id, before])
        },
      ),
    setGrade: (id: RecordId, assessmentId: RecordId, nota: number | null) =>
      editAssessment(id, assessmentId, { nota }),
    setDone: (id: RecordId, assessmentId: RecordId, feita: boolean) =>
      editAssessment(id, assessmentId, { feita }),
    postpone: (id: RecordId, assessmentId: RecordId, data: IsoDate) =>
      editAssessment(id, assessmentId, { data }),
    setFinal: (id: RecordId, notaFinal: number | null) => edit(id, { notaFinal }),
    setRule: (subjectIds: readonly RecordId[], regra: ApprovalRule) =>
      all(subjectIds.map((id) => edit(id, { regra }))),
    addStudy: studyCommand(change),
    /** What takes several changes back. */
    revertAll: (inverses: readonly Inverse[]): Command =>
      all(inverses.map((one) => inverseCommand(service, one))),
  }
  return service
}

const inverse = (command: string, args: readonly unknown[]): Inverse => ({ command, args, failure: 'update' })

const inverseHours = (command: string, id: RecordId, day: IsoDate, hours: readonly string[]) =>
  hours.length > 0 ? inverse(command, [id, day, hours]) : undefined

/** The fields that differ, as they were. */
function inverseEdit<T extends object>(
  command: string,
  args: readonly unknown[],
  before: T,
  changes: Partial<T>,
) {
  const changed = Object.keys(changesOf(before, changes)) as (keyof T)[]
  return changed.length > 0 ? inverse(command, [...args, pick(before, changed)]) : undefined
}

/** A store would leave out what it cannot read. */
function sound({ avaliacoes }: Subject, assessment: Assessment): Assessment {
  const others = avaliacoes.filter(({ id }) => id !== assessment.id)
  if (others.length >= MAX_ASSESSMENTS || !v.is(assessmentSchema, assessment))
    throw new AppError('invalid-record')
  return assessment
}
