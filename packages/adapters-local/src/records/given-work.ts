import type { GivenWork } from '@caderno/domain/career'
import { perKey } from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createLiveDocument } from './live-document.ts'

/** What accounts were given of the guest's work, under one key per account: it stays through a sign-out, as the guest's work does. */
export function createLocalGivenWork(
  environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>,
): GivenWork {
  const documentOf = perKey((owner) =>
    createLiveDocument(environment, `importadas/${encodeURIComponent(owner)}`),
  )
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
