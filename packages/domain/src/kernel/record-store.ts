import type { GenericSchema } from 'valibot'
import type { LiveQuery } from './live-query.ts'

export type UserId = string
export type RecordId = string

/** `saved`: confirmed by the store that keeps it. `queued`: durable on this device, to be sent. */
export type WriteOutcome = 'saved' | 'queued'
export interface Added {
  readonly id: RecordId
  readonly outcome: WriteOutcome
}

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
  /** Decodes a stored document; a broken field falls back, a broken record fails (and is set aside by the store). */
  readonly schema: GenericSchema<unknown, Stored>
  readonly created: keyof Stored & string
  readonly updated: keyof Stored & string
}

/** Single entries of map fields: a value is put, null takes it out; the other entries stay. */
export type Entries<Draft extends object> = {
  readonly [Field in keyof Draft]?: Readonly<Record<string, string | number | null>>
}

/** The fields that an update writes; as a function, computed from the record as every earlier write of this device leaves it. */
export type PatchOf<Draft extends object, Stored> = Partial<Draft> | ((record: Stored) => Partial<Draft>)
/** The single entries that an update changes beside the patch; as a function, computed like it. */
export type EntriesOf<Draft extends object, Stored> =
  Entries<Draft> | ((record: Stored, patch: Partial<Draft>) => Entries<Draft>)

/** One user's records of one kind, live. Every rejection is an AppError. `Draft` is what a form makes, `Stored` what comes back. */
export interface RecordStore<Draft extends object, Stored extends Draft & Identity> {
  watch(owner: UserId): LiveQuery<readonly Stored[]>
  /** Asks the store that keeps it, no cache; undefined when it is not there. Rejects `network-request-failed`, of another's `permission-denied`. */
  get(owner: UserId, id: RecordId): Promise<Stored | undefined>
  /** `kept` is called once the write stands on this device, where its answer may take longer; it may be refused even then. So is that of `update`. */
  add(owner: UserId, draft: Draft, kept?: () => void): Promise<Added>
  /**
   * Writes the given fields and the update stamp; other fields, unknown ones too, stay. Nothing to change writes nothing.
   * Reads, changes and writes in one step: two quick presses count twice. Rejects `not-found`, `permission-denied`.
   * Of a map field two devices may put different entries at once and both stay; a field is in `patch` or in `entries`, never in both.
   */
  update(
    owner: UserId,
    id: RecordId,
    patch: PatchOf<Draft, Stored>,
    entries?: EntriesOf<Draft, Stored>,
    kept?: () => void,
  ): Promise<WriteOutcome>
  /** Removing what is already gone succeeds. */
  remove(owner: UserId, id: RecordId): Promise<WriteOutcome>
  /** Writes a removed record back as it was, id and stamps too (D24); an empty stamp is set. */
  restore(owner: UserId, record: Stored): Promise<WriteOutcome>
}
