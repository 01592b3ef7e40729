import type { Undoable } from '@caderno/domain/shell'
import { useEffect, useState } from 'react'
import type { Commands } from '../../hooks/use-command.ts'

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

/** What is taken back takes its notice along: the focus goes on to the record as it was, or to where it stands when that did not succeed. */
export function useFollowBack<Shown>(
  { returning }: Pick<Commands, 'returning'>,
  follow: Follow<Shown>,
  leadsOf: (change: Undoable) => Followed<Shown>,
): void {
  useEffect(() => {
    if (!returning || returning.isUndone) return
    const leads = leadsOf(returning.change)
    follow(returning.isUndone === false ? { ...leads, arrived: () => true } : leads)
  }, [returning, follow, leadsOf])
}

/** What shows a record, by its data attribute. */
export const elementOf = (kind: 'card' | 'due' | 'opener' | 'contact', id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)].find(
    (element) => element.dataset[kind] === id && element.checkVisibility(),
  )

/** The record where it stands in its list, or the heading of the list. */
export function focusRecord(kind: 'card' | 'contact', id: string, heading: string): void {
  const shown = elementOf(kind, id)
  const place =
    shown?.querySelector<HTMLElement>('[data-handle]') ??
    shown ??
    document.getElementById(heading) ??
    document.getElementById('conteudo')
  place?.focus({ preventScroll: shown === undefined })
}

/** The form waits for the next one: the focus that its busy button had goes to its first field, one that was taken elsewhere stays. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const focused = document.activeElement
  if (form && (focused?.contains(form) || focused?.matches('[type=submit]')))
    form.querySelector('input')?.focus({ preventScroll: true })
}
