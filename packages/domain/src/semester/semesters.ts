import { byName, byText, type IsoDate } from '../kernel/index.ts'
import { calendarPeriod, isInCalendar, isUnderWay, kindOf } from './period.ts'
import type { PeriodKind, Subject } from './subject.ts'

/** Those that have subjects, newest first. */
export const semestersOf = (subjects: readonly Subject[]): readonly string[] =>
  [...new Set(subjects.map(({ semestre }) => semestre))].sort(byText).reverse()

/** Between whose days it is, else that of the calendar, else the newest that has subjects. Without any that of the calendar, of this kind. */
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

/** By their names. */
export const subjectsIn = (subjects: readonly Subject[], semester: string): readonly Subject[] =>
  ordered(subjects.filter(({ semestre }) => semestre === semester))

/** Those of a period, and those of the whole year that it is a part of, or of the part that the day is in. */
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
