import { useState } from 'react'
import { flushSync } from 'react-dom'

/** Stands between a dialog's close button and its closing: with unsaved text it asks first. */
export function useDiscardGuard(dirty: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false)
  return {
    asking,
    close() {
      if (!dirty) return onClose()
      // Not within this event: the question would take the same Escape for its answer.
      // At once, though: otherwise the question has the focus before it has seen where to give it back.
      setTimeout(() => flushSync(() => setAsking(true)))
    },
    keep: () => setAsking(false),
    discard: () => {
      setAsking(false)
      onClose()
    },
  }
}
