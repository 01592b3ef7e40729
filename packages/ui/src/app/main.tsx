import '../hooks/use-history-guard.ts'
import { accessTo } from '@caderno/domain/identity'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BACKEND, loadServices } from '../composition/load.ts'
import { tracked } from '../hooks/use-settled.ts'
import { createThemeStore } from '../theme/theme-store.ts'
import { App } from './App.tsx'
import { watchLinks } from '../components/layout/links.ts'
import { isInTheShell, preload } from './screens.ts'

/** A page that can do without is painted before the services load; other pages load everything at once. */
async function startServices(screen: Promise<void>, expectsSession: boolean) {
  const { pathname } = window.location
  const access = accessTo(pathname, expectsSession ? 'expected' : undefined)
  if (access.kind === 'allow' && !isInTheShell(pathname)) await screen.then(painted)
  return loadServices()
}

/** Whether the app has run in this browser. */
async function hasRunHere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0
  } catch {
    // An older browser, or a private window.
    return false
  }
}

/** The page is drawn once its script is there: it would be empty until then, and with a fallback for longer. */
async function start() {
  const screen = preload(window.location.pathname)
  const expectsSession = await hasRunHere()
  const services = tracked(startServices(screen, expectsSession))
  await screen
  // A transition is rendered in short tasks: the first page never blocks the browser for long.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App
          services={services}
          expectsSession={expectsSession}
          themeStore={themeStore}
          router={(app) => <BrowserRouter>{app}</BrowserRouter>}
        />
      </StrictMode>,
    ),
  )
}

const root = document.querySelector('#root')!
const themeStore = createThemeStore(window)
watchLinks()

if (BACKEND.kind === 'incomplete') {
  const gaps = BACKEND
  void import('./ConfigurationStop.tsx').then(({ stopAt }) => stopAt(root, themeStore, gaps))
} else void start()

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
