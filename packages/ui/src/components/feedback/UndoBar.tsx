import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { undo } from '../../hooks/undo.ts'
import classes from './UndoBar.module.css'

/** A field with text of its own, which a tick and a choice do not have. */
const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea'

/** «Desfazer» for ten seconds, on this page and the next, longer while it is pointed at or focused. Stays mounted, so that screen readers hear what comes in. */
export function UndoBar() {
  const notice = useSyncExternalStore(undo.subscribe, undo.getSnapshot)
  useEffect(() => () => undo.hold(false), [])

  const bar = useRef<HTMLDivElement>(null)
  const onUndoKey = async (event: KeyboardEvent) => {
    const field = (event.target as Element).closest<HTMLInputElement>(TEXT_FIELD)
    const coming = undo.coming()
    // The undo of its own text comes first.
    if (!(notice?.change || coming) || field?.value) return
    event.preventDefault()
    // A screen shows a change before it can be taken back: an older one is not meant.
    if (coming && !(await coming)) return
    // Then it leads to the record, wherever the focus was.
    if (!field) bar.current?.querySelector('button')?.focus()
    void undo.undo()
  }
  useHotkeys([['mod+Z', (event) => void onUndoKey(event), { preventDefault: false }]], [], true)

  const isPointedAt = useRef(false)
  const point = (isThere: boolean) => () => {
    isPointedAt.current = isThere
    undo.hold(isThere || bar.current!.contains(document.activeElement))
  }
  return (
    <div role="status" aria-live={notice?.isToldAlready ? 'off' : 'polite'} className={classes.place}>
      {notice && (
        <div
          ref={bar}
          className={classes.bar}
          data-about={notice.change?.subject}
          data-of={notice.change?.listId}
          onPointerEnter={point(true)}
          onPointerLeave={point(false)}
          onFocus={() => undo.hold(true)}
          onBlur={() => undo.hold(isPointedAt.current)}
        >
          <span className={classes.words}>{notice.message}</span>
          {notice.change && (
            <UnstyledButton key={notice.id} onClick={() => void undo.undo()} aria-keyshortcuts="Control+Z">
              Desfazer
            </UnstyledButton>
          )}
          {notice.change && <kbd aria-hidden>Ctrl Z</kbd>}
        </div>
      )}
    </div>
  )
}
