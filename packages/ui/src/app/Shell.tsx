import { routeOf } from '@caderno/domain/identity'
import { formatDate, isoDateOf } from '@caderno/domain/kernel'
import { Suspense, useEffect, type ComponentProps, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { Services } from '../hooks/services.tsx'
import { BottomBar } from '../components/layout/BottomBar.tsx'
import { Footer } from '../components/layout/Footer.tsx'
import { Header } from '../components/layout/Header.tsx'
import { lazyPart } from '../components/layout/lazy-part.tsx'
import { moduleOf } from '../modules/index.ts'
import { PageSkeleton } from '../components/layout/PageSkeleton.tsx'
import { whenPageStands } from '../components/layout/page-stands.ts'
import { SkipLink } from '../components/layout/SkipLink.tsx'
import { UndoBar } from '../components/feedback/UndoBar.tsx'
import { Spotlight } from '../features/spotlight/Spotlight.tsx'
import { useSpotlight } from '../features/spotlight/use-spotlight.ts'
import { setBadge, useTellsReminders } from '../modules/reminder-store.ts'
import { useFocusRecovery } from '../hooks/use-focus-recovery.ts'
import { useIsPrinted } from '../hooks/use-is-printed.ts'
import { ErrorBoundary, FailureView } from './ErrorBoundary.tsx'
import { useSession, useOwnPicture } from './session.tsx'
import { useUndoOwner } from './use-undo-owner.ts'
import classes from './Shell.module.css'

/** The badge; where its script does not come, nothing is said. */
const SyncBadge = lazyPart<{ services: Services }>(
  () =>
    new Promise<void>(whenPageStands)
      .then(() => import('../features/sync/SyncBadge.tsx'))
      .catch(() => ({ default: () => null })),
  { isPrefetched: false },
)

/** Where the student has asked for it; the dashboard tells by itself. */
const Reminders = lazyPart<{ owner: string }>(
  () =>
    new Promise<void>(whenPageStands)
      .then(() => import('../modules/Reminders.tsx'))
      .catch(() => ({ default: () => null })),
  { isPrefetched: false },
)

interface ShellViewProps extends Pick<ComponentProps<typeof Header>, 'name' | 'foto' | 'sync'> {
  pathname: string
  children: ReactNode
}

/** The open notebook: header, the page, footer, and on a phone the bar at the bottom. */
export function ShellView({ pathname, children, ...header }: ShellViewProps) {
  const spotlight = useSpotlight()
  useFocusRecovery()
  const route = routeOf(pathname)
  const module = moduleOf(route)
  return (
    <div className={classes.shell} data-module={module}>
      <SkipLink />
      <Header {...header} module={module} onSearch={spotlight.open} />
      <main id="conteudo" tabIndex={-1} className={classes.page}>
        {children}
      </main>
      <UndoBar />
      <Footer />
      <BottomBar module={module} home={route === '/dashboard'} />
      <Spotlight spotlight={spotlight} />
    </div>
  )
}

/** The layout route of all module pages; an error in a page keeps the header. */
export default function Shell() {
  const { pathname } = useLocation()
  const { session, services } = useSession()
  useUndoOwner(services)
  const foto = useOwnPicture(session?.uid)
  const printed = useIsPrinted() && services
  const uid = session?.uid
  // What is signed out has nothing to show; a page that is closed leaves what it said.
  useEffect(() => (uid === undefined ? undefined : () => setBadge(0)), [uid])
  const tells = useTellsReminders() && services && session && routeOf(pathname) !== '/dashboard'
  // A visitor changes something in the modules alone.
  const badge = services && (session || moduleOf(routeOf(pathname))) && <SyncBadge services={services} />
  return (
    <ShellView pathname={pathname} name={session && session.name} foto={foto} sync={badge}>
      {printed && (
        <p className={classes.whose}>
          {[session?.name, formatDate(isoDateOf(printed.clock.now()))].filter(Boolean).join(', ')}
        </p>
      )}
      {tells && <Reminders owner={session.uid} />}
      <ErrorBoundary resetKey={pathname} fallback={(error) => <FailureView error={error} />}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </ShellView>
  )
}
