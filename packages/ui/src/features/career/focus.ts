import { useEffect, useState } from 'react'

/** Where a change leads. */
export interface Followed<Shown> {
  /** The change shows. */
  arrived(shown: Shown): boolean
  /** Puts the focus there. */
  focus(): void
}
export type Follow<Shown> = (followed: Followed<Shown>) => void

/** When a change takes the focused control away with its card or its notice, the focus goes on to where the record stands now. */
export function useFollow<Shown>(shown: Shown, asking: boolean): Follow<Shown> {
  const [followed, follow] = useState<Followed<Shown>>()
  useEffect(() => {
    if (asking || !followed?.arrived(shown)) return
    follow(undefined)
    if (document.activeElement === document.body) followed.focus()
  }, [followed, shown, asking])
  return follow
}

/** What shows a record, by its data attribute. */
export const elementOf = (kind: 'card' | 'due' | 'opener' | 'contact', id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)].find(
    (element) => element.dataset[kind] === id && element.checkVisibility(),
  )

/** The form waits for the next one: the focus that its busy button had goes to its first field, one that was taken elsewhere stays. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const focused = document.activeElement
  if (form && (focused?.contains(form) || focused?.matches('[type=submit]')))
    form.querySelector('input')?.focus({ preventScroll: true })
}
