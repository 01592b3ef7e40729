import { count, formatMonth, type IsoDate } from '@caderno/domain/kernel'
import { yearOf, type MonthPages, type ReadingPace } from '@caderno/domain/reading'
import type { ReadingGoalType } from '@caderno/domain/shell'

const UNITS = { livros: ['livro', 'livros'], paginas: ['página', 'páginas'] } as const
const amount = (value: number, tipo: ReadingGoalType): string =>
  `${count(value)} ${UNITS[tipo][value === 1 ? 0 : 1]}`

export const goalTitle = (today: IsoDate): string => `Meta de ${yearOf(today)}`

/** «8 de 12 livros» */
export const doneOf = ({ done, target }: ReadingPace, tipo: ReadingGoalType): string =>
  `${count(done)} de ${amount(target, tipo)}`

/** «2 livros atrás do ritmo» */
export function paceWords({ state, done, target, expected }: ReadingPace, tipo: ReadingGoalType): string {
  if (state === 'onPace') return 'No ritmo'
  if (state === 'behind') return `${amount(expected - done, tipo)} atrás do ritmo`
  return done === target ? 'Meta cumprida' : `Meta cumprida, ${amount(done - target, tipo)} além`
}

/** «Faltam 4 livros, 2 por mês até dezembro» */
export function stillWords({ left, perMonth }: ReadingPace, tipo: ReadingGoalType): string | undefined {
  if (left === 0) return undefined
  const missing = `${left === 1 ? 'Falta' : 'Faltam'} ${amount(left, tipo)}`
  return perMonth > 1 && perMonth < left
    ? `${missing}, ${count(perMonth)} por mês até dezembro`
    : `${missing} até o fim do ano`
}

/** The picture of the months in words. */
export function monthsSentence(months: readonly MonthPages[]): string | undefined {
  const total = months.reduce((sum, { paginas }) => sum + paginas, 0)
  if (total === 0) return undefined
  const best = months.reduce((most, each) => (each.paginas > most.paginas ? each : most))
  const said = `${amount(total, 'paginas')} em ${yearOf(best.month)}`
  const name = formatMonth(best.month).split(' ')[0]
  return best.paginas === total
    ? `${said}, em ${name}.`
    : `${said}; o melhor mês foi ${name}, com ${count(best.paginas)}.`
}
