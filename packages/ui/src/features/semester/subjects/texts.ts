import { daysInWords, spansOf, timetableOf, type ClassHour, type Subject } from '@caderno/domain/semester'
import { hoursSaid } from '../class-words.ts'

/** «seg e qua, 8h às 9h40; sex, 8h às 9h40 na semana I» of class hours that follow each other, in the order of the week. */
export const hoursInWords = (hours: readonly ClassHour[]): string =>
  [undefined, 'I', 'II']
    .flatMap((week) =>
      hoursOfWeek(
        hours.filter(({ semana }) => semana === week),
        week ? ` na semana ${week}` : '',
      ),
    )
    .join('; ')

function hoursOfWeek(hours: readonly ClassHour[], end: string): readonly string[] {
  const ranges = new Map<string, number[]>()
  for (const block of spansOf(hours)) {
    const words = hoursSaid(block)
    ranges.set(words, [...(ranges.get(words) ?? []), block.dia])
  }
  return [...ranges].map(([words, days]) => `${daysInWords(days)}, ${words}${end}`)
}

export const timetableSaid = (subject: Subject): string => hoursInWords(timetableOf(subject))

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
