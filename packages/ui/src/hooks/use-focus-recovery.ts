import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'

/** When what is `changing` takes the focused control away, from `within` this selector, the focus goes on to `place`. One that is elsewhere, or nowhere, stays. */
export function useFocusRecovery(
  changing: unknown,
  place: () => HTMLElement | null | undefined,
  within = '*',
): void {
  const last = useRef<Element>(null)
  useWindowEvent('focusin', ({ target }) => {
    last.current = target instanceof Element && target.closest(within) ? target : null
  })
  const recover = useEffectEvent(() => place()?.focus({ preventScroll: true }))
  useEffect(() => {
    if (document.activeElement === document.body && last.current?.isConnected === false) recover()
  }, [changing])
}
