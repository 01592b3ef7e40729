import { createCareerService, storageStateOf, type Career } from '@caderno/domain/career'
import { dataOf, type LiveQuery, type Snapshot, GUEST } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useDisconnected } from '../../hooks/use-connection.ts'
import { useLive } from '../../hooks/use-live.ts'
import { useToday } from '../../hooks/use-today.ts'

export interface CareerTabProps {
  /** The uid, or GUEST. */
  owner: string
  career: Career
}

/** The same at every render. */
export const NONE: readonly never[] = []

/** The uid of whoever is signed in, GUEST when nobody is; undefined until it is known. */
export function useCareerOwner(): string | undefined {
  const session = dataOf(useLive(useServices().session))
  return session === undefined ? undefined : (session?.uid ?? GUEST)
}

const useWatched = <T>(store: { watch(owner: string): LiveQuery<T> }, owner: string) =>
  useLive(useMemo(() => store.watch(owner), [store, owner]))

/** All that one owner has of the career, live, and what can be done with it. */
export function useCareer(owner: string, career: Career) {
  const { clock } = useServices()
  return {
    applications: useWatched(career.applications, owner),
    goals: useWatched(career.goals, owner),
    contacts: useWatched(career.contacts, owner),
    preferences: useWatched(career.preferences, owner),
    actions: useMemo(() => createCareerService({ ...career, clock }, owner), [career, owner, clock]),
    today: useToday(),
  }
}

export const isPending = (snapshot: Snapshot<unknown>): boolean =>
  snapshot.status === 'ready' && snapshot.pending

/** What each tab can show, and where all of it is kept just now. */
export function useCareerState(owner: string, career: Career) {
  const { backend, session, storage } = useServices()
  const signedIn = dataOf(useLive(session))
  const health = dataOf(useLive(useMemo(() => storage.watch(), [storage])))
  const disconnected = useDisconnected()
  const { applications, goals, contacts, preferences } = useCareer(owner, career)
  const lists: readonly Snapshot<unknown>[] = [applications, goals, contacts]
  /** Preferences that could not be read say nothing of where the career is kept. */
  const snapshots = preferences.status === 'failed' ? lists : [...lists, preferences]
  return {
    tabs: {
      estagios: tabState(applications, contacts),
      networking: tabState(contacts, applications, preferences),
      desenvolvimento: tabState(goals),
    },
    unreadable: lists.reduce((sum, list) => sum + (list.status === 'ready' ? list.unreadable : 0), 0),
    storage: storageStateOf({
      backend,
      snapshots,
      guest: owner === GUEST,
      memory: health === 'memory',
      offline: disconnected || (signedIn?.offline ?? false),
    }),
    pending: snapshots.some(isPending),
  }
}

/** What a tab can show: its lists, a skeleton, or why there are none. It does without what stands `beside` its list, but waits to know whether it has to. */
function tabState(list: Snapshot<unknown>, ...beside: readonly Snapshot<unknown>[]) {
  if (list.status === 'failed' && list.data === undefined) return { failed: list.error.code }
  return [list, ...beside].some(({ status }) => status === 'loading') ? 'loading' : 'ready'
}
