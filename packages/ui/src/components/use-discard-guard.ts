import { useState } from 'react'

/** Stands between a dialog's close button and its closing: with unsaved text it asks first. */
export function useDiscardGuard(dirty: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false)
  return {
    asking,
    close() {
      if (!dirty) return onClose()
      // Not within this event: the question would take the same Escape for its answer.
      setTimeout(() => setAsking(true))
    },
    keep: () => setAsking(false),
    discard: () => {
      setAsking(false)
      onClose()
    },
  }
}
