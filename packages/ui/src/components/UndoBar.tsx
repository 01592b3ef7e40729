import { UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import classes from './UndoBar.module.css'

export interface UndoNotice {
  /** A new id starts the ten seconds anew. */
  readonly id: string | number
  readonly message: string
  /** Absent where there is no way back (any more). */
  readonly undo?: (() => void) | undefined
}

export const UNDO_MS = 10_000

/** «Desfazer» for ten seconds, longer while it is pointed at or focused. Stays mounted, so that screen readers hear what comes in. */
export function UndoBar({ notice, onExpire }: { notice: UndoNotice | null; onExpire: () => void }) {
  const [held, setHeld] = useState(false)
  const id = notice?.id
  useEffect(() => {
    if (id === undefined || held) return
    const timer = setTimeout(onExpire, UNDO_MS)
    return () => clearTimeout(timer)
  }, [id, held, onExpire])

  const bar = useRef<HTMLDivElement>(null)
  const before = useRef<EventTarget | null>(null)
  const undo = () => {
    const isFocused = bar.current?.contains(document.activeElement)
    setHeld(false)
    notice?.undo?.()
    onExpire()
    if (isFocused) backWhenLost(before.current)
  }
  useUndoKey(notice?.undo !== undefined, undo)

  const hold = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget
    setHeld(true)
  }
  return (
    <div role="status" className={classes.place}>
      {notice && (
        <div
          ref={bar}
          className={classes.bar}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={hold}
          onBlur={() => setHeld(false)}
        >
          <span>{notice.message}</span>
          {notice.undo && <UnstyledButton onClick={undo} aria-keyshortcuts="Control+Z">Desfazer</UnstyledButton>}
          {notice.undo && <kbd aria-hidden>Ctrl Z</kbd>}
        </div>
      )}
    </div>
  )
}

/** Ctrl+Z from anywhere, but where there is text whose own undo it is. */
function useUndoKey(isOffered: boolean, undo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey) || holdsText(event.target)) return
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

/** How long a screen has to lead the focus to what came back. */
const LEADING_MS = 500

/** The button goes with the bar: a focus that nobody led anywhere returns to where it came from, or to the page. */
function backWhenLost(place: EventTarget | null): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const target = place instanceof HTMLElement && place.isConnected ? place : document.querySelector('main')
    target?.focus()
  }, LEADING_MS)
}
