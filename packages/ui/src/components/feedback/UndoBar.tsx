import { UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { holdUndo, takeBack, undoStore } from './undo-notice.ts'
import classes from './UndoBar.module.css'

/** «Desfazer» for ten seconds, on this page and the next, longer while it is pointed at or focused. Stays mounted, so that screen readers hear what comes in. */
export function UndoBar() {
  const notice = useSyncExternalStore(undoStore.subscribe, undoStore.getSnapshot)
  useEffect(() => () => holdUndo(false), [])

  const bar = useRef<HTMLDivElement>(null)
  const before = useRef<EventTarget | null>(null)
  const undo = () => {
    const isFocused = bar.current?.contains(document.activeElement)
    const lead = () => isFocused && backWhenLost(before.current)
    takeBack().then(lead, lead)
  }
  useUndoKey(notice?.undo !== undefined, undo)

  const isPointedAt = useRef(false)
  const point = (isThere: boolean) => () => {
    isPointedAt.current = isThere
    holdUndo(isThere || bar.current!.contains(document.activeElement))
  }
  const hold = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget
    holdUndo(true)
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
          onBlur={() => holdUndo(isPointedAt.current)}
        >
          <span>{notice.message}</span>
          {notice.undo && (
            <UnstyledButton key={notice.id} onClick={undo} aria-keyshortcuts="Control+Z">
              Desfazer
            </UnstyledButton>
          )}
          {notice.undo && <kbd aria-hidden>Ctrl Z</kbd>}
        </div>
      )}
    </div>
  )
}

/** Ctrl+Z from anywhere, but where there is text whose own undo it is. */
function useUndoKey(isOffered: boolean, undo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'z' ||
      event.shiftKey ||
      event.altKey ||
      !(event.ctrlKey || event.metaKey) ||
      holdsText(event.target)
    )
      return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    if (!isOffered) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOffered])
}

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
