import { decimalText } from '@caderno/domain/kernel'
import {
  counts,
  formatGrade,
  hasStages,
  isInMean,
  ruleWords,
  stageGrades,
  stageName,
  type Assessment,
  type Subject,
} from '@caderno/domain/semester'

interface Group {
  readonly key: string
  /** The name of the stage; empty where the rule has none, or the one grade is that of the whole stage. */
  readonly title: string
  readonly note: string
  readonly rows: readonly Assessment[]
}

/** What is entered of each stage with its mean, and what counts in none; `tried` has what is typed in it. */
export function groupsOf(tried: Subject, all: readonly Assessment[]): readonly Group[] {
  const { regra } = tried
  const counted = all.filter((one) => counts(one, regra))
  const stages = hasStages(regra)
    ? stageGroups(tried, counted)
    : [{ key: '', title: '', note: '', rows: counted }]
  const others = all.filter((one) => !counts(one, regra))
  const ofNoStage = hasStages(regra) ? `escolha ${ARTICLES[regra.nomeEtapa]} de cada uma` : ''
  return [
    ...stages,
    ...outside(ofNoStage, others.filter(isInMean)),
    ...outside(
      'peso 0',
      others.filter((one) => !isInMean(one)),
    ),
  ]
}

const outside = (note: string, rows: readonly Assessment[]): readonly Group[] =>
  rows.length > 0 ? [{ key: `fora ${note}`, title: 'Fora da média', note, rows }] : []

function stageGroups(tried: Subject, counted: readonly Assessment[]): readonly Group[] {
  const { regra } = tried
  const means = stageGrades(tried)
  const isWeighted = regra.etapas.some((weight) => weight !== regra.etapas[0])
  return regra.etapas.map((weight, at): Group => {
    const mean = means[at]
    const note = [
      mean === undefined ? 'sem nota' : `média ${formatGrade(mean)}`,
      isWeighted && `peso ${decimalText(weight)}`,
    ]
    const name = stageName(regra, at + 1)
    const rows = counted.filter(({ etapa }) => etapa === at + 1)
    const isWhole = rows.length === 1 && rows[0]!.titulo === name && !isWeighted
    return { key: name, title: isWhole ? '' : name, note: note.filter(Boolean).join(', '), rows }
  })
}

const ARTICLES = {
  unidade: 'a unidade',
  bimestre: 'o bimestre',
  trimestre: 'o trimestre',
  etapa: 'a etapa',
} as const

/** The rule that most of these subjects have, in words; undefined where no two have the same one. */
export function sharedRule(subjects: readonly Subject[]): string | undefined {
  const rules = subjects.map(({ regra }) => ruleWords(regra))
  const times = (words: string) => rules.filter((one) => one === words).length
  const [most] = rules.toSorted((a, b) => times(b) - times(a))
  return most !== undefined && times(most) > 1 ? most : undefined
}
