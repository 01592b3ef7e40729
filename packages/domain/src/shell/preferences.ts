import * as v from 'valibot'
import { wholeNumber } from '../kernel/index.ts'

export const VIEWS = ['lista', 'grade', 'quadro'] as const
export type View = (typeof VIEWS)[number]

export const READING_GOAL_TYPES = ['livros', 'paginas'] as const
export type ReadingGoalType = (typeof READING_GOAL_TYPES)[number]
export const MAX_READING_GOAL = 100_000

/** How much somebody wants to have read by the end of a year. */
const readingGoalSchema = v.object({
  ano: wholeNumber(1, 9_999, ''),
  tipo: v.picklist(READING_GOAL_TYPES),
  quantidade: wholeNumber(1, MAX_READING_GOAL, ''),
})
export type ReadingGoal = Readonly<v.InferOutput<typeof readingGoalSchema>>

/** `preferencias/{uid}`: what a user chose for their own screens. */
export const preferencesSchema = v.looseObject({
  /** The chosen view of each module, by its route's name. */
  visoes: v.fallback(v.record(v.string(), v.picklist(VIEWS)), {}),
  /** What is done of the LinkedIn checklist, by id. */
  linkedin: v.fallback(v.array(v.string()), []),
  metaLeitura: v.fallback(v.optional(readingGoalSchema), undefined),
})
export interface Preferences {
  readonly visoes: Readonly<Record<string, View>>
  readonly linkedin: readonly string[]
  readonly metaLeitura?: ReadingGoal | undefined
}
export const NO_PREFERENCES: Preferences = Object.freeze({
  visoes: Object.freeze({}),
  linkedin: Object.freeze([]),
})

/** The checklist with one item done, or not; the others stay as they are. */
export const withLinkedin = (done: readonly string[], item: string, isDone: boolean): readonly string[] => [
  ...done.filter((each) => each !== item),
  ...(isDone ? [item] : []),
]

/** The same with this goal of reading, or without any. */
export function withReadingGoal(
  { metaLeitura: _, ...rest }: Preferences,
  goal: ReadingGoal | null,
): Preferences {
  return goal ? { ...rest, metaLeitura: goal } : rest
}
