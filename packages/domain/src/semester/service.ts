import * as v from 'valibot'
import {
  changesOf,
  fieldsBack,
  inverseTo,
  isSame,
  ownedBy,
  pick,
  recordCommands,
  revert,
  revertTogether,
  studyCommand,
  together,
  withApplied,
  type UserId,
} from '../kernel/index.ts'
import type { IdSource, Inverse, IsoDate, LiveQuery, RecordId, RecordStore, Write } from '../kernel/index.ts'
import { attend, hoursBack, miss, missedOn } from './absences.ts'
import { assessmentSchema, type ApprovalRule, type Assessment } from './assessment.ts'
import { assessmentIn, putAssessment, sound, withoutAssessment } from './assessments.ts'
import { broughtInto, withBrought, type BroughtIn } from './bring-in.ts'
import { CHANGED_SINCE, semesterFailure } from './messages.ts'
import type { Period } from './period.ts'
import { inPeriod } from './period-form.ts'
import type { Subject, SubjectDraft, SubjectPatch } from './subject.ts'
import { stepsOf, type Outcomes } from './transcript-steps.ts'

interface SemesterPorts {
  readonly subjects: RecordStore<SubjectDraft, Subject>
  readonly session: LiveQuery<{ readonly uid: UserId } | null>
  readonly ids: IdSource
}
export type AssessmentDraft = Omit<Assessment, 'id'>

/** What a student can do with the subjects. Every command rejects `user-token-expired` when its owner is not signed in any more. */
export type SemesterService = ReturnType<typeof createSemesterService>

