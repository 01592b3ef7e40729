import type { LateRefusals } from '@caderno/domain/shell'
import { collection, getDocsFromCache, limit, query, type Firestore } from 'firebase/firestore'
import { createRefusals } from './refusals.ts'
import { createSettle, type Settle } from './settle.ts'

export interface OpenSettle {
  readonly settle: Settle
  readonly refusals: LateRefusals
}

/** Settles the writes of one opened Firestore. */
export function openSettle(firestore: Firestore, closing?: Promise<void>): OpenSettle {
  const refusals = createRefusals()
  const nothing = query(collection(firestore, 'matriculas'), limit(1))
  /** The vendor does one thing after the other: when this cached read has its answer, earlier writes are in the cache. */
  const kept = () => getDocsFromCache(nothing)
  return { settle: createSettle({ kept, refused: refusals.refuse, closing }), refusals }
}
