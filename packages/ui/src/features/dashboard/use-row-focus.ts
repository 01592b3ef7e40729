import { useEffect, useRef, type FocusEvent } from 'react'

const rowsOf = (list: HTMLElement): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-agenda]')]

/** A row that leaves takes its buttons along: the focus goes to the one in its place. `returned` came back, and gets it. */
export function useRowFocus(keys: readonly string[], returned: { readonly key: string } | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef(-1)
  const awaited = useRef(returned)
  useEffect(() => {
    awaited.current = returned
  }, [returned])
  useEffect(() => {
    const rows = list.current ? rowsOf(list.current) : []
    const back = awaited.current && rows.find((row) => row.dataset['agenda'] === awaited.current?.key)
    const lost = document.activeElement === document.body || document.activeElement === list.current
    if (back) awaited.current = undefined
    if (lost && (back || place.current >= 0)) (back ?? rows[Math.min(place.current, rows.length - 1)] ?? list.current)?.focus({ preventScroll: !back })
  }, [keys, returned])
  return {
    ref: list,
    tabIndex: -1,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      place.current = rowsOf(currentTarget).findIndex((row) => row.contains(target))
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) place.current = -1
    },
  }
}
