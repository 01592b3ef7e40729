import type { AgendaSources, AgendaModule } from '@caderno/domain/agenda'
import { GUEST } from '@caderno/domain/career'
import { EMPTY_BOOK } from '@caderno/domain/finance'
import { constantQuery, lazyQuery, type LiveQuery, dataOf, type Snapshot } from '@caderno/domain/kernel'
import { useCallback, useMemo, useState } from 'react'
import { useServices, type Services } from './services.tsx'
import { useLookAgain } from './use-connection.ts'
import { useLive } from './use-live.ts'

type SourceSnapshots = { readonly [Field in keyof AgendaSources]: Snapshot<AgendaSources[Field]> }
export type ModuleState = 'ready' | 'loading' | 'failed'
export type ModuleStates = Readonly<Record<AgendaModule, ModuleState>>

const FIELDS = {
  carreira: ['applications', 'contacts', 'careerGoals'],
  financas: ['book'],
  habilidades: ['skills'],
  leitura: ['readings'],
} as const satisfies Readonly<Record<AgendaModule, readonly (keyof AgendaSources)[]>>

/** What is known of each module: nothing while it is on its way or after it failed, the last data after a later failure. */
function sourcesOf(snapshots: SourceSnapshots): {
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

export type SourceQueries = { readonly [Field in keyof AgendaSources]: LiveQuery<AgendaSources[Field]> }

const NONE = constantQuery<readonly never[]>([])
const NO_BOOK = constantQuery(EMPTY_BOOK)

function openSources({ career, finances, readings, skills }: Services, owner: string): SourceQueries {
  const guest = owner === GUEST
  return {
    applications: lazyQuery(async () => (await career()).applications.watch(owner)),
    contacts: lazyQuery(async () => (await career()).contacts.watch(owner)),
    careerGoals: lazyQuery(async () => (await career()).goals.watch(owner)),
    book: guest ? NO_BOOK : lazyQuery(async () => (await finances()).watch(owner)),
    skills: guest ? NONE : lazyQuery(() => Promise.resolve(skills.watch(owner))),
    readings: guest ? NONE : lazyQuery(() => Promise.resolve(readings.watch(owner))),
  }
}

/** All that one owner keeps, live; a guest has a career alone. The modules come each in its own time, and those that did not come are asked for again. */
export function useSources(owner: string) {
  const services = useServices()
  const opened = useMemo(() => openSources(services, owner), [services, owner])
  const [again, setAgain] = useState({ of: opened, queries: opened })
  const queries = again.of === opened ? again.queries : opened
  const applications = useLive(queries.applications)
  const contacts = useLive(queries.contacts)
  const careerGoals = useLive(queries.careerGoals)
  const book = useLive(queries.book)
  const skills = useLive(queries.skills)
  const readings = useLive(queries.readings)
  const snapshots = useMemo(
    (): SourceSnapshots => ({ applications, contacts, careerGoals, book, skills, readings }),
    [applications, contacts, careerGoals, book, skills, readings],
  )
  const known = useMemo(() => sourcesOf(snapshots), [snapshots])
  const retry = useCallback(
    () => setAgain({ of: opened, queries: { ...openSources(services, owner), ...soundOf(queries) } }),
    [services, owner, opened, queries],
  )
  useLookAgain(
    Object.values(snapshots).some(
      (snapshot) => snapshot.status === 'failed' && snapshot.error.code === 'network-request-failed',
    ),
    retry,
  )
  return { ...known, queries, retry }
}

/** What came stays on the screen. */
const soundOf = (queries: SourceQueries): Partial<SourceQueries> =>
  Object.fromEntries(Object.entries(queries).filter(([, query]) => query.getSnapshot().status !== 'failed'))
