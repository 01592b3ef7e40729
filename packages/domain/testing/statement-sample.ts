/** Statements made by hand, each of the bank's own shape and of nobody's account. */
export interface StatementSample {
  /** The format that must recognise it, and no other. */
  readonly format: string
  readonly text: string
  /** Its lines as `told` writes them. */
  readonly lines: readonly string[]
  readonly inicial?: number
  readonly final?: number
}

/** Lines as a text. */
export const textRows = (...lines: readonly string[]): string => `${lines.join('\n')}\n`
