import {
  decode,
  perKey,
  type CopyShape,
  type DeviceCopy,
  type Identity,
  type RecordKind,
} from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'
import { liveDocuments } from './live-document.ts'

type Environment = Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>

export interface CopyOptions<Stored extends Identity> {
  readonly kind: RecordKind<Stored>
  readonly shape: CopyShape<Stored>
  /** Nothing is stored for a user who has signed out. */
  readonly isIn: (owner: string) => boolean
}

const PREFIX = 'copia/'

/** A copy of one collection of an account, under one key per user, apart from the records that live on this device. */
export function createLocalCopy<Stored extends Identity>(
  environment: Environment,
  { kind, shape, isIn }: CopyOptions<Stored>,
): DeviceCopy<Stored> {
  const documentOf = liveDocuments(environment, PREFIX + kind.collection)
  const recordsIn = (owner: string, value: unknown): readonly Stored[] | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    const records = shape.unpack(value).map((each) => decode(kind.schema, each))
    return records.filter((record) => record?.userId === owner) as readonly Stored[]
  }
  return {
    watch: perKey((owner) => documentOf(owner).watch((value) => recordsIn(owner, value))),
    keep: (owner, records) =>
      documentOf(owner).change(() => ({
        ...(isIn(owner) && { value: shape.pack(records) }),
        result: undefined,
      })),
    drop: (owner, id) =>
      documentOf(owner).change((value) => {
        const records = recordsIn(owner, value)
        return {
          ...(records?.some((record) => record.id === id) && {
            value: shape.pack(records.filter((record) => record.id !== id)),
          }),
          result: undefined,
        }
      }),
  }
}
