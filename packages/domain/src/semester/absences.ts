import { count, plural, type Entries, type IsoDate } from '../kernel/index.ts'
import type { Subject, SubjectDraft } from './subject.ts'

/** The class hours missed on a day, by their starts `HH:MM`. */
export const missedOn = ({ faltas }: Pick<SubjectDraft, 'faltas'>, day: IsoDate): readonly string[] =>
  faltas[day]?.split(' ') ?? []

/** Puts the class hours missed on one day; the other days stay. */
export const setMissed = (day: IsoDate, hours: readonly string[]): Entries<SubjectDraft> => ({
  faltas: { [day]: [...new Set(hours)].sort().join(' ') || null },
})

/** Marks class hours as missed; those that were already stay so, and there is nothing to write when all were. */
export function miss(subject: Pick<Subject, 'faltas'>, day: IsoDate, hours: readonly string[]) {
  const before = missedOn(subject, day)
  return hours.every((hour) => before.includes(hour)) ? {} : setMissed(day, [...before, ...hours])
}

export function attend(subject: Pick<Subject, 'faltas'>, day: IsoDate, hours: readonly string[]) {
  const before = missedOn(subject, day)
  const left = before.filter((hour) => !hours.includes(hour))
  return left.length === before.length ? {} : setMissed(day, left)
}

/** What takes hours back that a change has marked as `missed`, or taken out; nothing where all are as they were, undefined where some are. */
export function hoursBack(
  subject: Pick<Subject, 'faltas'>,
  day: IsoDate,
  hours: readonly string[],
  missed: boolean,
): Entries<SubjectDraft> | undefined {
  const before = missedOn(subject, day)
  const made = hours.filter((hour) => before.includes(hour) === missed)
  if (made.length > 0 && made.length < hours.length) return undefined
  return (missed ? attend : miss)(subject, day, made)
}

/** `livre`: there is no limit. `perto`: what is left is no more than a week. `esgotado`: nothing is left. */
export type AbsenceState = 'livre' | 'ok' | 'perto' | 'esgotado' | 'acima'

/** How many class hours were missed, and may be. */
export interface Absences {
  /** What counts: the student's own, or what the institution has counted and was missed after that, whichever is more. */
  readonly count: number
  /** How many may be missed; absent where that is not known. */
  readonly limit?: number
  readonly left: number
  /** How many are beyond the limit. */
  readonly over: number
  readonly state: AbsenceState
}

/** Class hours missed on days with classes, and those before the days were marked. */
function ownCount(subject: Subject, isCounted = (_day: IsoDate): boolean => true): number {
  return Object.keys(subject.faltas)
    .filter((day) => isCounted(day) && !Object.hasOwn(subject.semAula, day))
    .reduce((sum, day) => sum + new Set(missedOn(subject, day)).size, subject.faltasAntes)
}

/** The absences until the day on which the institution counted: its count, and the student's own where it is another. */
function countsApart(subject: Subject) {
  const { faltasOficiais } = subject
  if (!faltasOficiais) return undefined
  const own = ownCount(subject, (day) => day <= faltasOficiais.dia)
  return own === faltasOficiais.quantidade ? undefined : { official: faltasOficiais.quantidade, own }
}

/** What was missed, and what may still be. */
export function absencesOf(subject: Subject, hoursPerWeek = 0): Absences {
  const { limiteFaltas, cargaHoraria, ead } = subject
  const { official = 0, own = 0 } = countsApart(subject) ?? {}
  const missed = ownCount(subject) + Math.max(official - own, 0)
  if (ead || cargaHoraria === 0) return { count: missed, left: 0, over: 0, state: 'livre' }
  const limit = Math.floor((limiteFaltas * cargaHoraria) / 100)
  const left = Math.max(limit - missed, 0)
  const over = Math.max(missed - limit, 0)
  return { count: missed, limit, left, over, state: stateOf(left, over, hoursPerWeek) }
}

function stateOf(left: number, over: number, hoursPerWeek: number): AbsenceState {
  if (over > 0) return 'acima'
  if (left === 0) return 'esgotado'
  return left <= hoursPerWeek ? 'perto' : 'ok'
}

const absences = (value: number): string => plural(value, 'falta', 'faltas')

/** «restam 3 faltas» */
export function absenceWords(subject: Subject): string {
  const { count: missed, limit, left, over } = absencesOf(subject)
  if (subject.ead) return 'EAD: sem limite de faltas'
  if (limit === undefined) return missed === 0 ? 'nenhuma falta' : absences(missed)
  if (over > 0) return `${absences(over)} acima do limite`
  return left === 0 ? 'Você não pode mais faltar' : `${left === 1 ? 'resta' : 'restam'} ${absences(left)}`
}

/** How the words came about: «25% de 60 aulas = 15 faltas; você faltou 2», «…; a faculdade conta 4, você 3», «25% de 30 aulas = 7,5, ou seja 7 faltas; …». */
export function absenceReason(subject: Subject): string {
  const { limit } = absencesOf(subject)
  if (subject.ead) return 'Curso a distância: faltas não contam'
  const counted = countedWords(subject)
  if (limit === undefined)
    return ['Sem a carga horária não há limite de faltas', countsApart(subject) && counted]
      .filter(Boolean)
      .join('; ')
  const { limiteFaltas, cargaHoraria } = subject
  const share = (limiteFaltas * cargaHoraria) / 100
  const rounded = share === limit ? '' : `${count(share)}, ou seja `
  return `${limiteFaltas}% de ${plural(cargaHoraria, 'aula', 'aulas')} = ${rounded}${absences(limit)}; ${counted}`
}

function countedWords(subject: Subject): string {
  const apart = countsApart(subject)
  return apart
    ? `a faculdade conta ${count(apart.official)}, você ${count(apart.own)}`
    : `você faltou ${count(absencesOf(subject).count)}`
}
