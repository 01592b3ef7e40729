import {
  decode,
  memoizeByKey,
  ONE_LIST,
  type CacheShape,
  type OfflineCache,
  type Identity,
  type RecordKind,
} from '@caderno/domain/kernel'
import { OFFLINE_CACHE_PREFIX } from '@caderno/domain/shell'
import type { LocalEnvironment } from '../storage/environment.ts'
import { liveDocuments } from './live-document.ts'

export interface OfflineCacheOptions<Stored extends Identity> {
  readonly kind: RecordKind<Stored>
  /** Nothing is stored for a user who has signed out. */
  readonly isIn: (owner: string) => boolean
}

/** A copy of one collection of an account, under one key per user, apart from the records that live on this device. */
export function createLocalOfflineCache<Stored extends Identity>(
  environment: LocalEnvironment,
  { kind, isIn }: OfflineCacheOptions<Stored>,
): OfflineCache<Stored> {
  const shape: CacheShape<Stored> = kind.guests?.cache ?? ONE_LIST
  const documentOf = liveDocuments(environment, `${OFFLINE_CACHE_PREFIX}${kind.collection}/`)
  const recordsIn = (owner: string, value: unknown): readonly Stored[] | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    const records = shape.unpack(value).map((each) => decode(kind.schema, each))
    return records.filter((record) => record?.userId === owner) as readonly Stored[]
  }
  return {
    watch: memoizeByKey((owner) => documentOf(owner).watch((value) => recordsIn(owner, value))),
    async keep(owner, records) {
      await documentOf(owner).change(() => (isIn(owner) ? shape.pack(records) : undefined))
    },
    async drop(owner, id) {
      await documentOf(owner).change((value) => {
        const records = recordsIn(owner, value) ?? []
        const others = records.filter((record) => record.id !== id)
        return others.length < records.length ? shape.pack(others) : undefined
      })
    },
  }
}
