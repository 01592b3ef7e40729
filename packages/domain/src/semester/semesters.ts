import { byName, byText, type IsoDate } from '../kernel/index.ts'
import { calendarPeriod, isInCalendar, isOfKind, isUnderWay, kindOf } from './period.ts'
import type { PeriodKind, Subject, SubjectDraft } from './subject.ts'

/** The semesters that have subjects, newest first. */
export const semestersOf = (subjects: readonly Subject[]): readonly string[] =>
  [...new Set(subjects.map(({ semestre }) => semestre))].sort(byText).reverse()

/** The semester between whose days it is, else that of the calendar, else the newest that has subjects. Without any that of the calendar, of this kind. */
export function currentSemester(
  subjects: readonly Subject[],
  today: IsoDate,
  kind: PeriodKind = 'semestre',
): string {
  const newest = (which: (subject: Subject) => boolean) => semestersOf(subjects.filter(which))[0]
  return (
    newest((one) => one.fim !== '' && isUnderWay(one, today)) ??
    newest((one) => isInCalendar(one, today)) ??
    newest(() => true) ??
    calendarPeriod(today, kind)
  )
}

/** The kind of the subject that was made last: of the period, else of all, where its name may be one of that kind. */
export function chosenKind(subjects: readonly Subject[], semester: string): SubjectDraft['periodo'] {
  const last = byCreation(subjectsIn(subjects, semester)).at(-1) ?? byCreation(subjects).at(-1)
  return last && isOfKind(semester, last.periodo) ? last.periodo : ''
}

/** That made last at the end. */
export const byCreation = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.toSorted((a, b) => byText(a.createdAt, b.createdAt))

export const kindIn = (subjects: readonly Subject[], semestre: string): PeriodKind =>
  kindOf({ semestre, periodo: chosenKind(subjects, semestre) })

/** The subjects of a semester by their names. */
export const subjectsIn = (subjects: readonly Subject[], semester: string): readonly Subject[] =>
  ordered(subjects.filter(({ semestre }) => semestre === semester))

/** The subjects of a period, and those of the whole year that it is a part of, or of the part that the day is in. */
export function subjectsBeside(
  subjects: readonly Subject[],
  semester: string,
  day: IsoDate,
): readonly Subject[] {
  const year = semester.slice(0, 4)
  const isYear = semester === year
  return ordered(
    subjects.filter(
      (one) =>
        one.semestre === semester ||
        (one.semestre.startsWith(year) && (kindOf(one) === 'ano') !== isYear && isUnderWay(one, day)),
    ),
  )
}

const ordered = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.toSorted((a, b) => byName(a.nome, b.nome) || byText(a.id, b.id))
