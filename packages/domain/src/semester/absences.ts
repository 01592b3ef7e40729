import { count, plural, type Entries, type IsoDate } from '../kernel/index.ts'
import type { Subject, SubjectDraft } from './subject.ts'

/** The class hours missed on a day, by their starts `HH:MM`. */
export const missedOn = ({ faltas }: Pick<SubjectDraft, 'faltas'>, day: IsoDate): readonly string[] =>
  faltas[day]?.split(' ') ?? []

/** Puts the class hours missed on one day; the other days stay. */
export const setMissed = (day: IsoDate, hours: readonly string[]): Entries<SubjectDraft> => ({
  faltas: { [day]: [...new Set(hours)].sort().join(' ') || null },
})

/** Those that were missed already stay missed; nothing to write when all were. */
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

/** `livre`: there is no limit. `perto`: what is left is no more than a week. */
export type AbsenceState = 'livre' | 'ok' | 'perto' | 'acima'

/** In class hours. */
export interface Absences {
  readonly count: number
  /** Absent where none is known. */
  readonly limit?: number
  readonly left: number
  /** Beyond the limit. */
  readonly over: number
  readonly state: AbsenceState
}

/** What was missed on days with classes, and what may still be. */
export function absencesOf(subject: Subject, hoursPerWeek = 0): Absences {
  const { faltas, semAula, limiteFaltas, cargaHoraria, ead } = subject
  const missed = Object.keys(faltas)
    .filter((day) => !Object.hasOwn(semAula, day))
    .reduce((sum, day) => sum + new Set(missedOn(subject, day)).size, 0)
  if (ead || cargaHoraria === 0) return { count: missed, left: 0, over: 0, state: 'livre' }
  const limit = Math.floor((limiteFaltas * cargaHoraria) / 100)
  const left = Math.max(limit - missed, 0)
  const over = Math.max(missed - limit, 0)
  const state = over > 0 ? 'acima' : left <= hoursPerWeek ? 'perto' : 'ok'
  return { count: missed, limit, left, over, state }
}

const absences = (value: number): string => plural(value, 'falta', 'faltas')

/** «restam 3 faltas» */
export function absenceWords(subject: Subject): string {
  const { count: missed, limit, left, over } = absencesOf(subject)
  if (subject.ead) return 'EAD: sem limite de faltas'
  if (limit === undefined) return missed === 0 ? 'nenhuma falta' : absences(missed)
  if (over > 0) return `${absences(over)} acima do limite`
  return left === 0 ? 'nenhuma falta restante' : `${left === 1 ? 'resta' : 'restam'} ${absences(left)}`
}

/** How the words came about: «25% de 60 aulas = 15 faltas; você faltou 2», «25% de 30 aulas = 7,5, ou seja 7 faltas; …». */
export function absenceReason(subject: Subject): string {
  const { count: missed, limit } = absencesOf(subject)
  if (subject.ead) return 'Curso a distância: faltas não contam'
  if (limit === undefined) return 'Sem a carga horária não há limite de faltas'
  const { limiteFaltas, cargaHoraria } = subject
  const share = (limiteFaltas * cargaHoraria) / 100
  const rounded = share === limit ? '' : `${count(share)}, ou seja `
  return `${limiteFaltas}% de ${plural(cargaHoraria, 'aula', 'aulas')} = ${rounded}${absences(limit)}; você faltou ${count(missed)}`
}
