import { constantQuery, dataOf, type LiveQuery, type Snapshot, type UserId } from '@caderno/domain/kernel'
import { MODULES, type ModuleId, type ModuleSources } from '@caderno/domain/modules'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useServices, type Services } from '../hooks/services.tsx'
import { useRetryWhenBack } from '../hooks/use-connection.ts'
import type { ModuleState, SourceQueries } from './part.ts'
import { openModules } from './parts.ts'

export type ModuleStates = Readonly<Record<ModuleId, ModuleState>>
type Snapshots = { readonly [Name in keyof ModuleSources]: Snapshot<ModuleSources[Name]> }

const NOTHING = Object.assign({}, ...MODULES.map(({ empty }) => empty)) as ModuleSources
const namesOf = (empty: object) => Object.keys(empty) as (keyof ModuleSources)[]
const NAMES = namesOf(NOTHING)
const each = <T>(valueOf: (name: keyof ModuleSources) => T): object =>
  Object.fromEntries(NAMES.map((name) => [name, valueOf(name)]))
const NO_QUERIES = each((name) => constantQuery(NOTHING[name])) as SourceQueries

const openSources = (services: Services, owner: UserId): SourceQueries => ({
  ...NO_QUERIES,
  ...openModules(services, owner),
})

/** What is known of each module: nothing while it is on its way or after it failed, the last data after a later failure. */
const sourcesOf = (snapshots: Snapshots) => ({
  sources: each((name) => dataOf<unknown>(snapshots[name]) ?? NOTHING[name]) as ModuleSources,
  states: Object.fromEntries(
    MODULES.map(({ id, empty }) => [id, stateOf(namesOf(empty).map((name) => snapshots[name]))]),
  ) as ModuleStates,
  pending: Object.values(snapshots).some((snapshot) => snapshot.status === 'ready' && snapshot.pending),
})

function stateOf(snapshots: readonly Snapshot<unknown>[]): ModuleState {
  if (snapshots.some((snapshot) => snapshot.status === 'failed' && snapshot.data === undefined))
    return 'failed'
  return snapshots.some(({ status }) => status === 'loading') ? 'loading' : 'ready'
}

/** The snapshots of all of them, the same object for as long as none changes. */
function together(queries: SourceQueries) {
  const all: readonly LiveQuery<unknown>[] = Object.values(queries)
  const now = () => each((name) => queries[name].getSnapshot()) as Snapshots
  let known = now()
  return {
    subscribe(onChange: () => void) {
      const ends = all.map((query) => query.subscribe(onChange))
      return () => ends.forEach((end) => end())
    },
    getSnapshot() {
      const next = now()
      if (NAMES.some((name) => next[name] !== known[name])) known = next
      return known
    },
  }
}

/** All that one owner keeps, live; a guest has a career alone. The modules come each in its own time, and those that did not come are asked for again. */
export function useSources(owner: UserId) {
  const services = useServices()
  const opened = useMemo(() => openSources(services, owner), [services, owner])
  const [again, setAgain] = useState({ of: opened, queries: opened })
  const queries = again.of === opened ? again.queries : opened
  const { subscribe, getSnapshot } = useMemo(() => together(queries), [queries])
  const snapshots = useSyncExternalStore(subscribe, getSnapshot)
  const known = useMemo(() => sourcesOf(snapshots), [snapshots])
  const retry = () =>
    setAgain({ of: opened, queries: { ...openSources(services, owner), ...soundOf(queries) } })
  useRetryWhenBack(
    Object.values(snapshots).some(
      (snapshot) => snapshot.status === 'failed' && snapshot.error.code === 'network-request-failed',
    ),
    retry,
  )
  return { ...known, retry }
}

/** What came stays on the screen. */
const soundOf = (queries: SourceQueries): Partial<SourceQueries> =>
  Object.fromEntries(Object.entries(queries).filter(([, query]) => query.getSnapshot().status !== 'failed'))
