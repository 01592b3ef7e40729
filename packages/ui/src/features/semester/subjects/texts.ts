import { hourWord } from '@caderno/domain/kernel'
import {
  absencesOf,
  absenceWords,
  daysInWords,
  spansOf,
  timetableOf,
  type ClassHour,
  type Subject,
  formatHours,
} from '@caderno/domain/semester'
import { SITUATION } from '../texts.ts'

/** «seg e qua, 8h às 9h40; sex, 8h às 9h40 na semana I» of class hours that follow each other, in the order of the week. */
export const hoursInWords = (hours: readonly ClassHour[], format = whole): string =>
  [undefined, 'I', 'II']
    .flatMap((week) =>
      hoursOfWeek(
        hours.filter(({ semana }) => semana === week),
        week ? ` na semana ${week}` : '',
        format,
      ),
    )
    .join('; ')

const whole = (block: ClassHour) => `, ${formatHours(block)}`
const start = ({ inicio }: ClassHour) => ` ${hourWord(inicio)}`

function hoursOfWeek(hours: readonly ClassHour[], end: string, format: typeof whole): readonly string[] {
  const ranges = new Map<string, number[]>()
  for (const block of spansOf(hours)) {
    const words = format(block)
    ranges.set(words, [...(ranges.get(words) ?? []), block.dia])
  }
  return [...ranges].map(([words, days]) => `${daysInWords(days)}${words}${end}`)
}

export const formatTimetable = (subject: Subject): string => hoursInWords(timetableOf(subject))
/** «ter e qui 8h55» */
export const formatStarts = (subject: Subject): string => hoursInWords(timetableOf(subject), start)

/** «restam 4», where the rest is said elsewhere; of what is over, how it ended. */
export function standingWords(subject: Subject): string {
  const { limit, left, over } = absencesOf(subject)
  if (subject.situacao !== 'cursando') return SITUATION[subject.situacao]
  if (subject.ead) return 'EAD'
  if (limit === undefined) return absenceWords(subject)
  return over > 0 ? `${over} acima` : `${left === 1 ? 'resta' : 'restam'} ${left}`
}

export const COLOUR_NAMES: Readonly<Record<Subject['cor'], string>> = {
  azul: 'Azul',
  verde: 'Verde',
  laranja: 'Laranja',
  roxo: 'Roxo',
  turquesa: 'Turquesa',
  vermelho: 'Vermelho',
  amarelo: 'Amarelo',
  cinza: 'Cinza',
}
