import { useEffect, useRef } from 'react'
import { beforeRouter } from '../components/layout/before-router.ts'

/** Where the router's entry stands in the browser's history; undefined of one that is not the router's. */
const placeOf = (state: unknown): number | undefined => (state as { readonly idx?: number } | null)?.idx

/** While active, the browser's back and forward do not leave: `ask` is given the step, to be made after all. */
export function useHistoryGuard(active: boolean, ask: (leave: () => void) => void): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
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
      latest.current(() => {
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
