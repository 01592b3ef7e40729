import type { StatementSample } from './statement-sample.ts'
import { MORE_CSV_STATEMENTS } from './statements-csv-more.ts'
import { CSV_STATEMENTS } from './statements-csv.ts'
import { OFX_STATEMENTS } from './statements-ofx.ts'

/** Statements of every format, by what is particular of each. */
export const STATEMENTS: Readonly<Record<string, StatementSample>> = {
  ...OFX_STATEMENTS,
  ...CSV_STATEMENTS,
  ...MORE_CSV_STATEMENTS,
}
