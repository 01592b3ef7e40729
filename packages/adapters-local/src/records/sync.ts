import { createSyncStatus, type SyncStatus } from '@caderno/domain/shell'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createLocalRemovals } from './removals.ts'

/** The collections whose removals are repeated until they are confirmed (D8). */
const REPEATED = ['candidaturas', 'metas_carreira', 'contatos'] as const

/** What this device knows of removals that are not confirmed, whichever backend they are for. */
export const localRemovals = (environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>) =>
  REPEATED.map((collection) => ({ collection, watch: createLocalRemovals(environment, collection).watch }))

/** What is written on this device is pending until its transaction is complete, and lost with this page if that failed. */
export const createLocalSync = (
  environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel' | 'writes'>,
): SyncStatus => createSyncStatus({ outboxes: [environment.writes], removals: localRemovals(environment) })
