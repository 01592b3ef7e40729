export type { Absences } from './absences.ts'
export type { ApprovalRule, Assessment } from './assessment.ts'
export type { SubjectAssessment } from './assessments.ts'
export type { BroughtIn } from './bring-in.ts'
export type { PeriodKind, Situation, Subject, SubjectDraft } from './subject.ts'
export type { SubjectForm } from './form.ts'
export type { PeriodForm } from './period-form.ts'
export type { AssessmentForm } from './assessment-form.ts'
export type { Grades } from './grades.ts'
export type { Mention } from './mentions.ts'
export type { PastedLine } from './paste.ts'
export type { RuleForm } from './rule-form.ts'
export type { ClassHour, Week } from './class-hours.ts'
export type { ClassBlock, Clash } from './week.ts'

export {
  ASSESSMENT_KINDS,
  CALCULATIONS,
  FINALS,
  FOUR_TERMS,
  MAX_ASSESSMENTS,
  MAX_STAGES,
  SCALES,
} from './assessment.ts'
export { NEW_ASSESSMENT, RECOVERIES, STAGE_NAMES, USUAL_RULE } from './assessment.ts'
export {
  COLOURS,
  MAX_CALENDAR_NAMES,
  MAX_SUBJECT_DAYS,
  NEW_SUBJECT,
  PERIOD_KINDS,
  SITUATIONS,
  SUBJECT_KIND,
} from './subject.ts'
export { isSemester, subjectDraftSchema } from './subject.ts'
export { absenceReason, absencesOf, absenceWords, attend, miss, missedOn } from './absences.ts'
export { assessmentsOf, isToDo } from './assessments.ts'
export { roomFor } from './bring-in.ts'
export { missWords } from './may-miss.ts'
export { currentSemester, kindIn, semestersOf, subjectsBeside, subjectsIn } from './semesters.ts'
export { borderDays, isToCome, isUnderWay, kindOf, likelyDays, nextSemester, weeksOf } from './period.ts'
export {
  editedSubject,
  newSubject,
  nextColour,
  subjectErrors,
  subjectForm,
  subjectOf,
  withSemester,
} from './form.ts'
export { daysDiffer, editedPeriod, periodErrors, periodForm, withKind } from './period-form.ts'
export { CONFIRM_ASSESSMENT_REMOVAL, CONFIRM_SUBJECT_REMOVAL, semesterFailure } from './messages.ts'
export { SEMESTER_AGENDA } from './agenda.ts'
export { assumedDays, SEMESTER_CALENDAR } from './calendar.ts'
export { SEMESTER_MODULE } from './module.ts'
export { createSemesterService, type SemesterService } from './service.ts'
export { assessmentErrors, assessmentForm, assessmentOf } from './assessment-form.ts'
export { formatGrade, indexWords, parseGrade, ruleWords, standingSentence } from './grade-messages.ts'
export { MENTIONS, resultOf } from './mentions.ts'
export { presetForm, presetOf, RULE_PRESETS } from './rule-presets.ts'
export { entriesOf, gradesOf, semesterIndex, stageGrades, whatIf } from './grades.ts'
export { counts, hasStages, isInMean, stageName } from './stages.ts'
export { unclearHyphens, withoutHyphens, type HyphenWord } from './day-hyphens.ts'
export { parsePaste } from './paste.ts'
export { planTranscript, type TranscriptOutcome } from './transcript-plan.ts'
export { readTranscript } from './transcript.ts'
export { parseAssessmentLine } from './quick-line.ts'
export { typeOfTitle } from './quick-start.ts'
export { subjectIn } from './quick-subject.ts'
export { ruleErrors, ruleForm, ruleOf, shownWeights } from './rule-form.ts'
export { lanesOf } from './lanes.ts'
export { roomOn } from './rooms.ts'
export { INSTITUTIONS, institutionOf, slotsOf } from './institutions.ts'
export { parseTable, printTable } from './slots.ts'
export { daysInWords, spansOf, weekdayWord } from './class-hours.ts'
export { parseTimetable, usualLoad, weeklyHours } from './timetable.ts'
export { formatHours, hoursToMark, missedIn, formatMissed } from './class-words.ts'
export { clashesOf, classesOn, hoursOn, isFortnightly, timetableOf, weekClasses, weekOfDay } from './week.ts'
