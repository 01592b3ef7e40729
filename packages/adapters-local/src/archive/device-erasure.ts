import type { DepartureStage, Erasure } from '@caderno/domain/departure'
import { toAppError } from '@caderno/domain/kernel'
import { aloneWith } from './archive.ts'
import { DEPARTURES } from './departure-marks.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { purge } from './purge.ts'

const isStage = (value: unknown): value is DepartureStage =>
  value === 'documentos' || value === 'identidade' || value === 'dispositivo'

/** What this device keeps for an account, whichever backend has its documents: caches, journals, marks. */
export function createDeviceErasure(
  environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel' | 'copy'>,
): Pick<Erasure, 'device' | 'mark' | 'marks'> {
  const { storage, locks } = environment
  return {
    /** Alone: a chunk that another tab has read is not written back after it. */
    device: (owner) =>
      aloneWith(locks, owner, () => purge(environment, owner)).catch((error: unknown) =>
        Promise.reject(toAppError(error, 'storage-unavailable')),
      ),
    mark: (owner, stage) => storage.write(DEPARTURES + encodeURIComponent(owner), stage),
    async marks() {
      const keys = await storage.keys(DEPARTURES)
      const found = await Promise.all(
        keys.map(
          async (key) => [decodeURIComponent(key.slice(DEPARTURES.length)), await storage.read(key)] as const,
        ),
      )
      return new Map(found.filter((each): each is [string, DepartureStage] => isStage(each[1])))
    },
  }
}
