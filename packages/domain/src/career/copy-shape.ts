import { CAREER_GOAL_TERMS, type CareerGoal } from './goal.ts'

/** How a copy on this device is stored; `unpack` gives whatever looks like records. */
export interface CopyShape<Stored> {
  pack(records: readonly Stored[]): unknown
  unpack(value: unknown): readonly unknown[]
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const ONE_LIST: CopyShape<unknown> = { pack: (records) => records, unpack: listIn }

/** The goals are kept as two lists (§3). */
export const TWO_LISTS: CopyShape<CareerGoal> = {
  pack: (goals) =>
    Object.fromEntries(CAREER_GOAL_TERMS.map((term) => [term, goals.filter(({ tipo }) => tipo === term)])),
  unpack: (value) =>
    CAREER_GOAL_TERMS.flatMap((term) => listIn((value as Partial<Record<string, unknown>>)[term])),
}
