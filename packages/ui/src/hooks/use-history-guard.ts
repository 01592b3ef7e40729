import { useEffect, useEffectEvent } from 'react'

/** What hears of a step of the browser's back and forward before the router does; one at a time. */
const beforeRouter: { onStep?: ((event: PopStateEvent) => void) | undefined } = {}

// Chromium calls the window's listeners in the order in which they came, capturing or not: this module is loaded before any router is mounted.
window.addEventListener('popstate', (event) => beforeRouter.onStep?.(event))

/** Where the router's entry stands in the browser's history; undefined of one that is not the router's. */
const placeOf = (state: unknown): number | undefined => (state as { readonly idx?: number } | null)?.idx

/** While active, the browser's back and forward do not leave: `ask` is given the step, to be made after all. */
export function useHistoryGuard(active: boolean, ask: (leave: () => void) => void): void {
  const onLeave = useEffectEvent(ask)
  useEffect(() => {
    const here = placeOf(window.history.state)
    if (!active || here === undefined) return
    const onStep = (event: PopStateEvent) => {
      const there = placeOf(event.state)
      if (there === undefined) return
      // The router never hears of a step that is taken back.
      event.stopImmediatePropagation()
      if (there === here) return
      window.history.go(here - there)
      onLeave(() => {
        beforeRouter.onStep = undefined
        window.history.go(there - here)
      })
    }
    beforeRouter.onStep = onStep
    return () => {
      if (beforeRouter.onStep === onStep) beforeRouter.onStep = undefined
    }
  }, [active])
}
