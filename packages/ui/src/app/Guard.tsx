import { accessTo } from '@caderno/domain/identity'
import { lazy, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { returnStateOf, useReturnPath } from '../components/layout/paths.ts'
import { useLeaving } from './UiHost.tsx'
import { Page } from './arrival.tsx'
import { useSession } from './session.tsx'

const RestrictedScreen = lazy(() => import('../features/restricted/RestrictedScreen.tsx'))

/** Shows a route to those with access; `waiting` is shown while the session is unknown. */
export function Guard({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const location = useLocation()
  const { session, failure } = useSession()
  const returnPath = useReturnPath()
  const { returnTo: here } = returnStateOf(location)
  const access = accessTo(here, session, returnPath)
  const staysHere =
    useAdmission(location.pathname, session !== undefined && access.kind === 'allow') && session !== null
  const leaving = useLeaving()

  if (access.kind === 'loading' && failure !== undefined) throw failure
  if (access.kind === 'allow' || (access.kind === 'redirect' && staysHere)) return children
  if (access.kind === 'loading' || (leaving && session === null)) return waiting
  if (access.kind === 'restricted')
    return (
      <Page title="Acesso Restrito">
        <RestrictedScreen returnTo={access.returnTo} />
      </Page>
    )
  return (
    <Navigate
      to={access.to}
      replace
      state={access.returnTo === null ? null : { returnTo: access.returnTo }}
    />
  )
}

/** Stays true once allowed: a login page navigates by itself after it succeeded. */
function useAdmission(pathname: string, allowed: boolean): boolean {
  const [admitted, setAdmitted] = useState<string>()
  useEffect(() => {
    if (allowed) setAdmitted(pathname)
  }, [allowed, pathname])
  return admitted === pathname
}
