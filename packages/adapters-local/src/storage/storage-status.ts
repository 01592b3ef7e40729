import { combineQueries, dataOf, ready } from '@caderno/domain/kernel'
import { RESTORED_KEY, type StorageHealth, type StorageStatus } from '@caderno/domain/shell'
import type { LocalEnvironment } from './environment.ts'
import { createLiveDocument } from '../records/live-document.ts'

export function createLocalStorageStatus(environment: LocalEnvironment): StorageStatus {
  const { storage, backup, manager, accounts } = environment
  const health = combineQueries([storage.health(), accounts.cleared()], ([now, cleared]) =>
    dataOf(cleared) ? ready<StorageHealth>('cleared') : now,
  )
  const note = createLiveDocument(environment, RESTORED_KEY)
  const restored = note.watch((value) => (typeof value === 'string' ? value : null))
  return {
    watch: () => health,
    restored: () => restored,
    dismissRestored: async () => void (await note.change(() => null)),
    askToKeep: async () => (await manager?.persist?.()) ?? false,
    care: async () => ({
      kept: await manager?.persisted?.(),
      bytes: (await manager?.estimate?.())?.usage,
      backup: (await backup?.state()) ?? { kind: 'unsupported' },
    }),
  }
}