export function createSemesterService({ subjects, session, ids }: SemesterPorts, owner: UserId) {
  const own = ownedBy(owner, session, subjects)
  const { add, change, remove, restore, discard, putBack, asItWas, unlessChanged } = recordCommands(
    own,
    owner,
    {
      restore: 'restore',
      putBack: 'putBack',
      failure: 'save',
      changedSince: CHANGED_SINCE.subject,
    },
  )
  const all = (writes: readonly Write[]) => together(writes, (one) => revert(inverses, one))

  /** `undo` of an assessment of the subject as it stands; undefined leaves it. */
  const assessmentBack = (
    id: RecordId,
    assessmentId: RecordId,
    undo: (now: Assessment | undefined, subject: Subject) => SubjectPatch | undefined,
  ) =>
    unlessChanged(
      id,
      (subject) => {
        const patch = undo(assessmentIn(subject, assessmentId), subject)
        return patch && { patch }
      },
      CHANGED_SINCE.assessment,
    )
  /** What takes the other commands back. */
  const inverses = {
    restore,
    putBack,
    discard,
    /** The inverse of `miss` and `attend`: these hours of the day alone, as long as all of them are `missed` or none. */
    putHoursBack: (id: RecordId, day: IsoDate, hours: readonly string[], missed: boolean) =>
      unlessChanged(id, (now) => {
        const entries = hoursBack(now, day, hours, missed)
        return entries && { entries }
      }),
    discardAssessment: (id: RecordId, added: Assessment) =>
      assessmentBack(id, added.id, (now, subject) => {
        if (!now) return {}
        return isSame(now, added) ? withoutAssessment(subject, added.id) : undefined
      }),
    restoreAssessment: (id: RecordId, assessment: Assessment) =>
      assessmentBack(id, assessment.id, (now, subject) => {
        if (!now) return putAssessment(subject, sound(subject, assessment))
        return isSame(now, assessment) ? {} : undefined
      }),
    /** The fields that an edit `made` of what they were; what else was changed since may not go with them. */
    putAssessmentBack: (
      id: RecordId,
      assessmentId: RecordId,
      was: Partial<AssessmentDraft>,
      made: Partial<AssessmentDraft>,
    ) =>
      assessmentBack(id, assessmentId, (now, subject) => {
        const back = now && fieldsBack<Assessment>(now, was, made)
        if (!back || Object.keys(back).length === 0) return back && {}
        const next = { ...now, ...back }
        return v.is(assessmentSchema, next) ? putAssessment(subject, next) : undefined
      }),
    /** What takes several changes back: all that nobody has changed since. */
    revertAll: (all: readonly Inverse[]): Write =>
      revertTogether(
        all.map((one) => revert(inverses, one)),
        CHANGED_SINCE.subjects,
      ),
  }
  const inverse = inverseTo<typeof inverses>()
  /** The inverse is of those hours alone that change. */
  const mark = (id: RecordId, day: IsoDate, hours: readonly string[], missed: boolean) =>
    change(
      id,
      (subject) => ({ entries: (missed ? miss : attend)(subject, day, hours) }),
      (before) => {
        const changed = hours.filter((hour) => missedOn(before, day).includes(hour) !== missed)
        return changed.length > 0 ? inverse('putHoursBack', [id, day, changed, missed], 'update') : undefined
      },
    )
  const editInverse = (id: RecordId, before: Assessment, changes: Partial<AssessmentDraft>) => {
    const made = changesOf(before, changes)
    const changed = Object.keys(made) as (keyof AssessmentDraft)[]
    return changed.length > 0
      ? inverse('putAssessmentBack', [id, before.id, pick(before, changed), made], 'update')
      : undefined
  }

  const edit = (id: RecordId, changes: SubjectPatch) =>
    change(id, () => ({ patch: changes }), asItWas('update'))
  const addOne = (draft: SubjectDraft): Write =>
    withApplied(own.add(owner, draft), async (applied) => {
      const { after } = await applied
      return { after, inverse: inverse('discard', [after.id, draft], 'update') }
    })
  const setReason = (id: RecordId, day: IsoDate, reason: string | null) =>
    change(
      id,
      ({ semAula }) => ((semAula[day] ?? null) === reason ? {} : { entries: { semAula: { [day]: reason } } }),
      asItWas('update'),
    )
  const editAssessment = (id: RecordId, assessmentId: RecordId, changes: Partial<AssessmentDraft>) =>
    change(
      id,
      (subject) => {
        const before = assessmentIn(subject, assessmentId)
        const isChanged = before && Object.keys(changesOf(before, changes)).length > 0
        return isChanged ? { patch: putAssessment(subject, sound(subject, { ...before, ...changes })) } : {}
      },
      (subject) => {
        const before = assessmentIn(subject, assessmentId)
        return before && editInverse(id, before, changes)
      },
    )

  /** Enters the grade of a whole stage, whose id is known before there is one: it is added where there is none. */
  const enterGrade = (id: RecordId, grade: Assessment) => {
    const changes = pick(grade, ['nota', 'maxima'])
    return change(
      id,
      (subject) => {
        const before = assessmentIn(subject, grade.id)
        return { patch: putAssessment(subject, sound(subject, before ? { ...before, ...changes } : grade)) }
      },
      (subject) => {
        const before = assessmentIn(subject, grade.id)
        return before ? editInverse(id, before, changes) : inverse('discardAssessment', [id, grade], 'update')
      },
    )
  }

  const bringInto = (brought: BroughtIn) => {
    const added = brought.added.map((one) => ({ ...one, id: ids.next() }))
    return change(
      brought.subject,
      (subject) => ({ patch: withBrought(subject, brought, added) }),
      (before) => {
        const { left, edited, names } = broughtInto(before, brought, added)
        const back = [
          ...left.map((one) => inverse('discardAssessment', [before.id, one], 'update')),
          ...edited.flatMap(([one, changes]) => editInverse(before.id, one, changes) ?? []),
          ...(names ? [inverse('putBack', [before.id, ...names], 'update')] : []),
        ]
        return back.length > 0 ? inverse('revertAll', [back], 'update') : undefined
      },
    )
  }

  return {
    failure: semesterFailure,
    ...inverses,
    add,
    /** Adds all of them or none. */
    addAll: (drafts: readonly SubjectDraft[]) => all(drafts.map(addOne)),
    /** Writes the changed fields onto the subject as it is by now. */
    edit,
    remove,
    /** `hours`: the starts of the class hours. */
    miss: (id: RecordId, day: IsoDate, hours: readonly string[]) => mark(id, day, hours, true),
    attend: (id: RecordId, day: IsoDate, hours: readonly string[]) => mark(id, day, hours, false),
    /** There is no class of any of these on that day. */
    setDayOff: (subjectIds: readonly RecordId[], day: IsoDate, reason = '') =>
      all(subjectIds.map((id) => setReason(id, day, reason.trim()))),
    clearDayOff: (subjectIds: readonly RecordId[], day: IsoDate) =>
      all(subjectIds.map((id) => setReason(id, day, null))),
    /** Says why a day has no class; null where there is class after all. */
    setReason,
    addAssessment: (id: RecordId, typed: AssessmentDraft) => {
      const assessment = { ...typed, id: ids.next() }
      return change(
        id,
        (subject) => ({ patch: putAssessment(subject, sound(subject, assessment)) }),
        () => inverse('discardAssessment', [id, assessment], 'update'),
      )
    },
    /** Writes nothing where it is gone. */
    editAssessment,
    removeAssessment: (id: RecordId, assessmentId: RecordId) =>
      change(
        id,
        (subject) =>
          assessmentIn(subject, assessmentId) ? { patch: withoutAssessment(subject, assessmentId) } : {},
        (subject) => {
          const before = assessmentIn(subject, assessmentId)
          return before && inverse('restoreAssessment', [id, before], 'update')
        },
      ),
    setGrade: (id: RecordId, assessmentId: RecordId, nota: number | null) =>
      editAssessment(id, assessmentId, { nota }),
    setDone: (id: RecordId, assessmentId: RecordId, feita: boolean) =>
      editAssessment(id, assessmentId, { feita }),
    postpone: (id: RecordId, assessmentId: RecordId, data: IsoDate) =>
      editAssessment(id, assessmentId, { data }),
    setFinal: (id: RecordId, notaFinal: number | null) => edit(id, { notaFinal }),
    /** Its name, kind, first and last day, as far as they change; the class hours follow. */
    setPeriod: (subjectIds: readonly RecordId[], period: Partial<Period>) =>
      all(subjectIds.map((id) => change(id, (now) => ({ patch: inPeriod(now, period) }), asItWas('update')))),
    /** Takes any day of a week I of the fortnightly classes. */
    setWeekI: (subjectIds: readonly RecordId[], semanaI: IsoDate) =>
      all(subjectIds.map((id) => edit(id, { semanaI }))),
    setRule: (subjectIds: readonly RecordId[], regra: ApprovalRule) =>
      all(subjectIds.map((id) => edit(id, { regra }))),
    addStudy: studyCommand(change, asItWas('study')),
    enterGrade,
    /** What the lines of a pasted table add and change, all of it or none. */
    enterTranscript: (outcomes: Outcomes) => all(stepsOf(outcomes, { add: addOne, edit, enterGrade })),
    /** What a calendar adds and changes in several subjects, all of it or none. */
    bringIn: (changes: readonly BroughtIn[]) => all(changes.map(bringInto)),
  }
}
