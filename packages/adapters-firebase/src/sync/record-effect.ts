import type { Entries } from '@caderno/domain/kernel'
import { plain, type Document } from '../firestore/documents.ts'
import type { Effect } from '@caderno/domain/shell'

type MapChanges = Readonly<Record<string, string | number | null>>

/** Each change of a single entry: its field, its key, and what is put; null takes it out. */
export const entriesIn = <Draft extends object>(entries: Entries<Draft>) =>
  Object.entries<MapChanges | undefined>(entries).flatMap(([field, changes]) =>
    Object.entries(changes ?? {}).map(([key, value]) => [field, key, value] as const),
  )

/** What an update leaves behind, by field and by the single entries of maps. */
export const effectOf = <Draft extends object>(fields: Document, entries: Entries<Draft>): Effect => ({
  ...fields,
  ...Object.fromEntries(entriesIn(entries).map(([field, key, value]) => [`${field}.${key}`, value])),
})

export function isAsWritten(data: Document | undefined, effect: Effect): boolean {
  if (effect === 'gone') return data === undefined
  if (effect === 'there' || data === undefined) return data !== undefined
  return Object.entries(effect).every(
    ([path, value]) => JSON.stringify(valueAt(data, path)) === JSON.stringify(plain(value)),
  )
}

function valueAt(data: Document, path: string): unknown {
  const [field, key] = path.split(/\.(.*)/, 2) as [string, string?]
  return key === undefined ? data[field] : ((data[field] as Document | null | undefined)?.[key] ?? null)
}
