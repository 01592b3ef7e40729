import type { ImportedWork } from '@caderno/domain/archive'
import { listIn } from '@caderno/domain/kernel'
import { IMPORTED_WORK_PREFIX } from '@caderno/domain/shell'
import type { LocalEnvironment } from '../storage/environment.ts'
import { liveDocuments } from './live-document.ts'

/** Which of the guest's records were imported into an account, under one key per account: it stays through a sign-out, as the guest's work does. */
export function createLocalImportedWork(environment: LocalEnvironment): ImportedWork {
  const documentOf = liveDocuments(environment, IMPORTED_WORK_PREFIX)
  const idsIn = (value: unknown) => listIn(value).filter((id) => typeof id === 'string')
  return {
    list: async (owner) => idsIn(await documentOf(owner).read()),
    async note(owner, ids) {
      await documentOf(owner).change((value) => [...new Set([...idsIn(value), ...ids])])
    },
    async forget(owner) {
      await documentOf(owner).change((value) => (idsIn(value).length > 0 ? [] : undefined))
    },
  }
}
