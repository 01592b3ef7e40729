import * as v from 'valibot'
import {
  addMonths,
  changesOf,
  fieldErrors,
  isIsoDate,
  optionalDay,
  type FieldErrors,
  type IsoDate,
} from '../kernel/index.ts'
import { daysInOrder, newSubject } from './form.ts'
import { calendarPeriod, isOfKind, partsOf, weeksOf, type Period } from './period.ts'
import { kindIn, semestersOf } from './semesters.ts'
import { typedSemester, type PeriodKind, type Subject, type SubjectDraft } from './subject.ts'
import { usualLoad } from './timetable.ts'
import { timetableOf } from './week.ts'

export type PeriodForm = Omit<Period, 'periodo'> & { readonly periodo: PeriodKind }

/** The form of a period, filled in as its subjects share it. */
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
  return {
    ...nameError(opened, { semestre: semestre.trim(), periodo }, subjects),
    ...lengthErrors(opened, { semestre: semestre.trim(), inicio, fim }),
    ...daysInOrder({ inicio, fim }),
    ...fieldErrors(DAYS, { inicio, fim }),
  }
}

const DAYS = v.object({ inicio: optionalDay, fim: optionalDay })
/** No period is longer: a year of school whose end is late has less. */
const LONGEST_MONTHS = 18

/** What no period can have is a mistyped year; days that were there may stay. */
function lengthErrors(
  opened: Omit<Period, 'periodo'>,
  { semestre, inicio, fim }: Omit<Period, 'periodo'>,
): FieldErrors<PeriodForm> {
  if (inicio === opened.inicio && fim === opened.fim) return {}
  const year = semestre.slice(0, 4)
  const isOfOtherYear = (day: IsoDate) =>
    isIsoDate(day) && Math.abs(Number(day.slice(0, 4)) - Number(year)) > 1
  const wrongYear = (day: IsoDate) => `O ano é ${day.slice(0, 4)}, e o período é de ${year}`
  return {
    ...(isOfOtherYear(inicio) && { inicio: wrongYear(inicio) }),
    ...(isIsoDate(inicio) &&
      addMonths(inicio, LONGEST_MONTHS) < fim && {
        fim: 'O período passa de um ano e meio: confira os anos',
      }),
    ...(isOfOtherYear(fim) && { fim: wrongYear(fim) }),
    ...(isIsoDate(inicio) && inicio === fim && { fim: 'O período tem mais de um dia' }),
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
