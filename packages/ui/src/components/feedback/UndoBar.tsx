import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { undo } from '../../hooks/undo.ts'
import classes from './UndoBar.module.css'

/** «Desfazer» for ten seconds, on this page and the next, longer while it is pointed at or focused. Stays mounted, so that screen readers hear what comes in. */
export function UndoBar() {
  const notice = useSyncExternalStore(undo.subscribe, undo.getSnapshot)
  useEffect(() => () => undo.hold(false), [])

  const bar = useRef<HTMLDivElement>(null)
  const before = useRef<EventTarget | null>(null)
  const takeBack = () => {
    const isFocused = bar.current?.contains(document.activeElement)
    const lead = () => isFocused && backWhenLost(before.current)
    undo.undo().then(lead, lead)
  }
  const onUndoKey = (event: KeyboardEvent) => {
    if (!notice?.change || holdsText(event.target)) return
    event.preventDefault()
    takeBack()
  }
  useHotkeys([['mod+Z', onUndoKey, { preventDefault: false }]], [], true)

  const isPointedAt = useRef(false)
  const point = (isThere: boolean) => () => {
    isPointedAt.current = isThere
    undo.hold(isThere || bar.current!.contains(document.activeElement))
  }
  const hold = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget
    undo.hold(true)
  }
  return (
    <div role="status" className={classes.place}>
      {notice && (
        <div
          ref={bar}
          className={classes.bar}
          onPointerEnter={point(true)}
          onPointerLeave={point(false)}
          onFocus={hold}
          onBlur={() => undo.hold(isPointedAt.current)}
        >
          <span>{notice.message}</span>
          {notice.change && (
            <UnstyledButton key={notice.id} onClick={takeBack} aria-keyshortcuts="Control+Z">
              Desfazer
            </UnstyledButton>
          )}
          {notice.change && <kbd aria-hidden>Ctrl Z</kbd>}
        </div>
      )}
    </div>
  )
}

/** Its own undo comes first. */
const holdsText = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''

/** How long a screen has to lead the focus to what came back, once it is back. */
const LEADING_MS = 1_000

/** The button goes with the bar: a focus that nobody led anywhere returns to where it came from, or to the page. */
function backWhenLost(place: EventTarget | null): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const target = place instanceof HTMLElement && place.isConnected ? place : document.querySelector('main')
    target?.focus()
  }, LEADING_MS)
}
