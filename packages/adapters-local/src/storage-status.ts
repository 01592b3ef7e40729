import type { StorageStatus } from '@caderno/domain/shell'
import type { Storage } from './storage.ts'

export function createLocalStorageStatus(storage: Storage): StorageStatus {
  const query = storage.health()
  return { watch: () => query }
}
