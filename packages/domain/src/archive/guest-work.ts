import {
  firstData,
  GUEST,
  type Identity,
  type LiveQuery,
  type RecordId,
  type RecordStore,
  type UserId,
  type WriteOutcome,
} from '../kernel/index.ts'
import type { CareerStores, GuestWork } from '../career/index.ts'
import { unimported, type CareerWork } from './guest-plan.ts'
import { importedId } from './ids.ts'

/** The guest's records that an account was given by an import which is not all confirmed yet, as this device remembers them. */
export interface ImportedWork {
  list(owner: UserId): Promise<readonly RecordId[]>
  note(owner: UserId, ids: readonly RecordId[]): Promise<void>
  forget(owner: UserId): Promise<void>
}

export interface GuestWorkOptions {
  /** Opened anew at each call, so that what is read is what is stored now. */
  readonly guest: () => CareerStores
  readonly account: () => CareerStores
  readonly imported: ImportedWork
  /** Runs one task at a time among the tabs of this device. */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>
}

/** What the guest of this browser has, and its way into an account (D17). */
export function createGuestWork({ guest, account, imported, exclusively }: GuestWorkOptions): GuestWork {
  /** What the account has is noted, so that what is edited or removed there meanwhile stays so; also when some of it failed. */
  async function give(stores: CareerStores, owner: UserId, offered: CareerWork, known: CareerWork) {
    const before = new Set(await imported.list(owner))
    const ids = KINDS.flatMap((kind) => offered[kind].map(({ id }) => id)).filter((id) => !before.has(id))
    const adding = addAll(stores, owner, unimported(offered, { owner, work: known, given: before }))
    const outcomes = ids.map((id) => adding.get(importedId(owner, id)) ?? Promise.resolve('saved' as const))
    const settled = await Promise.allSettled(outcomes)
    await imported.note(
      owner,
      ids.filter((_, at) => settled[at]?.status === 'fulfilled'),
    )
    return Promise.all(outcomes)
  }

  return {
    async count() {
      const { applications, goals, contacts } = (await workIn(guest(), GUEST)).work
      return { applications: applications.length, goals: goals.length, contacts: contacts.length }
    },
    importInto: (owner) =>
      exclusively(async () => {
        const [from, to] = [guest(), account()]
        const [offered, known] = await Promise.all([workIn(from, GUEST), workIn(to, owner)])
        const outcomes = await give(to, owner, offered.work, known.work)
        if (known.pending || outcomes.includes('queued')) return 'queued'
        await Promise.all(
          KINDS.flatMap((kind) => offered.work[kind].map(({ id }) => from[kind].remove(GUEST, id).outcome)),
        )
        await imported.forget(owner)
        return 'saved'
      }),
  }
}

/** Contacts first: an application names the one that it is about. */
const KINDS = ['contacts', 'applications', 'goals'] as const

async function workIn(stores: CareerStores, owner: UserId): Promise<{ work: CareerWork; pending: boolean }> {
  let pending = false
  const read = async <T>(query: LiveQuery<T>): Promise<T> => {
    const data = await firstData(query)
    const snapshot = query.getSnapshot()
    pending ||= snapshot.status === 'ready' && snapshot.pending
    return data
  }
  const [applications, goals, contacts] = await Promise.all([
    read(stores.applications.watch(owner)),
    read(stores.goals.watch(owner)),
    read(stores.contacts.watch(owner)),
  ])
  return { work: { applications, goals, contacts }, pending }
}

function addAll(stores: CareerStores, owner: UserId, work: CareerWork): Map<RecordId, Promise<WriteOutcome>> {
  const add = <R extends Identity>(store: Pick<RecordStore<object, R>, 'restore'>, records: readonly R[]) =>
    records.map((record) => [record.id, store.restore(owner, record).outcome] as const)
  return new Map([
    ...add(stores.contacts, work.contacts),
    ...add(stores.applications, work.applications),
    ...add(stores.goals, work.goals),
  ])
}
