import * as v from 'valibot'
import { withFallbacks, type Identity, type RecordKind } from '../kernel/index.ts'

/** What every stored record of the career has beside what its form holds. */
export interface CareerRecord extends Identity {
  /** ISO instants. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** A kind of record with these fields, of which those with a fallback may be broken or left out in what is stored. */
export const careerKind = <Stored extends CareerRecord>(
  collection: string,
  fields: { readonly [K in Exclude<keyof Stored, keyof CareerRecord>]: v.GenericSchema<unknown, Stored[K]> },
  fallbacks: Partial<Omit<Stored, keyof CareerRecord>>,
): RecordKind<Stored> => ({
  collection,
  schema: v.looseObject({
    id: v.string(),
    userId: v.string(),
    ...withFallbacks<v.ObjectEntries>(fields, fallbacks),
    createdAt: v.fallback(v.string(), ''),
    updatedAt: v.fallback(v.string(), ''),
  }) as unknown as RecordKind<Stored>['schema'],
  created: 'createdAt',
  updated: 'updatedAt',
})
