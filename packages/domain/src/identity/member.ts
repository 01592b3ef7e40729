import * as v from 'valibot'
import { LIMITS, shortText, textUpTo } from '../kernel/index.ts'
import { withoutPasswords } from '../registration/index.ts'

/** A `usuarios` document: everybody who used the generic sign-in or the simple sign-up (§3). It grants nothing (D2). */
export const memberSchema = v.pipe(
  v.looseObject({
    uid: v.string(),
    email: v.fallback(textUpTo(LIMITS.email), ''),
    criadoEm: v.fallback(v.string(), ''),
    nome: v.fallback(v.optional(shortText), undefined),
    sobrenome: v.fallback(v.optional(shortText), undefined),
  }),
  v.transform(withoutPasswords),
)

export interface Member {
  readonly uid: string
  readonly email: string
  /** ISO instant. */
  readonly criadoEm: string
  readonly nome?: string | undefined
  readonly sobrenome?: string | undefined
}
