import { VisuallyHidden } from '@mantine/core'
import { createContext, use, useCallback, useRef, useState, type ReactNode, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

type Arrive = (title: string, pathname: string, by: ReturnType<typeof useNavigationType>) => void
const ArrivalContext = createContext<Arrive>(() => undefined)

/** Sets the title of each page. From the second page on it is also announced and focused, as after a page load. */
export function PageAnnouncer({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState('')
  const last = useRef<string>(undefined)
  const arrive = useCallback<Arrive>((title, pathname, by) => {
    const here = `${title} ${pathname}`
    // A link followed before the first page was shown counts as a navigation.
    const first = last.current === undefined && by !== 'PUSH'
    if (last.current === here) return
    last.current = here
    document.title = `${title} · Caderno`
    if (first) return
    setAnnounced(title)
    // A page load and the browser's back and forward restore the scroll position themselves.
    if (by !== 'POP') window.scrollTo(0, 0)
    focusHeading()
  }, [])
  return (
    <ArrivalContext value={arrive}>
      {children}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </ArrivalContext>
  )
}

/** Focuses the page's heading, unless a field of the page or a dialog has the focus. When a placeholder heading is replaced, the new one gets the focus. */
function focusHeading(): void {
  const main = document.querySelector('main')
  if (!main || document.activeElement?.closest('main *,[role=dialog]')) return
  const target = main.querySelector('h1') ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  new MutationObserver((_, observer) => {
    if (target.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) focusHeading()
  }).observe(main, { childList: true, subtree: true })
}

/** One screen with its title; navigation focuses its h1. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const arrive = use(ArrivalContext)
  const { pathname } = useLocation()
  const by = useNavigationType()
  useEffect(() => arrive(title, pathname, by), [arrive, title, pathname, by])
  return children
}
