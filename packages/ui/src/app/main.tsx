import '../hooks/use-history-guard.ts'
import { accessTo } from '@caderno/domain/identity'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BACKEND, loadServices } from '../composition/load.ts'
import { createThemeStore } from '../theme/theme-store.ts'
import { App } from './App.tsx'
import { watchLinks } from '../components/layout/links.ts'
import { painted } from '../components/layout/painted.ts'
import { preload } from './screens.ts'

/** A page that anybody may see is painted first; one that needs to know who is there loads everything at once. */
async function startServices() {
  const { pathname } = window.location
  const screen = preload(pathname)
  if (accessTo(pathname, undefined).kind === 'allow') await screen.then(painted)
  return loadServices()
}

const root = document.querySelector('#root')!
const themeStore = createThemeStore(window)
watchLinks()

if (BACKEND.kind === 'incomplete') {
  const gaps = BACKEND
  void import('./ConfigurationStop.tsx').then(({ stopAt }) => stopAt(root, themeStore, gaps))
} else {
  const services = startServices()
  services.catch(() => undefined)
  createRoot(root).render(
    <StrictMode>
      <App
        services={services}
        themeStore={themeStore}
        router={(app) => <BrowserRouter>{app}</BrowserRouter>}
      />
    </StrictMode>,
  )
}
