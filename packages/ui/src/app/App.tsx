import { type ReactNode, useEffect, useState } from 'react'
import { ServicesProvider, type Services } from '../hooks/services.tsx'
import { NotebookTheme } from '../theme/NotebookTheme.tsx'
import type { ThemeStore } from '../theme/theme-store.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { SessionProvider, useSession } from './session.tsx'
import { UiHost } from './UiHost.tsx'
import { accessTo, HOME, routeOf, WELCOME } from '@caderno/domain/identity'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NoticeBoard } from '../components/feedback/NoticeBoard.tsx'
import { Banners } from './Banners.tsx'
import { IN_THE_SHELL } from './screens.ts'
import { useUpdatesPart } from './use-updates-part.ts'

/** Shown once the services are loaded; never delays the first page. */
function Late() {
  const { services } = useSession()
  return services && <AfterPaint services={services} />
}

interface AppProps {
  services: Promise<Services>
  /** Somebody may be signed in. */
  expectsSession?: boolean
  themeStore: ThemeStore
  /** BrowserRouter in the browser, MemoryRouter in a test. */
  router: (app: ReactNode) => ReactNode
  env?: 'default' | 'test'
}

export function App({ services, expectsSession, themeStore, router, env = 'default' }: AppProps) {
  return (
    <NotebookTheme store={themeStore} env={env}>
      <ServicesProvider services={services}>
        {router(
          <SessionProvider expected={expectsSession}>
            <UiHost>
              <PageAnnouncer>
                <Late />
                <AppRoutes />
              </PageAnnouncer>
            </UiHost>
          </SessionProvider>,
        )}
      </ServicesProvider>
    </NotebookTheme>
  )
}

/** Banners and notices over every page, once the services are loaded. */
function AfterPaint({ services }: { services: Services }) {
  const inside = useInside()
  const part = useUpdatesPart(services, inside)
  return (
    <>
      <Banners services={services}>
        {part && (
          // An error in it must not break the page.
          <ErrorBoundary fallback={() => null}>
            <part.Updates updates={part.updates} command={part.command} inside={inside} />
          </ErrorBoundary>
        )}
      </Banners>
      <NoticeBoard />
    </>
  )
}

const INSIDE = [HOME, WELCOME, ...IN_THE_SHELL.map(({ path }) => path)].filter(
  (path) => path !== '/privacidade',
)

/** Whether a page beyond the sign-in pages has been shown: those, and the privacy page, leave nothing on the device. */
function useInside(): boolean {
  const { pathname } = useLocation()
  const { session } = useSession()
  const [inside, setInside] = useState(false)
  const isHere = INSIDE.includes(routeOf(pathname)) && accessTo(pathname, session).kind === 'allow'
  useEffect(() => {
    if (isHere) setInside(true)
  }, [isHere])
  return inside
}
