import { Suspense, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { PageSkeleton } from '../components/layout/PageSkeleton.tsx'
import { PlainLayout } from '../components/layout/PlainLayout.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FailureView } from './FailureView.tsx'
import { Guard } from './Guard.tsx'
import { Page } from './arrival.tsx'
import { IN_THE_SHELL, LazyShell, NOT_FOUND, OWN_LAYOUT, type ScreenRoute } from './screens.ts'
import classes from './AppRoutes.module.css'

const Waiting = () => (
  <main className={classes.waiting}>
    <PageSkeleton />
  </main>
)

const guarded = ({ path, title, Screen }: ScreenRoute, waiting: ReactNode) => (
  <Route
    key={path}
    path={path}
    element={
      <Guard waiting={waiting}>
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
            {IN_THE_SHELL.map((route) => guarded(route, <PageSkeleton />))}
          </Route>
          {guarded(NOT_FOUND, null)}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
