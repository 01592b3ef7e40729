import type { Session } from '@caderno/domain/identity'
import { dataOf, LOADING, type LiveQuery } from '@caderno/domain/kernel'
import { createContext, use, useEffect, useState, type ReactNode, useMemo } from 'react'
import { useServicesPromise, type Services } from '../hooks/services.tsx'
import { useLive } from '../hooks/use-live.ts'
import type { Student } from '@caderno/domain/registration'

interface SessionState {
  /** undefined while it loads; null when signed out. */
  readonly session: Session | null | undefined
  /** Why the session could not be read. */
  readonly failure: Error | undefined
}

const NOT_YET: LiveQuery<never> = { getSnapshot: () => LOADING, subscribe: () => () => undefined }
const SessionContext = createContext<SessionState>({ session: undefined, failure: undefined })

/** The session, without suspending: a sign-in page is painted before the services are loaded. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { services, failure } = useLoadedServices()
  const snapshot = useLive(services?.session ?? NOT_YET)
  const session = dataOf(snapshot)
  const refused = snapshot.status === 'failed' && session === undefined ? snapshot.error : undefined
  return <SessionContext value={{ session, failure: failure ?? refused }}>{children}</SessionContext>
}

export const useSession = (): SessionState => use(SessionContext)

/** The services once loaded, for parts that must not suspend. */
export function useLoadedServices(): { services: Services | undefined; failure: Error | undefined } {
  const promise = useServicesPromise()
  const [state, setState] = useState<{ services: Services | undefined; failure: Error | undefined }>({
    services: undefined,
    failure: undefined,
  })
  useEffect(() => {
    let wanted = true
    promise.then(
      (services) => wanted && setState({ services, failure: undefined }),
      (reason: unknown) =>
        wanted &&
        setState({
          services: undefined,
          failure: reason instanceof Error ? reason : new Error(String(reason)),
        }),
    )
    return () => {
      wanted = false
    }
  }, [promise])
  return state
}

const NOBODY: LiveQuery<Student | null> = { getSnapshot: () => LOADING, subscribe: () => () => undefined }

/** `foto` of the signed-in student's record, empty where there is none (D16). */
export function useOwnPicture(uid: string | undefined): string {
  const { services } = useLoadedServices()
  const record = useMemo(() => (services && uid ? services.students.watch(uid) : NOBODY), [services, uid])
  return dataOf(useLive(record))?.foto ?? ''
}
