import { useEffect, useRef, type FocusEvent } from 'react'

const rowsOf = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-agenda]'),
]

/** A row that leaves takes its buttons along: the focus goes to the one in its place. `returned` came back, and gets it once. `lead` gives it to a row that comes. */
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
    const focused = document.activeElement
    const lost = focused === list.current || focused?.matches('body, main') === true
    const isBusyElsewhere =
      !lost &&
      (!list.current?.contains(focused) ||
        rows.some((row) => row !== back && row !== focused && row.contains(focused)))
    if (back) awaited.current = undefined
    if (back && !isBusyElsewhere) back.focus()
    else if (lost && place.current >= 0)
      (rows[Math.min(place.current, rows.length - 1)] ?? list.current)?.focus({ preventScroll: true })
  }, [keys, returned])
  const holder = {
    ref: list,
    tabIndex: -1,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      place.current = rowsOf(currentTarget).findIndex((row) => row.contains(target))
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) place.current = -1
    },
  }
  const lead = (key: string) => {
    awaited.current = { key }
  }
  return { holder, lead }
}
