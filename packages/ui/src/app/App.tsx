import type { ReactNode } from 'react'
import { ServicesProvider, type Services } from '../hooks/services.tsx'
import { NotebookTheme } from '../theme/NotebookTheme.tsx'
import type { ThemeStore } from '../theme/theme-store.ts'
import { AfterPaint } from './AfterPaint.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ArrivalProvider } from './arrival.tsx'
import { SessionProvider, useLoadedServices } from './session.tsx'
import { UiHost } from './UiHost.tsx'

/** What only the services can bring up, so it never holds up the first page. */
function Late() {
  const { services } = useLoadedServices()
  return services ? <AfterPaint services={services} /> : null
}

interface AppProps {
  services: Promise<Services>
  themeStore: ThemeStore
  /** BrowserRouter in the browser, MemoryRouter in a test. */
  router: (app: ReactNode) => ReactNode
  env?: 'default' | 'test'
}

export function App({ services, themeStore, router, env = 'default' }: AppProps) {
  return (
    <NotebookTheme store={themeStore} env={env}>
      <ServicesProvider services={services}>
        {router(
          <SessionProvider>
            <UiHost>
              <ArrivalProvider>
                <Late />
                <AppRoutes />
              </ArrivalProvider>
            </UiHost>
          </SessionProvider>,
        )}
      </ServicesProvider>
    </NotebookTheme>
  )
}
