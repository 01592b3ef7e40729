import { fractionOf, reaches, type Fraction } from './fraction.ts'

/**
 * How the UnB writes a result, the best first: superior, médio superior, médio, médio inferior, inferior, sem rendimento.
 * Regimento Geral da UnB, art. 122 (https://pt.scribd.com/document/43880485/REGIMENTO-DA-UNB), with the means of each
 * (https://pt.scribd.com/document/645312444/manual-estudante-unb).
 */
export const MENTIONS = ['SS', 'MS', 'MM', 'MI', 'II', 'SR'] as const
export type Mention = (typeof MENTIONS)[number]

const LEAST_MEAN: Readonly<Record<Mention, number>> = { SS: 9, MS: 7, MM: 5, MI: 3, II: 0, SR: 0 }

/** The mention of a mean from 0 to 10: nothing at all is SR. A mention has no mean: there is no way back. */
export const mentionOf = (mean: Fraction): Mention =>
  mean.numerator === 0n ? 'SR' : MENTIONS.find((one) => reaches(mean, fractionOf(LEAST_MEAN[one])))!

/** What a subject is with this mention as its result; without one it goes on. */
export function resultOf<M extends Mention | ''>(mencao: M) {
  const situacao =
    mencao === '' ? 'cursando' : LEAST_MEAN[mencao as Mention] >= LEAST_MEAN.MM ? 'aprovada' : 'reprovada'
  return { mencao, situacao } as const
}
