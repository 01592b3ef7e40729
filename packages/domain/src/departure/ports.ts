import type { UserId } from '../kernel/index.ts'

/** How far a deletion got on this device: documents are going, the identity is the next to go, or it is gone and only this device is left. */
export type DepartureStage = 'documentos' | 'identidade' | 'dispositivo'

/** Takes away what an account leaves behind. Every call may be repeated, and every rejection is an AppError. */
export interface Erasure {
  /** Removes the signed-in user's documents of all collections; sent bug reports stay. Rejects `network-request-failed` unless the removal is confirmed. */
  documents(owner: UserId): Promise<void>
  /**
   * For an account that is not signed in: whether its identity is known to be gone, so that nobody can have come back to it. One that this device
   * itself keeps goes by this where nothing is left of its documents; false where only the service knows.
   */
  identity(owner: UserId): Promise<boolean>
  /** Removes all that this device keeps of the user, the mark last. May reject while another tab holds on to something. */
  device(owner: UserId): Promise<void>
  /** Keeps on this device how far the deletion got. */
  mark(owner: UserId, stage: DepartureStage): Promise<void>
  /** The deletions that began on this device and have not ended. */
  marks(): Promise<ReadonlyMap<UserId, DepartureStage>>
}
