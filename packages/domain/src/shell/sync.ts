import {
  combineQueries,
  dataOf,
  failed,
  LOADING,
  perKey,
  ready,
  type LiveQuery,
  type Snapshot,
  type UserId,
} from '../kernel/index.ts'
import type { LateRefusal, LateRefusals } from './ports.ts'
import type { Outbox, SyncState, SyncStatus } from './sync-ports.ts'

export type BadgeKind = 'refused' | 'pending' | 'offline' | 'tab-only' | 'saved'
export interface Badge {
  readonly kind: BadgeKind
  readonly label: string
}

interface Surroundings {
  /** The service cannot be reached. */
  readonly offline: boolean
  /** Nothing is kept beyond this tab, and there is no service either. */
  readonly tabOnly: boolean
}

/** The worst of what is true, so that «Tudo salvo» is said only where nothing else is. */
export function badgeOf({ pending, refused }: SyncState, { offline, tabOnly }: Surroundings): Badge {
  const said = (kind: BadgeKind, label: string): Badge => ({ kind, label })
  if (refused.length > 0)
    return said('refused', counted(refused.length, 'item não foi salvo', 'itens não foram salvos'))
  if (pending.length > 0) return said('pending', counted(pending.length, 'pendente', 'pendentes'))
  if (offline) return said('offline', 'Sem conexão')
  return tabOnly ? said('tab-only', 'Só nesta aba') : said('saved', 'Tudo salvo')
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`

/** An item whose change is being made again is pending and no longer lost; a removal and its own write are one item. */
export function syncStateOf(
  outboxes: readonly Outbox[],
  late: readonly LateRefusal[],
  removals: readonly string[],
): SyncState {
  const pending = [...new Set([...outboxes.flatMap(({ unsent }) => unsent), ...removals])]
  const now = new Set(pending)
  const refused = [...late, ...outboxes.flatMap(({ lost }) => lost).filter(({ item }) => !now.has(item))].map(
    ({ collection, code }) => Object.freeze({ collection, code }),
  )
  return Object.freeze({
    pending: Object.freeze(pending),
    removals: new Set(removals).size,
    refused: Object.freeze(refused),
  })
}

export interface SyncSources {
  /** Of each place that is written to. */
  readonly outboxes: readonly { watch(uid: UserId): LiveQuery<Outbox>; dismiss(uid: UserId): Promise<void> }[]
  /** Of writes that were queued and came back. */
  readonly refusals?: LateRefusals
  /** What this device repeats until it is confirmed (D8). */
  readonly removals: readonly {
    readonly collection: string
    watch(uid: UserId): LiveQuery<readonly { readonly id: string }[]>
  }[]
}

/** One answer out of several: as long as one of them is loading nothing is known, and where one failed only what is not saved. */
export function createSyncStatus({ outboxes, refusals, removals }: SyncSources): SyncStatus {
  const watch = (uid: UserId): LiveQuery<SyncState> => {
    const writes = outboxes.map((each) => each.watch(uid))
    const late = refusals?.watch()
    const lists = removals.map((each) => ({ name: each.collection, query: each.watch(uid) }))
    const all: readonly LiveQuery<unknown>[] = [
      ...writes,
      ...(late ? [late] : []),
      ...lists.map(({ query }) => query),
    ]
    const stateNow = () =>
      syncStateOf(
        writes.flatMap((each) => dataOf(each.getSnapshot()) ?? []),
        (late && dataOf(late.getSnapshot())) ?? [],
        lists.flatMap(({ name, query }) =>
          (dataOf(query.getSnapshot()) ?? []).map(({ id }) => `${name}/${id}`),
        ),
      )
    return combineQueries(all, (snapshots, last: Snapshot<SyncState>) => {
      const broken = snapshots.find((each) => each.status === 'failed')
      const state = stateNow()
      const isAllWell = state.pending.length + state.refused.length === 0
      const isLoading = snapshots.some(({ status }) => status === 'loading')
      const next = isLoading ? LOADING : broken && isAllWell ? failed<SyncState>(broken.error) : ready(state)
      return JSON.stringify(next) === JSON.stringify(last) ? last : next
    })
  }
  return {
    watch: perKey(watch),
    async dismiss(uid) {
      await Promise.all([...outboxes.map((each) => each.dismiss(uid)), refusals?.dismiss()])
    },
  }
}
