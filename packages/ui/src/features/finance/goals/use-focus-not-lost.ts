import { useEffect, useRef, type RefObject } from 'react'

/** Where a change takes the focused button away (a removed goal's, «Desfazer»), the focus goes to `place`; one that is elsewhere, or nowhere, stays. */
export function useFocusNotLost(place: RefObject<HTMLElement | null>, changing: unknown): void {
  const last = useRef<Element>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (document.activeElement === document.body && last.current?.isConnected === false)
      place.current?.focus({ preventScroll: true })
  }, [place, changing])
}
