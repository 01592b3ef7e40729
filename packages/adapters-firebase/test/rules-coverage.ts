import { ruleCoverage } from './emulators.ts'

/** What an expression came to; `undefined` with a reason is an error, without one the expression was passed over. */
interface Outcome {
  readonly value: { readonly boolValue?: boolean; readonly undefined?: { readonly causeMessage?: string } }
  readonly count: number
}

interface Expression {
  readonly sourcePosition: {
    readonly line: number
    readonly currentOffset: number
    readonly endOffset: number
  }
  readonly values?: readonly Outcome[]
  readonly children?: readonly Expression[]
}

interface Coverage {
  readonly rules: { readonly files: readonly { readonly content: string }[] }
  readonly report: readonly Expression[]
}

const withParts = (expression: Expression): readonly Expression[] => [
  expression,
  ...(expression.children ?? []).flatMap(withParts),
]

async function coverageOf(project: string) {
  const { rules, report } = (await ruleCoverage(project)) as Coverage
  const source = rules.files.map(({ content }) => content).join('')
  const inWords = ({ sourcePosition: { line, currentOffset, endOffset } }: Expression) =>
    `${line}: ${source.slice(currentOffset, endOffset + 1)}`
  return { expressions: report.flatMap(withParts), inWords }
}

const evaluated = ({ values = [] }: Expression) =>
  values.filter(({ value }) => value.undefined === undefined || value.undefined.causeMessage !== undefined)

/** How many expressions the rules have, and those that no request of the project ever evaluated. */
export async function neverEvaluated(
  project: string,
): Promise<{ readonly all: number; readonly never: readonly string[] }> {
  const { expressions, inWords } = await coverageOf(project)
  return {
    all: expressions.length,
    never: expressions.filter((expression) => evaluated(expression).length === 0).map(inWords),
  }
}
