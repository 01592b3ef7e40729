import type { ApprovalRule, Assessment } from './assessment.ts'
import {
  add,
  divide,
  fractionOf,
  larger,
  multiply,
  reaches,
  round,
  roundDown,
  roundUp,
  subtract,
  type Fraction,
} from './fraction.ts'
import type { Subject, SubjectDraft } from './subject.ts'

/** What grades are computed from. A final exam counts once all assessments are graded. */
export type Graded = Pick<SubjectDraft, 'avaliacoes' | 'regra' | 'notaFinal'>

/** Where a subject stands. Every grade in it is the least that does, in hundredths. */
export type Standing =
  | { readonly is: 'semNotas' }
  | {
      readonly is: 'precisaMedia'
      /** The assessments that are not graded. */
      readonly missing: number
      /** The best grade of each of them, 10 where they differ: the two grades below are of 0 to this. */
      readonly maxima: number
      /** They differ. */
      readonly mixed: boolean
      /** In each of them; absent where even the best grades leave the final exam alone. */
      readonly toPass?: number
      /** In each of them for a final exam that can still be passed; absent where there is none. */
      readonly toFinal?: number
    }
  /** 0 where any grade will do. */
  | { readonly is: 'final'; readonly needed: number }
  /** Before all are graded: with any grades in the others. */
  | { readonly is: 'aprovada' }
  /** Before all are graded: with any grades in the others, and in the final exam. */
  | { readonly is: 'reprovada' }

export interface Grades {
  /** Of those that are graded, from 0 to 10, in hundredths. */
  readonly mean?: number
  /** All are graded. */
  readonly complete: boolean
  /** The mean after the final exam, where it counts. */
  readonly result?: number
  readonly standing: Standing
}

const ZERO = fractionOf(0)
const ONE = fractionOf(1)
const TEN = fractionOf(10)

/** What is shown is rounded; what is decided is exact. */
export function gradesOf(subject: Graded): Grades {
  const { mean, complete, result } = meansOf(subject)
  return {
    ...(mean && { mean: shown(mean, subject.regra) }),
    complete,
    ...(result && { result: shown(result, subject.regra) }),
    standing: complete ? standingAfterAll(subject, mean!, result) : standingBefore(subject),
  }
}

/** The same subject with these grades in it, null for none, by the ids of the assessments; nothing is stored. */
export const whatIf = <S extends Graded>(
  subject: S,
  grades: Readonly<Record<string, number | null>>,
  notaFinal: number | null = subject.notaFinal,
): S => ({
  ...subject,
  avaliacoes: subject.avaliacoes.map((one) =>
    Object.hasOwn(grades, one.id) ? { ...one, nota: grades[one.id] ?? null } : one,
  ),
  notaFinal,
})

/** The mean of the results, weighted by class hours. A subject that was dropped, has no hours, or waits for a grade, that of the final exam too, is not counted. */
export function semesterIndex(subjects: readonly (Graded & Pick<Subject, 'cargaHoraria' | 'situacao'>)[]) {
  const counted = subjects.flatMap((subject) => {
    const { mean, complete, result } = meansOf(subject)
    if (!complete || subject.cargaHoraria === 0 || subject.situacao === 'trancada') return []
    const isForFinal =
      subject.situacao === 'cursando' && standingAfterAll(subject, mean!, result).is === 'final'
    return isForFinal ? [] : { result: result ?? mean!, hours: fractionOf(subject.cargaHoraria) }
  })
  if (counted.length === 0) return { counted: 0 }
  const hours = sum(counted.map((one) => one.hours))
  const index = divide(sum(counted.map((one) => multiply(one.result, one.hours))), hours)
  return { index: round(index), counted: counted.length }
}

function meansOf(subject: Graded) {
  const { graded, missing, points, weight } = totalsOf(subject)
  if (graded.length === 0) return { complete: false }
  const mean = divide(points, weight)
  const complete = missing.length === 0
  return { mean, complete, result: complete ? resultOf(subject, mean) : undefined }
}

/** The mean after the final exam; undefined where it is not graded, not needed or not allowed. */
function resultOf({ regra, notaFinal }: Graded, mean: Fraction): Fraction | undefined {
  if (notaFinal === null || !isForFinal(mean, regra)) return undefined
  const { pesoMedia, pesoFinal } = weightsOf(regra)
  const points = add(multiply(pesoMedia, mean), multiply(pesoFinal, fractionOf(notaFinal)))
  return divide(points, add(pesoMedia, pesoFinal))
}

