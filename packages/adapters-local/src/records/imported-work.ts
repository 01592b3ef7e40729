import type { ImportedWork } from '@caderno/domain/career'
import type { LocalEnvironment } from '../storage/environment.ts'
import { liveDocuments } from './live-document.ts'

/** Which of the guest's records were imported into an account, under one key per account: it stays through a sign-out, as the guest's work does. */
export function createLocalImportedWork(
  environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>,
): ImportedWork {
  const documentOf = liveDocuments(environment, 'importadas')
  const idsIn = (value: unknown): readonly string[] =>
    Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  return {
    list: async (owner) => idsIn(await documentOf(owner).read()),
    note: (owner, ids) =>
      documentOf(owner).change((value) => ({
        value: [...new Set([...idsIn(value), ...ids])],
        result: undefined,
      })),
    forget: (owner) =>
      documentOf(owner).change((value) => ({
        ...(idsIn(value).length > 0 && { value: [] }),
        result: undefined,
      })),
  }
}
