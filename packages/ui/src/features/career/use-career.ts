import { GUEST, type Career } from '@caderno/domain/career'
import { dataOf, type AppErrorCode, type Snapshot } from '@caderno/domain/kernel'
import { use, useCallback, useEffect, useMemo } from 'react'
import { useServices } from '../../bridge/services.tsx'
import { useDisconnected, useLookAgain } from '../../bridge/use-connection.ts'
import { useLive } from '../../bridge/use-live.ts'
import { storageStateOf } from './storage-state.ts'
import type { CareerTabId } from './tabs.ts'

/** The uid of whoever is signed in, GUEST when nobody is; undefined until it is known. */
export function useOwner(): string | undefined {
  const session = dataOf(useLive(useServices().session))
  return session === undefined ? undefined : (session?.uid ?? GUEST)
}

export const useBackend = () => useServices().backend

/** What a tab can show: its lists, a skeleton, or why there are none. */
export type TabState = 'ready' | 'loading' | { readonly failed: AppErrorCode }

/** Career as it loads with this screen; suspends until it is there. */
export function useCareer(owner: string) {
  const career = use(useServices().career())
  useRemovalsRepeated(owner, career)
  return { career, ...useCareerState(owner, career) }
}

/** Deletions that were not confirmed yet: repeated on load and when the connection is back (D8). */
function useRemovalsRepeated(owner: string, career: Career): void {
  const repeat = useCallback(() => void career.retryRemovals(owner), [career, owner])
  useEffect(repeat, [repeat])
  useLookAgain(true, repeat)
}

function useCareerState(owner: string, { applications, goals, contacts, preferences }: Career) {
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
  const snapshots: readonly Snapshot<unknown>[] = [lists.applications, lists.goals, lists.contacts, chosen]
  const tabs: Readonly<Record<CareerTabId, TabState>> = {
    estagios: tabState([lists.applications, lists.contacts]),
    networking: tabState([lists.contacts, lists.applications]),
    desenvolvimento: tabState([lists.goals]),
  }
  return {
    tabs,
    setAside: Object.values(lists).reduce((sum, snapshot) => sum + (snapshot.status === 'ready' ? snapshot.setAside : 0), 0),
    storage: storageStateOf({
      backend, snapshots, guest: owner === GUEST, memory: health === 'memory', offline: disconnected || (signedIn?.offline ?? false),
    }),
    pending: snapshots.some((snapshot) => snapshot.status === 'ready' && snapshot.pending),
  }
}

function tabState(snapshots: readonly Snapshot<unknown>[]): TabState {
  const lost = snapshots.find((snapshot) => snapshot.status === 'failed' && snapshot.data === undefined)
  if (lost?.status === 'failed') return { failed: lost.error.code }
  return snapshots.every((snapshot) => dataOf(snapshot) !== undefined) ? 'ready' : 'loading'
}
