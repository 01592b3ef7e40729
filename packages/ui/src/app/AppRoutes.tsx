import { Suspense, type ReactNode, lazy, use, useEffect, useState } from 'react'
import { createPath, Route, Routes, useLocation, Navigate } from 'react-router-dom'
import { PageSkeleton } from '../components/layout/PageSkeleton.tsx'
import { PlainLayout } from '../components/layout/PlainLayout.tsx'
import { ErrorBoundary, FailureView } from './ErrorBoundary.tsx'
import { Page } from './page-announcer.tsx'
import { IN_THE_SHELL, LazyShell, NOT_FOUND, OWN_LAYOUT, type ScreenRoute } from './screens.ts'
import classes from './AppRoutes.module.css'
import { accessTo } from '@caderno/domain/identity'
import { useReturnPath } from '../components/layout/paths.ts'
import { LeavingContext } from './UiHost.tsx'
import { useSession } from './session.tsx'

const Waiting = () => (
  <main className={classes.waiting}>
    <PageSkeleton />
  </main>
)

const guarded = ({ path, title, Screen }: ScreenRoute, waiting: ReactNode, needsServices = false) => (
  <Route
    key={path}
    path={path}
    element={
      <Guard waiting={waiting} needsServices={needsServices}>
        <Page title={title}>
          <Screen />
        </Page>
      </Guard>
    }
  />
)

/** All routes, guarded by the domain's access table, each screen in its own chunk. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error) => (
        <PlainLayout>
          <FailureView error={error} />
        </PlainLayout>
      )}
    >
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<Guard waiting={<Waiting />}>{null}</Guard>} />
          {OWN_LAYOUT.map((route) => guarded(route, <Waiting />))}
          <Route element={<LazyShell />}>
            {IN_THE_SHELL.map((route) => guarded(route, <PageSkeleton />, true))}
          </Route>
          {guarded(NOT_FOUND, null)}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}

const RestrictedScreen = lazy(() => import('../features/restricted/RestrictedScreen.tsx'))

interface GuardProps {
  /** Shown while the session is unknown, or the services that the page needs are on their way. */
  waiting: ReactNode
  needsServices?: boolean
  children: ReactNode
}

/** Shows a route to those with access. */
export function Guard({ waiting, needsServices = false, children }: GuardProps) {
  const location = useLocation()
  const { services, session, isExpected, failure } = useSession()
  const returnPath = useReturnPath()
  const access = accessTo(createPath(location), isExpected ? 'expected' : session, returnPath)
  const staysHere =
    useAdmission(location.pathname, session !== undefined && access.kind === 'allow') && session !== null
  const leaving = use(LeavingContext)

  const isWaiting = access.kind === 'loading' || (needsServices && !services)
  if (isWaiting && failure !== undefined) throw failure
  if (isWaiting) return waiting
  if (access.kind === 'allow' || (access.kind === 'redirect' && staysHere)) return children
  if (leaving && session === null) return waiting
  if (access.kind === 'restricted')
    return (
      <Page title="Acesso Restrito">
        <RestrictedScreen returnTo={access.returnTo} />
      </Page>
    )
  return <Navigate to={access.to} replace state={access.returnTo && { returnTo: access.returnTo }} />
}

/** Stays true once allowed: a login page navigates by itself after it succeeded. */
function useAdmission(pathname: string, allowed: boolean): boolean {
  const [admitted, setAdmitted] = useState<string>()
  useEffect(() => {
    if (allowed) setAdmitted(pathname)
  }, [allowed, pathname])
  return admitted === pathname
}
