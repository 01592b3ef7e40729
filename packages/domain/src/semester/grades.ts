import type { ApprovalRule, Assessment } from './assessment.ts'
import { isForFinal, levelOf, meanAfterFinal, passesFinal } from './final-exam.ts'
import { divide, fractionOf, multiply, reaches, round, roundDown, total, type Fraction } from './fraction.ts'
import { mentionOf, type Mention } from './mentions.ts'
import {
  hasRecovery,
  meanOf,
  meanOfStage,
  stageMeans,
  sumsOf,
  TEN,
  type StageMean,
  type StageSums,
  type Tried,
} from './stage-means.ts'
import { counts, stageRecovery, stagesOf } from './stages.ts'
import type { Subject, SubjectDraft } from './subject.ts'

/** What grades are computed from. A final exam counts once all assessments are graded. */
export type Graded = Pick<SubjectDraft, 'avaliacoes' | 'regra' | 'notaFinal'>

/** Where a subject stands. Every grade in it is the least that does, in hundredths. */
export type Standing =
  /** `outside`: there are some, outside the mean. */
  | { readonly is: 'semNotas'; readonly outside?: true }
  | {
      readonly is: 'precisaMedia'
      /** The assessments that are not graded. */
      readonly missing: number
      /** The best grade of each of them, 10 where they differ: the two grades below are of 0 to this. */
      readonly maxima: number
      /** They differ. */
      readonly mixed: boolean
      /** The grade in each of them that passes; absent where even the best grades leave the final exam alone. */
      readonly toPass?: number
      /** The grade in each of them for a final exam that can still be passed; absent where there is none. */
      readonly toFinal?: number
    }
  /** 0 where any grade will do. */
  | { readonly is: 'final'; readonly needed: number }
  /** Nothing else passes any more. Once all are graded: the grade in the recuperação of each of these stages that passes, else one that reaches the final exam. */
  | {
      readonly is: 'recuperacao'
      readonly stages: number
      readonly toPass?: number
      readonly toFinal?: number
    }
  /** Before all are graded: with any grades in the others. */
  | { readonly is: 'aprovada' }
  /** Before all are graded: with any grades in the others, and in the final exam. */
  | { readonly is: 'reprovada' }

export interface Grades {
  /** The mean of those that are graded, from 0 to 10, in hundredths. */
  readonly mean?: number
  /** Whether all are graded. */
  readonly complete: boolean
  /** The mean after the final exam, where it counts. */
  readonly result?: number
  /** Where the rule writes mentions: what the result, or the mean until then, is by now, and the least that passes. */
  readonly mentions?: { readonly now?: Mention; readonly toPass: Mention }
  readonly standing: Standing
}

/** What is shown is rounded; what is decided is exact. */
export function gradesOf(subject: Graded): Grades {
  const { regra } = subject
  const known = knownOf(subject)
  const { mean, result, complete, sums } = known
  return {
    ...(mean && { mean: shown(mean, regra) }),
    complete,
    ...(result && { result: shown(result, regra) }),
    ...(regra.escala === 'mencoes' && { mentions: mentionsOf(result ?? mean, regra) }),
    standing: complete ? standingAfterAll(subject, known) : standingBefore(subject, sums),
  }
}

const mentionsOf = (mean: Fraction | undefined, { media }: ApprovalRule) => ({
  ...(mean && { now: mentionOf(mean) }),
  toPass: mentionOf(fractionOf(media)),
})

/** The mean of each stage of the rule, of what is graded in it. */
export const stageGrades = (subject: Graded): readonly (number | undefined)[] =>
  sumsOf(subject)
    .map((one) => meanOfStage(one, subject.regra))
    .map((mean) => mean && shown(mean, subject.regra))

/** What may be entered beside what there is: the grade of a stage without any, and the recuperação of one that lacks for the mean that passes. */
export const entriesOf = (subject: Graded): readonly Assessment[] => [
  ...stagesOf(subject)
    .flatMap(({ assessments }) => assessments)
    .filter((one) => !subject.avaliacoes.includes(one)),
  ...recoverable(sumsOf(subject), subject.regra).map(({ number }) => stageRecovery(subject.regra, number)),
]

const recoverable = (sums: readonly StageSums[], regra: ApprovalRule): readonly StageSums[] =>
  sums.filter((one) => {
    const mean = meanOfStage(one, regra)
    const isGraded = mean && one.missing.length === 0 && !hasRecovery(one)
    return regra.recuperacao !== '' && isGraded && !reaches(mean, fractionOf(regra.media))
  })

const withEntries = (subject: Graded, grades: Readonly<Record<string, number | null>>) => [
  ...subject.avaliacoes,
  ...entriesOf(subject).filter(({ id }) => Object.hasOwn(grades, id) && grades[id] !== null),
]

/** The same subject with these grades in it, null for none, by the ids of the assessments; nothing is stored. */
export const whatIf = <S extends Graded>(
  subject: S,
  grades: Readonly<Record<string, number | null>>,
  notaFinal: number | null = subject.notaFinal,
): S => ({
  ...subject,
  avaliacoes: withEntries(subject, grades).map((one) =>
    Object.hasOwn(grades, one.id) ? { ...one, nota: grades[one.id] ?? null } : one,
  ),
  notaFinal,
})

