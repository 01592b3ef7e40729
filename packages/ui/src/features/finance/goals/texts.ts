import { formatMoney, type neededPerMonth, toCentavos, type FinancialGoal } from '@caderno/domain/finance'
import { formatDate, type IsoDate, plural } from '@caderno/domain/kernel'
import { endSentence, named } from '../texts.ts'

/** «3 metas». */
export const goalCount = (count: number): string => plural(count, 'meta', 'metas')

/** «R$ 2.760,00 de R$ 6.000,00». */
export const savedOf = ({ valorAtual, valor }: Pick<FinancialGoal, 'valorAtual' | 'valor'>): string =>
  `${formatMoney(valorAtual)} de ${formatMoney(valor)}`

/** What a goal that is not reached still needs. */
export function neededWords(goal: FinancialGoal, today: IsoDate, needed: ReturnType<typeof neededPerMonth>) {
  const { valor, valorAtual, dataAlvo } = goal
  const missing = `Faltam ${formatMoney(toCentavos(valor - valorAtual))}`
  if (!needed) return missing
  const day = formatDate(dataAlvo)
  if (needed.meses === 0) return `A data passou em ${day}. ${missing}`
  if (dataAlvo === today) return `${missing} até hoje`
  return needed.meses === 1
    ? `${missing} até ${day}`
    : `Guarde ${formatMoney(needed.porMes)} por mês até ${day}`
}

/** Told of a change that came after a removal on another device or in another tab (D7). */
export const BROUGHT_BACK = 'Esta meta tinha sido removida em outro lugar e voltou.'
export const removed = ({ descricao }: FinancialGoal): string => `${named(descricao)} saiu das metas.`
export const updated = ({ descricao }: FinancialGoal, valorAtual: number): string =>
  `${named(descricao)}: valor atual de ${formatMoney(valorAtual)}.`
/** Says it when the deposit reaches the goal. */
export const deposited = ({ descricao, valor, valorAtual }: FinancialGoal, deposit: number): string =>
  endSentence(
    `${formatMoney(deposit)} para ${named(descricao)}${valorAtual < valor && toCentavos(valorAtual + deposit) >= valor ? ': meta alcançada' : ''}`,
  )
