import type { Identity, RecordStore } from '../kernel/index.ts'
import { GUEST } from './ports.ts'

/** The guest's records on this device, an account's where accounts keep theirs (spec §6, career data). */
export function byOwner<Draft extends object, Stored extends Draft & Identity>(
  guest: RecordStore<Draft, Stored>,
  account: RecordStore<Draft, Stored>,
): RecordStore<Draft, Stored> {
  const of = (owner: string) => (owner === GUEST ? guest : account)
  return {
    watch: (owner) => of(owner).watch(owner),
    get: (owner, id) => of(owner).get(owner, id),
    add: (owner, draft) => of(owner).add(owner, draft),
    update: (owner, id, patch) => of(owner).update(owner, id, patch),
    remove: (owner, id) => of(owner).remove(owner, id),
    restore: (owner, record) => of(owner).restore(owner, record),
  }
}
