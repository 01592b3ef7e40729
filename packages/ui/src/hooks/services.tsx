import type { AccountDeletion, Accounts, Auth, Session } from '@caderno/domain/identity'
import type { ArchiveStore } from '@caderno/domain/archive'
import type { BugReports } from '@caderno/domain/bug-report'
import type { GuestWork } from '@caderno/domain/career'
import type { FinanceStore } from '@caderno/domain/finance'
import { dataOf, type Clock, type IdSource, type LiveQuery, type Records } from '@caderno/domain/kernel'
import type { Registration, Students } from '@caderno/domain/registration'
import type { Backend, Outbox, PreferenceStore, StorageStatus, Updates } from '@caderno/domain/shell'
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { useLive } from './use-live.ts'

/** Everything a screen may ask of the world; composition/ makes it, tests and stories pass a plain object. */
export interface Services {
  readonly backend: Backend
  readonly clock: Clock
  readonly ids: IdSource
  readonly session: LiveQuery<Session | null>
  readonly auth: Auth
  readonly accounts: Accounts
  readonly registration: Registration
  readonly students: Students
  readonly bugReports: BugReports
  /** These are loaded with their first call: a script that does not come counts as a lost connection. */
  readonly records: Records
  readonly finances: FinanceStore
  readonly archive: ArchiveStore
  readonly preferences: PreferenceStore
  /** Each of these is loaded with the first screen that asks for it, and is the same one from then on. Rejects `network-request-failed`. */
  readonly guestWork: () => Promise<GuestWork>
  readonly accountDeletion: () => Promise<AccountDeletion>
  readonly updates: () => Promise<Updates>
  readonly storage: StorageStatus
  /** What is not saved yet. */
  readonly outbox: Outbox
}

const ServicesContext = createContext<Promise<Services> | null>(null)

export const ServicesProvider = (props: { services: Promise<Services>; children: ReactNode }) => (
  <ServicesContext value={props.services}>{props.children}</ServicesContext>
)

/** The services while they may still be loading: for screens that paint first and act later (sign-in). */
export function useServicesPromise(): Promise<Services> {
  const services = use(ServicesContext)
  if (!services) throw new Error('ServicesProvider is missing')
  return services
}

/** The services once loaded, for parts that must not suspend. */
export function useLoadedServices() {
  const promise = useServicesPromise()
  const [state, setState] = useState<{ services?: Services; failure?: Error }>({})
  useEffect(() => {
    promise.then(
      // In short tasks, as the first page: somebody may be typing.
      (services) => startTransition(() => setState({ services })),
      (failure: Error) => setState({ failure }),
    )
  }, [promise])
  return state
}

/** The services, suspending until they are there. */
export const useServices = (): Services => use(useServicesPromise())

/** The uid of whoever is signed in. */
export const useUid = (): string | undefined => dataOf(useLive(useServices().session))?.uid
