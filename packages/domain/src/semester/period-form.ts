import * as v from 'valibot'
import { changesOf, isIsoDate, type FieldErrors, type IsoDate } from '../kernel/index.ts'
import { daysInOrder, newSubject } from './form.ts'
import { calendarPeriod, isOfKind, partsOf, weeksOf, type Period } from './period.ts'
import { kindIn, semestersOf } from './semesters.ts'
import { typedSemester, type PeriodKind, type Subject, type SubjectDraft } from './subject.ts'
import { usualLoad } from './timetable.ts'
import { timetableOf } from './week.ts'

export type PeriodForm = Omit<Period, 'periodo'> & { readonly periodo: PeriodKind }

/** As the subjects of the period share it. */
export function periodForm(subjects: readonly Subject[], semestre: string): PeriodForm {
  const { inicio, fim } = newSubject(subjects, semestre)
  return { semestre, periodo: kindIn(subjects, semestre), inicio, fim }
}

/** The kind, and a name that fits it: that of the calendar where it was so or does not fit, else the same. */
export function withKind(form: PeriodForm, periodo: PeriodKind, today: IsoDate): PeriodForm {
  const { semestre } = form
  const isCalendar = semestre === calendarPeriod(today, form.periodo)
  if (!isCalendar && isOfKind(semestre, periodo)) return { ...form, periodo }
  const year = semestre.slice(0, 4)
  const isThisYear = year === today.slice(0, 4)
  return { ...form, periodo, semestre: calendarPeriod(isThisYear ? today : `${year}-01-01`, periodo) }
}

export function periodErrors(
  opened: PeriodForm,
  { semestre, periodo, inicio, fim }: PeriodForm,
  subjects: readonly Subject[],
): FieldErrors<PeriodForm> {
  const isDay = (day: string) => day === '' || isIsoDate(day)
  return {
    ...nameError(opened, { semestre: semestre.trim(), periodo }, subjects),
    ...(!isDay(inicio) && { inicio: 'Data inválida' }),
    ...(!isDay(fim) && { fim: 'Data inválida' }),
    ...daysInOrder({ inicio, fim }),
  }
}

function nameError(
  opened: PeriodForm,
  { semestre, periodo }: Pick<PeriodForm, 'semestre' | 'periodo'>,
  subjects: readonly Subject[],
): FieldErrors<PeriodForm> {
  if (semestre === opened.semestre && periodo === opened.periodo) return {}
  const { issues } = v.safeParse(typedSemester, semestre)
  if (issues) return { semestre: issues[0].message }
  const year = semestre.slice(0, 4)
  if (!isOfKind(semestre, periodo))
    return {
      semestre:
        periodo === 'ano'
          ? `Um ano se escreve como ${year}`
          : `Um ${periodo} vai de ${year}.1 a ${year}.${partsOf(periodo)}`,
    }
  return semestre !== opened.semestre && semestersOf(subjects).includes(semestre)
    ? { semestre: `Já há disciplinas em ${semestre}` }
    : {}
}

/** What was changed in the dialog, and nothing else. */
export const editedPeriod = (opened: PeriodForm, form: PeriodForm): Partial<PeriodForm> =>
  changesOf<PeriodForm>(opened, { ...form, semestre: form.semestre.trim() })

/** The subjects of it have not all the same first and last day. */
export const daysDiffer = (subjects: readonly Subject[]): boolean =>
  new Set(subjects.map(({ inicio, fim }) => `${inicio} ${fim}`)).size > 1

/** What a subject becomes with it: class hours that are the usual ones of its timetable are so after it too. */
export function inPeriod(subject: Subject, period: Partial<Period>): Partial<SubjectDraft> {
  const usual = (one: Period) => usualLoad(timetableOf(subject), weeksOf(one))
  const follows = subject.cargaHoraria === usual(subject)
  return { ...period, ...(follows && { cargaHoraria: usual({ ...subject, ...period }) }) }
}
