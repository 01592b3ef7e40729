import type { GenericSchema } from 'valibot'
import type { LiveQuery, Source } from './live-query.ts'
import { isDocument } from './records.ts'
import type { Applied, Write } from './write.ts'

export type UserId = string
export type RecordId = string

/** What every stored record has besides its own fields. */
export interface Identity {
  readonly id: RecordId
  readonly userId: UserId
}

/** A record with the usual names of its two stamps. */
export interface Stamped extends Identity {
  /** ISO instants. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** One kind of record: its collection (the specification's name), its schema and where its two stamps (ISO instants) stand. */
export interface RecordKind<Stored extends Identity> {
  readonly collection: string
  /** Decodes a stored document; a broken field falls back, a broken record fails (and the store counts it as unreadable). */
  readonly schema: GenericSchema<unknown, Stored>
  readonly created: keyof Stored & string
  readonly updated: keyof Stored & string
  /** Set where a guest keeps records of it too (§6). An account's have a copy on this device, and their removals take steps (§7). */
  readonly guests?: GuestRecords<Stored>
}

/** How a copy on this device is stored; `unpack` gives whatever looks like records. */
export interface CacheShape<Stored> {
  pack(records: readonly Stored[]): unknown
  unpack(value: unknown): readonly unknown[]
}

export interface GuestRecords<Stored> {
  /** What finds a record when its id does not. */
  nameOf?(record: Stored): string
  /** How the copy is stored; one list without it. */
  readonly cache?: CacheShape<Stored>
}

/** Single entries of map fields: a value is put, null takes it out; the other entries stay. */
export type Entries<Draft extends object> = {
  readonly [Field in keyof Draft]?: Readonly<Record<string, string | number | null>>
}

/** What an update writes of a record, or what stood in its places before: fields, and single entries of map fields (null: none). A field is in one of both. */
export interface Written<Draft extends object> {
  readonly patch: Partial<Draft>
  readonly entries: Entries<Draft>
}
/** Says what an update writes, given the record as every earlier write of this device leaves it. Without side effects: it may run again. */
export type Change<Draft extends object, Stored> = (record: Stored) => Partial<Written<Draft>>

/** One user's records of one kind, live. Every rejection is an AppError. `Draft` is what a form makes, `Stored` what comes back. */
export interface RecordStore<Draft extends object, Stored extends Draft & Identity> {
  watch(owner: UserId): LiveQuery<readonly Stored[]>
  /** Asks the store that keeps it, no cache; undefined when it is not there. Rejects `network-request-failed`, of another's `permission-denied`. */
  get(owner: UserId, id: RecordId): Promise<Stored | undefined>
  add(owner: UserId, draft: Draft): Write<Applied<Stored> & { readonly after: Stored }>
  /**
   * Writes what `change` says and the update stamp; other fields, unknown ones too, stay. Nothing to change writes nothing.
   * Reads, changes and writes in one step: two quick presses count twice. Rejects `not-found`, `permission-denied`.
   * Of a map field two devices may put different entries at once and both stay.
   */
  update(
    owner: UserId,
    id: RecordId,
    change: Change<Draft, Stored>,
  ): Write<Applied<Stored> & { readonly before: Stored; readonly after: Stored }>
  /** Removing what is already gone succeeds. */
  remove(owner: UserId, id: RecordId): Write
  /** Writes a removed record back as it was, id and stamps too (D24); an empty stamp is set. */
  restore(owner: UserId, record: Stored): Write
}

/** The store of each kind, always the same one for a kind. */
export type Records = <Draft extends object, Stored extends Draft & Identity>(
  kind: RecordKind<Stored>,
) => RecordStore<Draft, Stored>

/** Lays something over the snapshots of an owner's records. */
export type Overlay<Stored> = (owner: UserId, records: Source<readonly Stored[]>) => Source<readonly Stored[]>

/** The fields of `after` that differ from `before`: what an update writes. */
export function changesOf<T extends object>(before: T, after: Partial<T>): Partial<T> {
  const keys = Object.keys(after) as (keyof T)[]
  return Object.fromEntries(
    keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]),
  ) as Partial<T>
}

type EntryChanges = Readonly<Record<string, string | number | null>>

/** What an update writes of a record; undefined when it changes nothing. */
export function updateOf<Draft extends object, Stored extends Draft>(
  record: Stored,
  change: Change<Draft, Stored>,
): Written<Draft> | undefined {
  const { patch = {}, entries = {} } = change(record)
  return Object.keys({ ...patch, ...entries }).length === 0 ? undefined : { patch, entries }
}

/** What a record is after an update: the patch put in, and into its map fields the single entries. */
export function withEntries<R extends object>(record: R, patch: Partial<R>, entries: Entries<R> = {}): R {
  const maps = Object.entries<EntryChanges | undefined>(entries).map(
    ([field, changes]) => [field, entriesAfter(record[field as keyof R], changes)] as const,
  )
  return { ...record, ...patch, ...Object.fromEntries(maps.filter(([, map]) => map !== undefined)) }
}

/** The map after the changes; undefined where there was none and nothing was put. What is no map gives way to one. */
function entriesAfter(map: unknown, changes: EntryChanges = {}): object | undefined {
  const before = isDocument(map) ? map : undefined
  const after = Object.entries({ ...before, ...changes }).filter(([key]) => changes[key] !== null)
  return before || after.length > 0 ? Object.fromEntries(after) : undefined
}
