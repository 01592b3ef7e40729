import { UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
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

  const undo = () => {
    setHeld(false)
    notice?.undo?.()
    onExpire()
  }
  return (
    <div role="status" className={classes.place}>
      {notice && (
        <div
          className={classes.bar}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{notice.message}</span>
          {notice.undo && <UnstyledButton onClick={undo}>Desfazer</UnstyledButton>}
        </div>
      )}
    </div>
  )
}
