import type { Dismissals } from '@caderno/domain/shell'
import type { Storage } from '../storage/storage.ts'

const KEY = 'versao-dispensada'

export const createLocalDismissals = (storage: Storage): Dismissals => ({
  async last() {
    const at = await storage.read(KEY)
    return typeof at === 'number' ? at : undefined
  },
  remember: (at) => storage.write(KEY, at),
})
