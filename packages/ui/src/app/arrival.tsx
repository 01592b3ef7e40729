import { VisuallyHidden } from '@mantine/core'
import { createContext, use, useCallback, useRef, useState, type ReactNode, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

interface Arrival {
  readonly title: string
  readonly pathname: string
  /** `POP`: loaded, or by the browser's own buttons; the scroll position is the browser's business then. */
  readonly by: 'POP' | 'PUSH' | 'REPLACE'
}

const ArrivalContext = createContext<(arrival: Arrival) => void>(() => undefined)
const useArrival = () => use(ArrivalContext)

/** Names each page as it appears. From the second one on it is also announced and gets the focus, as a loaded page would. */
export function ArrivalProvider({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState('')
  const last = useRef<string>(undefined)
  const arrive = useCallback(({ title, pathname, by }: Arrival) => {
    const here = `${title} ${pathname}`
    // Who follows a link before the loaded page has appeared arrives all the same.
    const first = last.current === undefined && by !== 'PUSH'
    if (last.current === here) return
    last.current = here
    document.title = `${title} · Caderno`
    if (first) return
    setAnnounced(title)
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

/** A field of the page that took the focus itself keeps it, and a dialog over the page what is being typed into it. A heading that stands in while the data come hands the focus on to the page's own. */
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

/** One screen under its name: the browser's title, and on arrival the focus on its h1. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const arrive = useArrival()
  const { pathname } = useLocation()
  const by = useNavigationType()
  useEffect(() => arrive({ title, pathname, by }), [arrive, title, pathname, by])
  return children
}
