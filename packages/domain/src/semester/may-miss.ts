import { daysBetween, emptyLast, plural, type IsoDate } from '../kernel/index.ts'
import { absencesOf, absenceWords, missedOn } from './absences.ts'
import { isToDo } from './assessments.ts'
import { formatGrade } from './grade-messages.ts'
import { gradesOf } from './grades.ts'
import type { Subject } from './subject.ts'

/** What a student asks before missing a class, in one line: «restam 3 → 2 · prova em 5 dias · precisa de 6,3». `hours`: the starts of its class hours. */
export const missWords = (
  subject: Subject,
  day: IsoDate,
  hours: readonly string[],
  today: IsoDate,
): readonly string[] =>
  subject.situacao === 'cursando'
    ? [leftWords(subject, day, hours), examWords(subject, day, today), neededWords(subject)].filter(Boolean)
    : []

function leftWords(subject: Subject, day: IsoDate, hours: readonly string[]): string {
  const { limit, left } = absencesOf(subject)
  if (limit === undefined) return ''
  const missed = missedOn(subject, day)
  const more = hours.filter((hour) => !missed.includes(hour)).length
  const rest = left === 1 ? 'resta 1' : `restam ${left}`
  if (left === 0) return absenceWords(subject)
  if (more > left) return `${rest}, e são ${plural(more, 'aula', 'aulas')}`
  return more === 0 ? rest : `${rest} → ${left - more}`
}

/** Says in how many days the first exam on that day or after it is. */
function examWords({ avaliacoes }: Subject, day: IsoDate, today: IsoDate): string {
  const [next] = avaliacoes
    .filter((one) => one.tipo === 'prova' && isToDo(one) && one.data >= day)
    .sort((a, b) => emptyLast(a.data, b.data))
  if (!next) return ''
  const days = daysBetween(today, next.data)
  return `prova ${['hoje', 'amanhã'][days] ?? `em ${days} dias`}`
}

function neededWords(subject: Subject): string {
  const { standing } = gradesOf(subject)
  if (standing.is === 'precisaMedia' && standing.toPass) return `precisa de ${formatGrade(standing.toPass)}`
  return standing.is === 'final' && standing.needed > 0
    ? `precisa de ${formatGrade(standing.needed)} na final`
    : ''
}
