import {
  byName,
  byText,
  daysBetween,
  daysFrom,
  mondayOf,
  memoizeByRecord,
  type IsoDate,
} from '../kernel/index.ts'
import { joined, overlap, spanOf, spansOf, type ClassHour, type Timetable, type Week } from './class-hours.ts'
import { slotsOf } from './institutions.ts'
import { borderDays, isBetweenDays, likelyDays } from './period.ts'
import type { TimeRange } from './slots.ts'
import type { Subject } from './subject.ts'
import { parseTimetable } from './timetable.ts'

export type WeeklySubject = Pick<
  Subject,
  | 'id'
  | 'nome'
  | 'horarios'
  | 'tabela'
  | 'semAula'
  | 'semanaI'
  | 'situacao'
  | 'semestre'
  | 'periodo'
  | 'inicio'
  | 'fim'
>

/** Class hours of a subject on one day with no more than short breaks between them. */
export interface ClassBlock<S extends WeeklySubject = Subject> extends TimeRange {
  readonly subject: S
  /** The starts of its class hours. */
  readonly hours: readonly string[]
  /** The week of a fortnightly class. */
  readonly semana?: Week
  /** Why there is no class on that day, empty where no reason is told; absent where there is. */
  readonly off?: string
}

/** The class hours of one week; none where the text is not understood. */
export const timetableOf = memoizeByRecord(
  ({ horarios, tabela }: Pick<Subject, 'horarios' | 'tabela'>): Timetable => {
    const parsed = parseTimetable(horarios, slotsOf(tabela))
    return 'ok' in parsed ? parsed.ok : []
  },
)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: IsoDate): number => daysBetween(mondayOf(day), day) + 1

const isCurrent = ({ situacao }: Pick<Subject, 'situacao'>): boolean => situacao === 'cursando'

/** I or II; undefined where nobody has said yet which week is I. */
export function weekOfDay(semanaI: string, day: IsoDate): Week | undefined {
  if (semanaI === '') return undefined
  return (daysBetween(mondayOf(semanaI), mondayOf(day)) / 7) % 2 === 0 ? 'I' : 'II'
}

/** A fortnightly hour is in every week until it is known which week is I. */
function isHeld({ semanaI }: WeeklySubject, { semana }: ClassHour, day: IsoDate): boolean {
  return !semana || (weekOfDay(semanaI, day) ?? semana) === semana
}

/** Has classes that are not in every week. */
export const isFortnightly = (subject: WeeklySubject): boolean =>
  isCurrent(subject) && timetableOf(subject).some(({ semana }) => semana !== undefined)

/** The classes of the subjects that are being taken, by time; none before the first day of a subject or after its last one. */
export function classesOn<S extends WeeklySubject>(
  subjects: readonly S[],
  day: IsoDate,
): readonly ClassBlock<S>[] {
  const weekday = weekdayOf(day)
  return subjects
    .filter((subject) => isCurrent(subject) && isBetweenDays(subject, day))
    .flatMap((subject) =>
      joined(timetableOf(subject).filter((hour) => hour.dia === weekday && isHeld(subject, hour, day))).map(
        (hours) => ({
          subject,
          ...spanOf(hours),
          hours: [...new Set(hours.map(({ inicio }) => inicio))],
          ...(hours[0]!.semana && { semana: hours[0]!.semana }),
          ...(Object.hasOwn(subject.semAula, day) && { off: subject.semAula[day] }),
        }),
      ),
    )
    .sort((a, b) => byTime(a, b) || byName(a.subject.nome, b.subject.nome))
}

/** The starts of the class hours of one subject. */
export const hoursOn = (subject: WeeklySubject, day: IsoDate): readonly string[] =>
  classesOn([subject], day).flatMap(({ hours }) => hours)

/** The seven days from a Monday on. Without its last day a subject has no classes behind those that its period may last; those of a period to come are planned. */
export const weekClasses = <S extends WeeklySubject>(subjects: readonly S[], monday: IsoDate) =>
  daysFrom(monday, 7).map((day) => ({
    day,
    blocks: classesOn(
      subjects.filter((subject) => day <= likelyDays(subject).last),
      day,
    ),
  }))

/** Two subjects at the same time, on a weekday from 1 (Monday) to 7. */
export interface Clash<S extends WeeklySubject = Subject> extends ClassHour {
  readonly a: S
  readonly b: S
}

export function clashesOf<S extends WeeklySubject>(subjects: readonly S[]): readonly Clash<S>[] {
  const current = subjects.filter(isCurrent)
  return current
    .flatMap((a, at) => current.slice(at + 1).flatMap((b) => clashesBetween(a, b)))
    .sort((a, b) => a.dia - b.dia || byTime(a, b))
}

function clashesBetween<S extends WeeklySubject>(a: S, b: S): readonly Clash<S>[] {
  if (isBefore(a, b) || isBefore(b, a)) return []
  const shared = timetableOf(a).flatMap((one) =>
    timetableOf(b)
      .filter((other) => other.dia === one.dia && overlap(one, other) && !isApart(one, other))
      .map((other) => ({
        dia: one.dia,
        inicio: one.inicio > other.inicio ? one.inicio : other.inicio,
        fim: one.fim < other.fim ? one.fim : other.fim,
      })),
  )
  return spansOf(shared).map((span) => ({ ...span, a, b }))
}

/** One is over when the other begins. */
function isBefore(a: WeeklySubject, b: WeeklySubject): boolean {
  const { fim } = borderDays(a)
  return fim !== '' && fim < borderDays(b).inicio
}

/** One in week I, the other in week II. */
const isApart = (a: ClassHour, b: ClassHour) => a.semana && b.semana && a.semana !== b.semana

export const byTime = (a: TimeRange, b: TimeRange): number =>
  byText(a.inicio, b.inicio) || byText(a.fim, b.fim)
