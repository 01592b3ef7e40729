import type { ReactNode } from 'react'
import { ServicesProvider, type Services } from '../bridge/services.tsx'
import { NoticeBoard } from '../components/NoticeBoard.tsx'
import { NotebookTheme } from '../theme/NotebookTheme.tsx'
import type { ThemeStore } from '../theme/theme-store.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { ArrivalProvider } from './arrival.tsx'
import { Banners } from './Banners.tsx'
import { SessionProvider } from './session.tsx'
import { UiHost } from './UiHost.tsx'

export interface AppProps {
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
                <Banners />
                <AppRoutes />
                <NoticeBoard />
              </ArrivalProvider>
            </UiHost>
          </SessionProvider>,
        )}
      </ServicesProvider>
    </NotebookTheme>
  )
}
