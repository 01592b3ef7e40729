import { useEffect, useRef } from 'react'
import type { OpenDialog } from './use-dialog.ts'

interface FocusEvents {
  /** In which a record is added ('new') or edited. */
  form: OpenDialog<unknown> | undefined
  /** Another value for each removal and each undoing: they take their own button away. */
  moved: unknown
  empty: boolean
}

/** Gives the focus a place, the button that adds or the list's heading, when the control that had it is gone with its record, its notice or the empty page. */
export function usePageFocus({ form, moved, empty }: FocusEvents) {
  const add = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasEmpty = useRef(empty)
  const added = form?.subject === 'new' && !form.opened ? form.turn : 0
  useEffect(() => {
    if (wasEmpty.current !== empty && document.activeElement === document.body) focus(add.current)
    wasEmpty.current = empty
  }, [empty])
  useEffect(() => {
    if (added > 0) focus(add.current)
  }, [added])
  useEffect(() => {
    if (moved) focus(heading.current ?? add.current)
  }, [moved])
  return { add, heading }
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