/** The mean of the results, weighted by class hours. A subject that was dropped, has no hours, or waits for a grade, that of the final exam too, is not counted. */
export function semesterIndex(subjects: readonly (Graded & Pick<Subject, 'cargaHoraria' | 'situacao'>)[]) {
  const counted = subjects.flatMap((subject) => {
    const known = knownOf(subject)
    if (!known.complete || subject.cargaHoraria === 0 || subject.situacao === 'trancada') return []
    const isForFinal = subject.situacao === 'cursando' && standingAfterAll(subject, known).is === 'final'
    const { mean, result = mean } = known
    return isForFinal ? [] : { result, hours: fractionOf(subject.cargaHoraria) }
  })
  if (counted.length === 0) return { counted: 0 }
  const hours = total(counted.map((one) => one.hours))
  const index = divide(total(counted.map((one) => multiply(one.result, one.hours))), hours)
  return { index: round(index), counted: counted.length }
}

interface Known {
  readonly sums: readonly StageSums[]
  /** The means of the stages that have a grade. */
  readonly means: readonly StageMean[]
  readonly mean?: Fraction
  readonly complete: false
  readonly result?: undefined
}
interface Complete extends Omit<Known, 'mean' | 'complete' | 'result'> {
  readonly mean: Fraction
  readonly complete: true
  /** The mean after the final exam; undefined where it is not graded, not needed or not allowed. */
  readonly result: Fraction | undefined
}

/** A recuperação that is not graded is waited for where the subject is not passed without it. */
function knownOf(subject: Graded): Known | Complete {
  const { regra, notaFinal } = subject
  const sums = sumsOf(subject)
  const means = stageMeans(sums, regra)
  if (means.length === 0) return { sums, means, complete: false }
  const mean = meanOf(means)
  const isPassed = reaches(mean, fractionOf(regra.media))
  const isMissing = ({ missingWeight, isRecoveryMissing }: StageSums) =>
    missingWeight.numerator > 0n || (isRecoveryMissing && !isPassed)
  if (sums.some(isMissing)) return { sums, means, mean, complete: false }
  const hasFinal = notaFinal !== null && isForFinal(mean, regra)
  const result = hasFinal ? meanAfterFinal(means, fractionOf(notaFinal), regra) : undefined
  return { sums, means, mean, complete: true, result }
}

function standingAfterAll({ regra, notaFinal }: Graded, { sums, means, result }: Complete): Standing {
  if (result) return { is: passesFinal(means, fractionOf(notaFinal!), regra) ? 'aprovada' : 'reprovada' }
  const level = levelOf(means, regra)
  if (level === 'final') return { is: level, needed: least(10, (final) => passesFinal(means, final, regra))! }
  if (level === 'aprovada') return { is: level }
  const stages = recoverable(sums, regra).length
  const { toPass, toFinal } = needed(sums, regra, 10, (recovery) => ({ recovery }))
  if (toPass !== undefined) return { is: 'recuperacao', stages, toPass }
  return toFinal === undefined ? { is: level } : { is: 'recuperacao', stages, toFinal }
}

function standingBefore({ regra, avaliacoes }: Graded, sums: readonly StageSums[]): Standing {
  if (!avaliacoes.some((one) => counts(one, regra) && !one.recuperacao))
    return { is: 'semNotas', ...(avaliacoes.some((one) => !counts(one, regra)) && { outside: true }) }
  const missing = sums.flatMap((one) => one.missing)
  const [first = 10, ...others] = missing.map(({ maxima }) => maxima)
  const mixed = others.some((other) => other !== first)
  const maxima = mixed ? 10 : first
  const { toPass, toFinal } = needed(sums, regra, maxima, (grade) => ({ missing: grade }))
  if (toPass === 0) return { is: 'aprovada' }
  if (toPass === undefined && toFinal === undefined) {
    const best = levelOf(stageMeans(sums, regra, { missing: TEN, recovery: TEN }), regra)
    return best === 'reprovada' ? { is: best } : { is: 'recuperacao', stages: 0 }
  }
  return {
    is: 'precisaMedia',
    missing: missing.length,
    maxima,
    mixed,
    ...(toPass !== undefined && { toPass }),
    ...(toFinal !== undefined && { toFinal }),
  }
}

/** The least grades, of 0 to `maxima`, that pass and that reach the final exam, where that is less. */
function needed(
  sums: readonly StageSums[],
  regra: ApprovalRule,
  maxima: number,
  tried: (fromZeroToTen: Fraction) => Tried,
): { readonly toPass: number | undefined; readonly toFinal: number | undefined } {
  const scale = divide(TEN, fractionOf(maxima))
  const levelWith = (grade: Fraction) =>
    levelOf(stageMeans(sums, regra, tried(multiply(grade, scale))), regra)
  const toPass = least(maxima, (grade) => levelWith(grade) === 'aprovada')
  const toFinal = least(maxima, (grade) => levelWith(grade) !== 'reprovada')
  return { toPass, toFinal: toFinal === toPass ? undefined : toFinal }
}

/** The first hundredth from 0 to `most` that is enough, where more of it always is; undefined where none is. */
function least(most: number, isEnough: (grade: Fraction) => boolean): number | undefined {
  const isEnoughAt = (hundredths: number) => isEnough(fractionOf(hundredths / 100))
  let [low, high] = [0, Math.round(most * 100)]
  if (!isEnoughAt(high)) return undefined
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnoughAt(middle)) high = middle
    else low = middle + 1
  }
  return low / 100
}

/** A mean to the nearest hundredth, but what is below a limit of the rule is not shown as the limit. */
function shown(value: Fraction, { media, minimoFinal, mediaFinal }: ApprovalRule): number {
  const nearest = round(value)
  const isLimit = [media, minimoFinal, mediaFinal].includes(nearest)
  return isLimit && !reaches(value, fractionOf(nearest)) ? roundDown(value) : nearest
}
