import type { LiveQuery } from '@caderno/domain/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { notify, notifyProblem } from '../components/feedback/notify.ts'
import { afterUndo, showUndo, undoStore, undoVisit } from '../components/feedback/undo-notice.ts'

/**
 * Where changes are made. `offer` puts the way back from one on the bar and returns how to change its words and how to withdraw it. `tell` says
 * what came of one in its place, where it may show by itself, or on the bar when that has been left; `warn` says what did not come of one, on the bar
 * where it has no place too. Whoever signs in after that is told nothing.
 */
export function useUndoNotice() {
  const isHere = useRef(false)
  const left = useRef(0)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      left.current = undoVisit()
    }
  }, [])
  return useMemo(() => {
    const visit = () => (isHere.current ? undoVisit() : left.current)
    const offer = (message: string, undo: () => unknown) => showUndo(visit(), message, undo)
    const say = (words: string, onTheBoard: (words: string) => void, inPlace: (() => void) | undefined) => {
      if (isHere.current && inPlace) inPlace()
      // Words alone take no other way back away.
      else if (undoStore.getSnapshot()?.undo === undefined) showUndo(visit(), words)
      else if (visit() === undoVisit()) onTheBoard(words)
    }
    const tell = (words: string, inPlace = () => {}) => say(words, notify, inPlace)
    const warn = (words: string, inPlace?: () => void) => say(words, notifyProblem, inPlace)
    return { offer, tell, warn }
  }, [])
}

/** Keeps a query open after its page was left, for as long as something can be taken back. */
export function useOpenForUndo(query: LiveQuery<unknown>): void {
  useEffect(() => {
    const close = query.subscribe(() => undefined)
    return () => afterUndo(close)
  }, [query])
}
