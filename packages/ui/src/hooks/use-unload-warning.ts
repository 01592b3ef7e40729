import { useEffect } from 'react'

let typedIn = 0
let asks = true
const ask = (event: BeforeUnloadEvent): void => {
  if (asks) event.preventDefault()
}

/** Whether a reload would lose something typed. */
export const isAnythingTyped = (): boolean => typedIn > 0

/** False once the app itself has asked whether what was typed may go. */
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
