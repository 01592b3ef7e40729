import { decimalText } from '@caderno/domain/kernel'
import {
  counts,
  formatGrade,
  hasStages,
  isInMean,
  stageGrades,
  stageName,
  type Assessment,
  type Subject,
} from '@caderno/domain/semester'

interface Group {
  /** Empty where the rule has no stages. */
  readonly title: string
  readonly note: string
  readonly rows: readonly Assessment[]
}

/** What is entered of each stage with its mean, and what counts in none; `tried` has what is typed in it. */
export function groupsOf(tried: Subject, all: readonly Assessment[]): readonly Group[] {
  const { regra } = tried
  const counted = all.filter((one) => counts(one, regra))
  if (!hasStages(regra)) return [{ title: '', note: '', rows: counted }]
  const means = stageGrades(tried)
  const isWeighted = regra.etapas.some((weight) => weight !== regra.etapas[0])
  const stages = regra.etapas.map((weight, at): Group => {
    const mean = means[at]
    const note = [
      mean === undefined ? 'sem nota' : `média ${formatGrade(mean)}`,
      isWeighted && `peso ${decimalText(weight)}`,
    ]
    return {
      title: stageName(regra, at + 1),
      note: note.filter(Boolean).join(', '),
      rows: counted.filter(({ etapa }) => etapa === at + 1),
    }
  })
  const others = all.filter((one) => isInMean(one) && !counts(one, regra))
  const outside = {
    title: 'Fora da média',
    note: `escolha ${ARTICLES[regra.nomeEtapa]} de cada uma`,
    rows: others,
  }
  return others.length > 0 ? [...stages, outside] : stages
}

const ARTICLES = {
  unidade: 'a unidade',
  bimestre: 'o bimestre',
  trimestre: 'o trimestre',
  etapa: 'a etapa',
} as const
