import type { DeletionStage, Erasure } from '@caderno/domain/identity'
import { toAppError, type UserId } from '@caderno/domain/kernel'
import { DELETION_PREFIX } from '@caderno/domain/shell'
import type { LocalEnvironment } from '../storage/environment.ts'
import type { Storage } from '../storage/storage.ts'

type Environment = Pick<LocalEnvironment, 'storage' | 'channel' | 'backup'>

const isStage = (value: unknown): value is DeletionStage =>
  value === 'documentos' || value === 'identidade' || value === 'dispositivo'

export const hasPendingDeletions = async (storage: Pick<Storage, 'keys'>): Promise<boolean> =>
  (await storage.keys(DELETION_PREFIX)).length > 0

/** What this device keeps for an account, whichever backend has its documents: caches, journals, marks. */
export const createDeviceErasure = (
  environment: Environment,
): Pick<Erasure, 'device' | 'mark' | 'marks'> => ({
  device: (owner) =>
    purge(environment, owner).catch((error: unknown) =>
      Promise.reject(toAppError(error, 'storage-unavailable')),
    ),
  mark: (owner, stage) => environment.storage.write(DELETION_PREFIX + encodeURIComponent(owner), stage),
  async marks() {
    const marks = await environment.storage.readRange(DELETION_PREFIX)
    const found = marks.map(([key, stage]) => [decodeURIComponent(key.slice(DELETION_PREFIX.length)), stage])
    return new Map(found.filter((each): each is [string, DeletionStage] => isStage(each[1])))
  },
})

/** Removes every key of the owner in one transaction and rewrites the backup, which must not restore them. */
export async function purge({ storage, channel, backup }: Environment, owner: UserId): Promise<void> {
  const own = encodeURIComponent(owner)
  const change = async () => {
    const removed = await storage.transact(async (table) => {
      const keys = (await table.keys('')).filter((key) => key.split('/').slice(1).includes(own))
      keys.forEach((key) => table.put(key, undefined))
      return keys
    })
    removed.forEach((key) => channel.post(key))
  }
  await (backup ? backup.rewriteAfter(storage, change) : change())
}
