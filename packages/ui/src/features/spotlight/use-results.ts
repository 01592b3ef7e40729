import { GUEST } from '@caderno/domain/kernel'
import { AGENDA_MODULES, type AgendaModule } from '@caderno/domain/agenda'
import { searchRecords } from '@caderno/domain/search'
import { useMemo } from 'react'
import { useSources } from '../../modules/use-sources.ts'
import { findActions, type Group } from './actions.ts'
import { inOrder, recordGroups } from './results.ts'

export interface Results {
  readonly groups: readonly Group[]
  /** Some records are still on their way. */
  readonly loading: boolean
  readonly missing: readonly AgendaModule[]
}

/** What can be done and the owner's records that match, live. */
export function useResults(owner: string, query: string): Results {
  const { sources, states } = useSources(owner)
  const groups = useMemo(
    () => inOrder(query, findActions(query, owner === GUEST), recordGroups(searchRecords(sources, query))),
    [sources, query, owner],
  )
  return {
    groups,
    loading: Object.values(states).includes('loading'),
    missing: AGENDA_MODULES.filter((module) => states[module] === 'failed'),
  }
}
