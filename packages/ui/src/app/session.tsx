import type { Session } from '@caderno/domain/identity'
import { dataOf } from '@caderno/domain/kernel'
import { useTimeout } from '@mantine/hooks'
import { createContext, use, useState, type ReactNode, useMemo } from 'react'
import { useLoadedServices, type Services } from '../hooks/services.tsx'
import { LOADING_QUERY, useLive } from '../hooks/use-live.ts'

interface SessionState {
  /** The services, once they are loaded. */
  readonly services?: Services | undefined
  /** undefined while it loads; null when signed out. */
  readonly session?: Session | null | undefined
  /** It loads, and may well be there. */
  readonly isExpected?: boolean
  /** Why the session could not be read. */
  readonly failure?: Error | undefined
}

const SessionContext = createContext<SessionState>({})

/** The longest that a sign-in page waits for a session that may be there. */
const PATIENCE_MS = 800

interface SessionProviderProps {
  /** The app has run in this browser before: somebody may be signed in. */
  expected?: boolean | undefined
  children: ReactNode
}

/** The session, without suspending: a sign-in page is painted before the services are loaded. */
export function SessionProvider({ expected = false, children }: SessionProviderProps) {
  const [isPatient, setIsPatient] = useState(expected)
  useTimeout(() => setIsPatient(false), PATIENCE_MS, { autoInvoke: true })
  const { services, failure } = useLoadedServices()
  const snapshot = useLive(services?.session ?? LOADING_QUERY)
  const session = dataOf(snapshot)
  const refused = snapshot.status === 'failed' && session === undefined ? snapshot.error : undefined
  const why = failure ?? refused
  const isExpected = isPatient && session === undefined && why === undefined
  return <SessionContext value={{ services, session, isExpected, failure: why }}>{children}</SessionContext>
}

export const useSession = (): SessionState => use(SessionContext)

/** `foto` of the signed-in student's record, empty where there is none (D16). */
export function useOwnPicture(uid: string | undefined): string {
  const { services } = useSession()
  const record = useMemo(
    () => (services && uid ? services.students.watch(uid) : LOADING_QUERY),
    [services, uid],
  )
  return dataOf(useLive(record))?.foto ?? ''
}