function standingAfterAll({ regra }: Graded, mean: Fraction, result: Fraction | undefined): Standing {
  if (reaches(mean, fractionOf(regra.media))) return { is: 'aprovada' }
  if (result) return { is: reaches(result, fractionOf(regra.mediaFinal)) ? 'aprovada' : 'reprovada' }
  const needed = neededInFinal(mean, regra)
  return isForFinal(mean, regra) && needed <= 10 ? { is: 'final', needed } : { is: 'reprovada' }
}

function standingBefore(subject: Graded): Standing {
  const { missing, points, weight, missingWeight } = totalsOf(subject)
  const [first, ...others] = missing.map(({ maxima }) => maxima)
  if (first === undefined) return { is: 'semNotas' }
  const mixed = others.some((other) => other !== first)
  const maxima = mixed ? 10 : first
  const needed = (mean: Fraction) => {
    const left = subtract(multiply(mean, add(weight, missingWeight)), points)
    const grade = roundUp(multiply(divide(larger(left, ZERO), missingWeight), tenth(maxima)))
    return grade <= maxima ? grade : undefined
  }
  const media = fractionOf(subject.regra.media)
  const leastForFinal = leastMeanForFinal(subject.regra)
  const toPass = needed(media)
  const toFinal = reaches(leastForFinal, media) ? undefined : needed(leastForFinal)
  if (toPass === 0) return { is: 'aprovada' }
  if (toPass === undefined && toFinal === undefined) return { is: 'reprovada' }
  return {
    is: 'precisaMedia',
    missing: missing.length,
    maxima,
    mixed,
    ...(toPass !== undefined && { toPass }),
    ...(toFinal !== undefined && { toFinal }),
  }
}

export const isInMean = ({ peso }: Pick<Assessment, 'peso'>): boolean => peso > 0

/** Of a subject's assessments: the sum of what is graded, each from 0 to 10 times its weight, and the sums of the weights. */
function totalsOf({ avaliacoes, regra }: Graded) {
  const weightOf = ({ peso }: Assessment) => (regra.calculo === 'ponderada' ? fractionOf(peso) : ONE)
  const counted = avaliacoes.filter(isInMean)
  const graded = counted.filter(({ nota }) => nota !== null)
  const missing = counted.filter(({ nota }) => nota === null)
  return {
    graded,
    missing,
    points: sum(
      graded.map((one) => multiply(weightOf(one), divide(fractionOf(one.nota!), tenth(one.maxima)))),
    ),
    weight: sum(graded.map(weightOf)),
    missingWeight: sum(missing.map(weightOf)),
  }
}

const sum = (values: readonly Fraction[]): Fraction => values.reduce(add, ZERO)
const tenth = (maxima: number): Fraction => divide(fractionOf(maxima), TEN)

const isForFinal = (mean: Fraction, { media, minimoFinal }: ApprovalRule): boolean =>
  reaches(mean, fractionOf(minimoFinal)) && !reaches(mean, fractionOf(media))

const weightsOf = ({ pesoMedia, pesoFinal }: ApprovalRule) => ({
  pesoMedia: fractionOf(pesoMedia),
  pesoFinal: fractionOf(pesoFinal),
})

/** What mean and final exam, each times its weight, are to be together. */
function pointsAfterFinal(regra: ApprovalRule): Fraction {
  const { pesoMedia, pesoFinal } = weightsOf(regra)
  return multiply(fractionOf(regra.mediaFinal), add(pesoMedia, pesoFinal))
}

function neededInFinal(mean: Fraction, regra: ApprovalRule): number {
  const { pesoMedia, pesoFinal } = weightsOf(regra)
  const left = subtract(pointsAfterFinal(regra), multiply(pesoMedia, mean))
  return roundUp(divide(larger(left, ZERO), pesoFinal))
}

/** The least mean with which a 10 in the final exam passes, if that is more than what the exam asks for. */
function leastMeanForFinal(regra: ApprovalRule): Fraction {
  const { pesoMedia, pesoFinal } = weightsOf(regra)
  const minimum = fractionOf(regra.minimoFinal)
  if (regra.pesoMedia === 0) return minimum
  return larger(minimum, divide(subtract(pointsAfterFinal(regra), multiply(pesoFinal, TEN)), pesoMedia))
}

/** To the nearest hundredth, but what is below a limit of the rule is not shown as the limit. */
function shown(value: Fraction, { media, minimoFinal, mediaFinal }: ApprovalRule): number {
  const nearest = round(value)
  const isLimit = [media, minimoFinal, mediaFinal].includes(nearest)
  return isLimit && !reaches(value, fractionOf(nearest)) ? roundDown(value) : nearest
}
