import { formatDate, plural, type IsoDate, type WriteOutcome } from '@caderno/domain/kernel'
import { missedOn, type Clash, type ClassBlock, type Subject } from '@caderno/domain/semester'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { hoursSaid } from '../class-words.ts'
import { weekdayShort } from '../texts.ts'

/** «seg, 8h às 8h50: Cálculo I e Física I» */
export const clashWords = ({ dia, a, b, ...time }: Clash<Subject>): string =>
  `${weekdayShort(dia)}, ${hoursSaid(time)}: ${a.nome} e ${b.nome}`

/** How many class hours of a class were missed. */
export const missedIn = ({ subject, hours }: ClassBlock<Subject>, day: IsoDate): number =>
  missedOn(subject, day).filter((hour) => hours.includes(hour)).length

/** «sem aula: Feriado», «você faltou 1 de 2 aulas» */
export function stateOf(block: ClassBlock<Subject>, day: IsoDate): string {
  if (block.off !== undefined) return block.off ? `sem aula: ${block.off}` : 'sem aula'
  const missed = missedIn(block, day)
  if (missed === 0) return ''
  return missed === block.hours.length
    ? 'você faltou'
    : `você faltou ${missed} de ${block.hours.length} aulas`
}

export const absenceSaid = (
  { nome }: Subject,
  day: IsoDate,
  hours: number,
  missed: boolean,
  outcome: WriteOutcome,
): string =>
  withOutcome(
    missed
      ? `${nome}: ${plural(hours, 'falta', 'faltas')} em ${formatDate(day)}`
      : `${nome}: sem falta em ${formatDate(day)}`,
    outcome,
  )
