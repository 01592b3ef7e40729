import { byText, formatDate, isolated, plural, type IsoDate, type WriteOutcome } from '@caderno/domain/kernel'
import {
  borderDays,
  likelyDays,
  timetableOf,
  weekdayWord,
  type Clash,
  type ClassBlock,
  type Subject,
  formatHours,
  formatMissed,
} from '@caderno/domain/semester'
import { withOutcome } from '../../../components/feedback/outcomes.ts'

/** «seg, 8h às 8h50: Cálculo I e Física I» */
export const clashWords = ({ dia, a, b, ...time }: Clash<Subject>): string =>
  `${weekdayWord(dia)}, ${formatHours(time)}: ${isolated(a.nome)} e ${isolated(b.nome)}`

/** «sem aula: Feriado», «você faltou 1 de 2 aulas» */
export function stateOf(block: ClassBlock<Subject>, day: IsoDate): string {
  if (block.off !== undefined) return block.off ? `sem aula: ${isolated(block.off)}` : 'sem aula'
  return formatMissed(block, day)
}

/** «semana I» of a class that is fortnightly. */
export const formatWeek = ({ semana }: Pick<ClassBlock, 'semana'>): string =>
  semana ? `semana ${semana}` : ''

/** Why there is no class from the first of these days to the last one, where the days of the subjects say it: «As aulas terminaram em 12/12/2026.» */
export function formatBorders(subjects: readonly Subject[], from: IsoDate, to: IsoDate): string {
  const held = subjects.filter((one) => one.situacao === 'cursando' && timetableOf(one).length > 0)
  const first = held.map((one) => borderDays(one).inicio).sort()[0] ?? ''
  const [last] = held.toSorted((a, b) => byText(likelyDays(b).last, likelyDays(a).last))
  if (first > to) return `As aulas começam em ${formatDate(first)}.`
  if (!last || likelyDays(last).last >= from) return ''
  const day = formatDate(likelyDays(last).last)
  return borderDays(last).fim === ''
    ? `Sem último dia em «Período», as aulas vão até ${day}.`
    : `As aulas terminaram em ${day}.`
}

export const formatAbsence = (
  { nome }: Subject,
  day: IsoDate,
  hours: number,
  missed: boolean,
  outcome: WriteOutcome,
): string =>
  withOutcome(
    missed
      ? `${isolated(nome)}: ${plural(hours, 'falta', 'faltas')} em ${formatDate(day)}`
      : `${isolated(nome)}: sem falta em ${formatDate(day)}`,
    outcome,
  )
