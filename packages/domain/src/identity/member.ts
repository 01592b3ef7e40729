import * as v from 'valibot'
import { LIMITS, shortText, textUpTo } from '../kernel/index.ts'
import { withoutPasswords } from '../registration/index.ts'

const memberFields = {
  uid: v.string(),
  email: v.fallback(textUpTo(LIMITS.email), ''),
  /** ISO instant. */
  criadoEm: v.fallback(v.string(), ''),
  nome: v.fallback(v.optional(shortText), undefined),
  sobrenome: v.fallback(v.optional(shortText), undefined),
}

/** A `usuarios` document: everybody who used the generic sign-in or the simple sign-up (§3). It grants nothing (D2). */
export const memberSchema = v.pipe(v.looseObject(memberFields), v.transform(withoutPasswords))
export type Member = Readonly<v.InferOutput<v.ObjectSchema<typeof memberFields, undefined>>>
