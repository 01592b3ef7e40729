import '../hooks/use-history-guard.ts'
import { accessTo } from '@caderno/domain/identity'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BACKEND, loadServices } from '../composition/load.ts'
import { createThemeStore } from '../theme/theme-store.ts'
import { App } from './App.tsx'
import { watchLinks } from '../components/layout/links.ts'
import { preload } from './screens.ts'

/** A public page is painted before the services load; other pages load everything at once. */
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
  // A transition is rendered in short tasks: the first page never blocks the browser for long.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App
          services={services}
          themeStore={themeStore}
          router={(app) => <BrowserRouter>{app}</BrowserRouter>}
        />
      </StrictMode>,
    ),
  )
}

const LONGEST_WAIT_MS = 3_000

/** Resolves after the first contentful paint; at once in a hidden tab, which never paints. */
async function painted(): Promise<void> {
  if (document.hidden) return
  await Promise.race([firstContent(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  await nextFrame()
  await nextFrame()
}

const firstContent = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
