import { useEffect, useRef } from 'react'
import type { OpenDialog } from './use-dialog.ts'

interface FocusEvents {
  dialog: OpenDialog | undefined
  /** Counts what took its own button away: a removal, and its undoing. */
  moves: number
  empty: boolean
}

/** Gives the focus a place when the control that had it is gone with its item, its notice or the empty shelf. */
export function useFocus({ dialog, moves, empty }: FocusEvents) {
  const add = useRef<HTMLButtonElement>(null)
  const shelf = useRef<HTMLHeadingElement>(null)
  const wasEmpty = useRef(empty)
  const added = dialog?.subject === 'new' && !dialog.opened ? dialog.turn : 0
  useEffect(() => {
    if (wasEmpty.current !== empty && document.activeElement === document.body) focus(add.current)
    wasEmpty.current = empty
  }, [empty])
  useEffect(() => {
    if (added > 0) focus(add.current)
  }, [added])
  useEffect(() => {
    if (moves > 0) focus(shelf.current ?? add.current)
  }, [moves])
  return { add, shelf }
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
