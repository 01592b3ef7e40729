import { GUEST, type Career } from '@caderno/domain/career'
import { dataOf, type AppErrorCode, type Snapshot } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useDisconnected } from '../../hooks/use-connection.ts'
import { useLive } from '../../hooks/use-live.ts'
import { storageStateOf } from './storage-state.ts'
import type { CareerTabId } from './tabs.ts'

/** The uid of whoever is signed in, GUEST when nobody is; undefined until it is known. */
export function useOwner(): string | undefined {
  const session = dataOf(useLive(useServices().session))
  return session === undefined ? undefined : (session?.uid ?? GUEST)
}

/** What a tab can show: its lists, a skeleton, or why there are none. */
type TabState = 'ready' | 'loading' | { readonly failed: AppErrorCode }

/** What each tab can show, and where all of it is kept just now. */
export function useCareer(owner: string, { applications, goals, contacts, preferences }: Career) {
  const { backend, session, storage } = useServices()
  const signedIn = dataOf(useLive(session))
  const health = dataOf(useLive(useMemo(() => storage.watch(), [storage])))
  const disconnected = useDisconnected()
  const lists = {
    applications: useLive(useMemo(() => applications.watch(owner), [applications, owner])),
    goals: useLive(useMemo(() => goals.watch(owner), [goals, owner])),
    contacts: useLive(useMemo(() => contacts.watch(owner), [contacts, owner])),
  }
  const chosen = useLive(useMemo(() => preferences.watch(owner), [preferences, owner]))
  const own: readonly Snapshot<unknown>[] = [lists.applications, lists.goals, lists.contacts]
  /** Preferences that could not be read say nothing of where the career is kept. */
  const snapshots = chosen.status === 'failed' ? own : [...own, chosen]
  const tabs: Readonly<Record<CareerTabId, TabState>> = {
    estagios: tabState(lists.applications, lists.contacts),
    networking: tabState(lists.contacts, lists.applications, chosen),
    desenvolvimento: tabState(lists.goals),
  }
  return {
    tabs,
    setAside: Object.values(lists).reduce(
      (sum, snapshot) => sum + (snapshot.status === 'ready' ? snapshot.setAside : 0),
      0,
    ),
    storage: storageStateOf({
      backend,
      snapshots,
      guest: owner === GUEST,
      memory: health === 'memory',
      offline: disconnected || (signedIn?.offline ?? false),
    }),
    pending: snapshots.some((snapshot) => snapshot.status === 'ready' && snapshot.pending),
  }
}

/** A tab does without what stands `beside` its list, but waits to know whether it has to. */
function tabState(list: Snapshot<unknown>, ...beside: readonly Snapshot<unknown>[]): TabState {
  if (list.status === 'failed' && list.data === undefined) return { failed: list.error.code }
  return [list, ...beside].some(({ status }) => status === 'loading') ? 'loading' : 'ready'
}
