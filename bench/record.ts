import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One figure of the report; good when the value is at most the goal, or at least where the row says so. */
export interface Row {
  readonly id: string
  readonly metric: string
  readonly value: number
  readonly goal: number
  readonly atLeast?: boolean
}

const FOLDER = join(import.meta.dirname, '../.reports/bench')

/** Keeps a suite's figures for the report. */
export function record(suite: string, rows: readonly Row[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${suite}.json`), JSON.stringify(rows))
}
