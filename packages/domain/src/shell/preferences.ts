import * as v from 'valibot'

export const VIEWS = ['lista', 'grade', 'quadro'] as const
export type View = (typeof VIEWS)[number]

/** `preferencias/{uid}`: what a user chose for their own screens. */
export const preferencesSchema = v.looseObject({
  /** The chosen view of each module, by its route's name. */
  visoes: v.fallback(v.record(v.string(), v.picklist(VIEWS)), {}),
})
export interface Preferences {
  readonly visoes: Readonly<Record<string, View>>
}
export const NO_PREFERENCES: Preferences = Object.freeze({ visoes: Object.freeze({}) })
