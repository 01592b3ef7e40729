import { pendingRemovals, type PendingRemovals } from '@caderno/domain/career'
import { perKey } from '@caderno/domain/kernel'
import { createSyncStatus, type SyncStatus } from '@caderno/domain/shell'
import { createLiveDocument } from './live-document.ts'
import type { LocalEnvironment } from '../storage/environment.ts'

/** The collections whose removals are repeated until they are confirmed (D8). */
const REPEATED = ['candidaturas', 'metas_carreira', 'contatos'] as const

/** The unconfirmed removals of a service's records that this device knows of. */
export const localRemovals = (environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>) =>
  REPEATED.map((collection) => ({ collection, watch: createLocalRemovals(environment, collection).watch }))

/** A write is pending until its transaction is complete; a failed one is lost with the page. */
export const createLocalSync = (environment: Pick<LocalEnvironment, 'writes'>): SyncStatus =>
  createSyncStatus({ outboxes: [environment.writes], removals: [] })

type Environment = Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>

const made = new WeakMap<Environment['storage'], (collection: string) => PendingRemovals>()

/** The removals of one collection that this device has to repeat. All callers in one tab share one list, which notifies them of each change. */
export function createLocalRemovals(environment: Environment, collection: string): PendingRemovals {
  const of = made.get(environment.storage) ?? perKey((name) => createRemovals(environment, name))
  made.set(environment.storage, of)
  return of(collection)
}

/** One key per owner; kept at sign-out. */
function createRemovals(environment: Environment, collection: string): PendingRemovals {
  const keyOf = (owner: string) => `remocoes/${collection}/${encodeURIComponent(owner)}`
  const documentOf = perKey((owner) => createLiveDocument(environment, keyOf(owner)))
  return {
    watch: perKey((owner) => documentOf(owner).watch(pendingRemovals)),
    list: async (owner) => pendingRemovals(await documentOf(owner).read()),
    remember: (owner, removal) =>
      documentOf(owner).change((value) => ({
        value: [...pendingRemovals(value).filter(({ id }) => id !== removal.id), { ...removal }],
        result: undefined,
      })),
    forget: (owner, id, em) =>
      documentOf(owner).change((value) => {
        const before = pendingRemovals(value)
        const forgotten = before.find((each) => each.id === id && (em === undefined || each.em === em))
        return { ...(forgotten && { value: before.filter((each) => each !== forgotten) }), result: forgotten }
      }),
    exclusively: (owner, id, task) =>
      environment.locks.run(`${keyOf(owner)}/${encodeURIComponent(id)}`, task),
  }
}
