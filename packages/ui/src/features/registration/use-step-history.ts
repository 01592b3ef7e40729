import { STEPS } from '@caderno/domain/registration'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The step that an entry of the history stands for: the first, unless it says another. */
const stepOf = (state: unknown): number =>
  Math.max(
    0,
    STEPS.findIndex((_, index) => index === (state as { step?: unknown } | null)?.step),
  )

/** The steps as entries of the browser's history, one after the other at the same address; `open` says which step may be shown for the one asked for. */
export function useStepHistory(open: (asked: number) => number) {
  const { key, search, hash, ...location } = useLocation()
  const state = location.state as object | null
  const navigate = useNavigate()
  const asked = stepOf(state)
  const step = open(asked)
  /** The entry that is being left: a second press changes nothing. */
  const leaving = useRef<string>(undefined)

  const entry = (next: number, replace = false) =>
    navigate({ search, hash }, { replace, state: { ...state, step: next } })
  const goTo = (next: number): void => {
    if (next === step || leaving.current === key) return
    leaving.current = key
    void (next > step ? entry(next) : navigate(next - step))
  }

  /** An entry whose step is not open, as after a reload: back to the entry of the one that is. */
  const fallBack = useEffectEvent(() => {
    leaving.current = key
    void entry(step, true)
    void navigate(step - asked)
  })
  useEffect(() => {
    if (leaving.current === key) return
    leaving.current = undefined
    if (step < asked) fallBack()
  }, [key, step, asked])

  return { step, goTo }
}
