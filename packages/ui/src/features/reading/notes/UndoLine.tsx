import { Button } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'
import { undo } from '../../../hooks/undo.ts'
import classes from './Notes.module.css'

interface UndoLineProps {
  /** The record whose last change is offered. */
  about: string
  /** What is told once it was taken back. */
  announcement: string
  onUndo: () => void
}

/** «Desfazer» where the dialog stands: the bar of the page is behind it. */
export function UndoLine({ about, announcement, onUndo }: UndoLineProps) {
  const notice = useSyncExternalStore(undo.subscribe, undo.getSnapshot)
  const isOffered = notice?.change?.subject === about
  useEffect(() => () => undo.hold(false), [])
  return (
    <div role="status" className={classes.status}>
      {isOffered ? (
        <>
          <span>{notice.message}</span>
          <Button
            variant="subtle"
            size="xs"
            aria-keyshortcuts="Control+Z"
            onFocus={() => undo.hold(true)}
            onBlur={() => undo.hold(false)}
            onClick={() => {
              onUndo()
              void undo.undo()
            }}
          >
            Desfazer
          </Button>
        </>
      ) : (
        announcement
      )}
    </div>
  )
}
