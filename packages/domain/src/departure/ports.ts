import type { UserId } from '../kernel/index.ts'

/** How far a deletion got on this device: documents are going, or only the identity and this device are left. */
export type DepartureStage = 'documentos' | 'identidade'

/** Takes away what an account leaves behind. Every call may be repeated, and every rejection is an AppError. */
export interface Erasure {
  /** Removes the signed-in user's documents of all collections; sent bug reports stay. Rejects `network-request-failed` unless the removal is confirmed. */
  documents(owner: UserId): Promise<void>
  /** Removes all that this device keeps of the user, the mark last. Rejects while another tab holds on to something. */
  device(owner: UserId): Promise<void>
  /** Keeps on this device how far the deletion got. */
  mark(owner: UserId, stage: DepartureStage): Promise<void>
  /** The deletions that began on this device and have not ended. */
  marks(): Promise<ReadonlyMap<UserId, DepartureStage>>
}
