import { ruleCoverage } from './emulators.ts'

/** A piece of the rules and what it came to; without values it was never asked. */
interface Expression {
  readonly sourcePosition: { readonly line: number; readonly currentOffset: number; readonly endOffset: number }
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean; readonly undefined?: object }; readonly count: number }[]
  readonly children?: readonly Expression[]
}

interface Coverage {
  readonly rules: { readonly files: readonly { readonly content: string }[] }
  readonly report: readonly Expression[]
}

const withParts = (expression: Expression): readonly Expression[] => [expression, ...(expression.children ?? []).flatMap(withParts)]

async function coverageOf(project: string) {
  const { rules, report } = (await ruleCoverage(project)) as Coverage
  const source = rules.files.map(({ content }) => content).join('')
  const inWords = ({ sourcePosition: { line, currentOffset, endOffset } }: Expression) => `${line}: ${source.slice(currentOffset, endOffset + 1)}`
  return { expressions: report.flatMap(withParts), inWords }
}

/** How many expressions the rules have, and those that no request of the project ever asked. */
export async function neverEvaluated(project: string): Promise<{ readonly all: number; readonly never: readonly string[] }> {
  const { expressions, inWords } = await coverageOf(project)
  return { all: expressions.length, never: expressions.filter(({ values }) => values === undefined).map(inWords) }
}

/** Conditions that always held, or never did: no request of the project shows what they are for. */
export async function oneSided(project: string): Promise<readonly string[]> {
  const { expressions, inWords } = await coverageOf(project)
  const seen = ({ values = [] }: Expression) => new Set(values.flatMap(({ value }) => ('undefined' in value ? [false] : value.boolValue ?? [])))
  return expressions.filter((expression) => seen(expression).size === 1).map(inWords)
}

/** How often an expression was evaluated; one request may do so 1,000 times. */
export async function evaluations(project: string): Promise<number> {
  const { expressions } = await coverageOf(project)
  return expressions.flatMap(({ values = [] }) => values).reduce((sum, { count }) => sum + count, 0)
}
