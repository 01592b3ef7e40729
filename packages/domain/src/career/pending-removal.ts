import * as v from 'valibot'
import { decode } from '../kernel/index.ts'
import type { PendingRemoval } from './ports.ts'

const pendingRemovalSchema = v.object({
  id: v.string(),
  em: v.string(),
  texto: v.fallback(v.string(), ''),
  enviada: v.fallback(v.boolean(), true),
})

/** What can be read of a stored list. */
export const pendingRemovals = (value: unknown): readonly PendingRemoval[] =>
  (Array.isArray(value) ? value : []).flatMap((each) => decode(pendingRemovalSchema, each) ?? [])
