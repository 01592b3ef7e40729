import { useEffect, useRef } from 'react'
import type { FormSubject, OpenDialog } from './use-dialogs.ts'

/** Of the heading over the sheets. */
export const HEADING_ID = 'suas-habilidades'
/** Of the button that a skill's name is. */
export const titleIdOf = (id: string): string => `habilidade-${id}`

interface FocusEvents {
  form: OpenDialog<FormSubject> | undefined
  /** Counts what took its own button away: a removal, and its undoing. */
  moves: number
  empty: boolean
}

/** Gives the focus a place when the control that had it is gone with its skill, its notice or the empty page. */
export function useFocus({ form, moves, empty }: FocusEvents) {
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
    if (moves > 0) focus(heading.current ?? add.current)
  }, [moves])
  return { add, heading }
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
