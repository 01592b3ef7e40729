import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How every form asks before what was typed in it goes. */
export const DISCARD_WORDS = {
  question: 'Descartar o que você digitou?',
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar editando',
} as const

/** Stands between a form and what would take its text away: closing it, or showing another record in it. With unsaved text it asks first. */
export function useDiscardGuard(dirty: boolean, onClose?: () => void) {
  const [asking, setAsking] = useState(false)
  const onwards = useRef<() => void>(undefined)
  const ask = useCallback((then?: () => void) => {
    onwards.current = then
    // Not within this event: the question would take the same Escape for its answer.
    // At once, though: otherwise the question has the focus before it has seen where to give it back.
    setTimeout(() => flushSync(() => setAsking(true)))
  }, [])
  const isDirty = useRef(dirty)
  const leave = useCallback((then: () => void) => (isDirty.current ? ask(then) : then()), [ask])
  const discard = () => {
    setAsking(false)
    onClose?.()
    onwards.current?.()
  }
  useEffect(() => {
    isDirty.current = dirty
    // What was typed has been stored meanwhile: there is nothing to discard any more.
    if (asking && !dirty) discard()
  })
  return {
    asking,
    /** Asks in any case; with the answer to discard it closes, and goes on with `then`. */
    ask,
    /** Goes on with `then`; the same function at every render. */
    leave,
    close: () => (dirty ? ask() : onClose?.()),
    keep: () => setAsking(false),
    discard,
  }
}

let typedIn = 0
let asks = true
const ask = (event: BeforeUnloadEvent): void => {
  if (asks) event.preventDefault()
}

/** Whether a reload would lose something typed. */
export const isAnythingTyped = (): boolean => typedIn > 0

/** Sets whether the browser asks: not once the app itself has asked whether what was typed may go. */
export const askBeforeUnload = (wanted: boolean): void => void (asks = wanted)

/** While something typed would be lost, the browser asks before the document is left or reloaded. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    typedIn++
    window.addEventListener('beforeunload', ask)
    return () => {
      typedIn--
      if (!isAnythingTyped()) window.removeEventListener('beforeunload', ask)
    }
  }, [active])
}
