import type { ApprovalRule, Assessment } from './assessment.ts'
import { add, divide, fractionOf, larger, multiply, reaches, total, type Fraction } from './fraction.ts'
import { stagesOf, type Stage } from './stages.ts'
import type { SubjectDraft } from './subject.ts'

/** From 0 to 10, with its weight in the mean of all. */
export interface StageMean {
  readonly mean: Fraction
  readonly weight: Fraction
}

/** A grade from 0 to 10 in each assessment that is not graded, and in the recuperação of each stage that is below the mean that passes and has none. */
export interface Tried {
  readonly missing?: Fraction
  readonly recovery?: Fraction
}

/** The sums of one stage, of which its mean is made however often it is tried. */
export interface StageSums extends Pick<Stage, 'number'> {
  readonly weight: Fraction
  /** The sum of what is graded, each from 0 to 10 times its weight. */
  readonly points: Fraction
  readonly gradedWeight: Fraction
  readonly missingWeight: Fraction
  readonly missing: readonly Assessment[]
  /** The best of those that are graded. */
  readonly recovered: Fraction | undefined
  readonly isRecoveryMissing: boolean
}

export const ZERO = fractionOf(0)
export const TEN = fractionOf(10)
const HALF = divide(fractionOf(1), fractionOf(2))

export const sumsOf = (subject: Pick<SubjectDraft, 'avaliacoes' | 'regra'>): readonly StageSums[] =>
  stagesOf(subject).map((stage) => sumsOfStage(stage, subject.regra))

function sumsOfStage(
  { number, weight, assessments, recoveries }: Stage,
  { calculo }: ApprovalRule,
): StageSums {
  const weightOf = ({ peso }: Assessment) => fractionOf(calculo === 'ponderada' ? peso : 1)
  const [graded, missing] = [assessments.filter(isGraded), assessments.filter((one) => !isGraded(one))]
  const grades = recoveries.filter(isGraded).map(fromZeroToTen)
  return {
    number,
    weight: fractionOf(weight),
    points: total(graded.map((one) => multiply(weightOf(one), fromZeroToTen(one)))),
    gradedWeight: total(graded.map(weightOf)),
    missingWeight: total(missing.map(weightOf)),
    missing: [...missing, ...recoveries.filter((one) => !isGraded(one))],
    recovered: grades.length > 0 ? grades.reduce(larger) : undefined,
    isRecoveryMissing: grades.length < recoveries.length,
  }
}

const isGraded = ({ nota }: Assessment): boolean => nota !== null
const fromZeroToTen = ({ nota, maxima }: Assessment): Fraction =>
  divide(fractionOf(nota!), divide(fractionOf(maxima), TEN))

/** With what is tried in it, or of what is graded alone; undefined where that is nothing. */
export function meanOfStage(sums: StageSums, regra: ApprovalRule, { missing, recovery }: Tried = {}) {
  const { points, gradedWeight, missingWeight } = sums
  const weight = missing ? add(gradedWeight, missingWeight) : gradedWeight
  if (weight.numerator === 0n) return undefined
  const mean = divide(missing ? add(points, multiply(missingWeight, missing)) : points, weight)
  const isRecoverable = !hasRecovery(sums) && !reaches(mean, fractionOf(regra.media))
  const grades = [
    sums.recovered,
    sums.isRecoveryMissing ? missing : undefined,
    isRecoverable ? recovery : undefined,
  ].filter((grade) => grade !== undefined)
  return grades.reduce((best, grade) => larger(best, recoveredMean(mean, grade, regra)), mean)
}

export const hasRecovery = ({ recovered, isRecoveryMissing }: StageSums): boolean =>
  recovered !== undefined || isRecoveryMissing

const recoveredMean = (mean: Fraction, grade: Fraction, { recuperacao }: ApprovalRule): Fraction => {
  if (recuperacao === '') return mean
  return recuperacao === 'media' ? multiply(add(mean, grade), HALF) : grade
}

/** Those of the stages that have one. */
export const stageMeans = (
  all: readonly StageSums[],
  regra: ApprovalRule,
  tried?: Tried,
): readonly StageMean[] =>
  all.flatMap((sums) => {
    const mean = meanOfStage(sums, regra, tried)
    return mean ? [{ mean, weight: sums.weight }] : []
  })

export const meanOf = (all: readonly StageMean[]): Fraction =>
  divide(total(all.map(({ mean, weight }) => multiply(mean, weight))), total(all.map(({ weight }) => weight)))
