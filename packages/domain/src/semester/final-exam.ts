import type { ApprovalRule } from './assessment.ts'
import { add, divide, fractionOf, larger, multiply, reaches, smaller, type Fraction } from './fraction.ts'
import { meanOf, TEN, type StageMean } from './stage-means.ts'

/** Whether there is a final exam for it. */
export const isForFinal = (mean: Fraction, { media, minimoFinal }: ApprovalRule): boolean =>
  reaches(mean, fractionOf(minimoFinal)) && !reaches(mean, fractionOf(media))

/** The mean after the final exam: by the weights, with the exam in the place of the stage where it helps most, whichever is more, or no more than what passes. */
export function meanAfterFinal(means: readonly StageMean[], final: Fraction, regra: ApprovalRule): Fraction {
  const mean = meanOf(means)
  if (regra.final === 'recupera') return larger(mean, smaller(final, fractionOf(regra.mediaFinal)))
  const weighted = weightedWithFinal(mean, final, regra)
  if (regra.final === 'media') return weighted
  const replaced = means
    .map((stage, at) => means.with(at, { ...stage, mean: larger(stage.mean, final) }))
    .map(meanOf)
    .reduce(larger)
  return regra.final === 'melhor' ? larger(weighted, replaced) : replaced
}

function weightedWithFinal(mean: Fraction, final: Fraction, regra: ApprovalRule): Fraction {
  const [pesoMedia, pesoFinal] = [fractionOf(regra.pesoMedia), fractionOf(regra.pesoFinal)]
  return divide(add(multiply(pesoMedia, mean), multiply(pesoFinal, final)), add(pesoMedia, pesoFinal))
}

export const passesFinal = (means: readonly StageMean[], final: Fraction, regra: ApprovalRule): boolean =>
  reaches(final, fractionOf(regra.minimoNaFinal)) &&
  reaches(meanAfterFinal(means, final, regra), fractionOf(regra.mediaFinal))

export type Level = 'aprovada' | 'final' | 'reprovada'

/** Where these means lead; to the final exam only where one can still be passed. */
export function levelOf(means: readonly StageMean[], regra: ApprovalRule): Level {
  const mean = meanOf(means)
  if (reaches(mean, fractionOf(regra.media))) return 'aprovada'
  return isForFinal(mean, regra) && passesFinal(means, TEN, regra) ? 'final' : 'reprovada'
}
