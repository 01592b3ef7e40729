import { NEW_ASSESSMENT, type ApprovalRule, type Assessment } from './assessment.ts'
import type { SubjectDraft } from './subject.ts'

/** What one stage holds of the mean. Where a rule has none, all is one stage. */
export interface Stage {
  /** From 1; 0 for the only one of a rule without stages. */
  readonly number: number
  readonly weight: number
  /** With one to come where there is none yet. */
  readonly assessments: readonly Assessment[]
  readonly recoveries: readonly Assessment[]
}

type Staged = Pick<SubjectDraft, 'avaliacoes' | 'regra'>

export const hasStages = ({ etapas }: Pick<ApprovalRule, 'etapas'>): boolean => etapas.length > 0

/** «2º bimestre», «1ª unidade» */
export const stageName = ({ nomeEtapa }: Pick<ApprovalRule, 'nomeEtapa'>, number: number): string =>
  `${number}${MASCULINE_STAGES.includes(nomeEtapa) ? 'º' : 'ª'} ${nomeEtapa}`

export const MASCULINE_STAGES: readonly string[] = ['bimestre', 'trimestre']

export const isInMean = ({ peso }: Pick<Assessment, 'peso'>): boolean => peso > 0

/** What is of no stage of the rule stands outside the mean, as what weighs 0 does, and a recuperação where the rule has none. */
export const counts = (assessment: Assessment, regra: ApprovalRule): boolean => {
  const { etapa = 0, recuperacao = false } = assessment
  return (
    isInMean(assessment) &&
    (!recuperacao || regra.recuperacao !== '') &&
    (!hasStages(regra) || (etapa > 0 && etapa <= regra.etapas.length))
  )
}

export function stagesOf({ avaliacoes, regra }: Staged): readonly Stage[] {
  const counted = avaliacoes.filter((one) => counts(one, regra))
  const stage = (of: readonly Assessment[], number: number, weight: number): Stage => {
    const assessments = of.filter(({ recuperacao }) => !recuperacao)
    const isToCome = number > 0 && assessments.length === 0
    return {
      number,
      weight,
      assessments: isToCome ? [stageGrade(regra, number)] : assessments,
      recoveries: of.filter(({ recuperacao }) => recuperacao === true),
    }
  }
  if (!hasStages(regra)) return [stage(counted, 0, 1)]
  return regra.etapas.map((weight, at) =>
    stage(
      counted.filter(({ etapa }) => etapa === at + 1),
      at + 1,
      weight,
    ),
  )
}

/** The grade of a whole stage, before there is one: its id is the same wherever it is entered. */
export const stageGrade = (regra: ApprovalRule, number: number): Assessment => ({
  ...NEW_ASSESSMENT,
  id: `etapa-${number}`,
  titulo: stageName(regra, number),
  etapa: number,
})

/** Its recuperação, before there is one. */
export const stageRecovery = (regra: ApprovalRule, number: number): Assessment => ({
  ...NEW_ASSESSMENT,
  id: `recuperacao-${number}`,
  titulo: number > 0 ? `Recuperação, ${stageName(regra, number)}` : 'Recuperação',
  etapa: number,
  recuperacao: true,
})
