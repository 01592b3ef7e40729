import { useCallback, useRef, useState } from 'react'
import type { UndoNotice } from './UndoBar.tsx'

/** The notice of the last change; `offer` returns how to change its words and how to withdraw it. */
export function useUndoNotice() {
  const [notice, setNotice] = useState<UndoNotice | null>(null)
  const turn = useRef(0)
  const offer = useCallback((message: string, undo?: () => void) => {
    const id = (turn.current += 1)
    setNotice({ id, message, undo })
    const change = (next: (shown: UndoNotice) => UndoNotice | null) => setNotice((now) => (now?.id === id ? next(now) : now))
    return {
      amend: (words: string) => change((shown) => (shown.message === words ? shown : { ...shown, message: words })),
      withdraw: () => change(() => null),
    }
  }, [])
  return { notice, offer, expire: useCallback(() => setNotice(null), []) }
}
