import * as v from 'valibot'

export const VIEWS = ['lista', 'grade', 'quadro'] as const
export type View = (typeof VIEWS)[number]

/** `preferencias/{uid}`: what a user chose for their own screens. */
export const preferencesSchema = v.looseObject({
  /** The chosen view of each module, by its route's name. */
  visoes: v.fallback(v.record(v.string(), v.picklist(VIEWS)), {}),
  /** What is done of the LinkedIn checklist, by id. */
  linkedin: v.fallback(v.array(v.string()), []),
})
export interface Preferences {
  readonly visoes: Readonly<Record<string, View>>
  readonly linkedin: readonly string[]
}
export const NO_PREFERENCES: Preferences = Object.freeze({ visoes: Object.freeze({}), linkedin: Object.freeze([]) })

/** The checklist with one item done, or not; the others stay as they are. */
export const withLinkedin = (done: readonly string[], item: string, isDone: boolean): readonly string[] => [
  ...done.filter((each) => each !== item),
  ...(isDone ? [item] : []),
]
