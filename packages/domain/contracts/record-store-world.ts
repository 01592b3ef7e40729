import type * as fc from 'fast-check'
import type { AppErrorCode, Identity, RecordKind, RecordStore, UserId } from '../src/kernel/index.ts'

/** One storage with two users, as a contract sees it. */
export interface RecordStoreWorld<Draft extends object, Stored extends Draft & Identity> {
  readonly users: readonly [UserId, UserId]
  /** The store as this user has it, in one more tab (or device). */
  open(user: UserId): Promise<RecordStore<Draft, Stored>>
  /** Puts documents where the store keeps its own, as an older version or another program left them; before the first `open`. */
  plant(
    user: UserId,
    documents: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[],
  ): Promise<void>
  /** What is really kept of a user, readable or not. */
  documents(user: UserId): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** A field that holds a map: three keys that it takes, and a value for each number. */
export interface MapField<Draft extends object> {
  readonly field: keyof Draft & string
  readonly keys: readonly [string, string, string]
  readonly value: (n: number) => string | number
}

export interface RecordStoreSubject<Draft extends object, Stored extends Draft & Identity> {
  readonly kind: RecordKind<Stored>
  readonly drafts: fc.Arbitrary<Draft>
  /** A draft that differs for each number. */
  readonly draft: (n: number) => Draft
  /** Two changes of different fields. */
  readonly patches: readonly [Partial<Draft>, Partial<Draft>]
  /** The map field of the kind, where it has one. */
  readonly map?: MapField<Draft>
  readonly makeWorld: () => Promise<RecordStoreWorld<Draft, Stored>>
  /** How updating a record that does not exist is refused; a store behind access rules may not tell it from a foreign one. */
  readonly missing?: readonly AppErrorCode[]
  /** Rounds of the model-based law and writes of each tab in the concurrency laws. */
  readonly rounds?: number
  readonly writesPerTab?: number
}
