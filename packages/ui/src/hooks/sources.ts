import type { AgendaModule, AgendaSources } from '@caderno/domain/agenda'
import { EMPTY_BOOK } from '@caderno/domain/finance'
import { dataOf, type Snapshot } from '@caderno/domain/kernel'

export type SourceSnapshots = { readonly [Field in keyof AgendaSources]: Snapshot<AgendaSources[Field]> }
export type ModuleState = 'ready' | 'loading' | 'failed'
export type ModuleStates = Readonly<Record<AgendaModule, ModuleState>>

const FIELDS = {
  carreira: ['applications', 'contacts', 'careerGoals'],
  financas: ['book'],
  habilidades: ['skills'],
  leitura: ['readings'],
} as const satisfies Readonly<Record<AgendaModule, readonly (keyof AgendaSources)[]>>

/** What is known of each module: nothing while it is on its way or after it failed, the last data after a later failure. */
export function sourcesOf(snapshots: SourceSnapshots): {
  readonly sources: AgendaSources
  readonly states: ModuleStates
  readonly pending: boolean
} {
  return {
    sources: {
      applications: dataOf(snapshots.applications) ?? [],
      contacts: dataOf(snapshots.contacts) ?? [],
      careerGoals: dataOf(snapshots.careerGoals) ?? [],
      book: dataOf(snapshots.book) ?? EMPTY_BOOK,
      skills: dataOf(snapshots.skills) ?? [],
      readings: dataOf(snapshots.readings) ?? [],
    },
    states: Object.fromEntries(
      Object.entries(FIELDS).map(([module, fields]) => [
        module,
        stateOf(fields.map((field) => snapshots[field])),
      ]),
    ) as ModuleStates,
    pending: Object.values(snapshots).some((snapshot) => snapshot.status === 'ready' && snapshot.pending),
  }
}

function stateOf(snapshots: readonly Snapshot<unknown>[]): ModuleState {
  if (snapshots.some((snapshot) => snapshot.status === 'failed' && snapshot.data === undefined))
    return 'failed'
  return snapshots.some(({ status }) => status === 'loading') ? 'loading' : 'ready'
}
