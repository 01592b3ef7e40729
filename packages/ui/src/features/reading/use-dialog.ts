import type { Reading } from '@caderno/domain/reading'
import { useCallback, useState } from 'react'

/** The item that is edited, as it was when the dialog opened, or a new one. */
export type DialogSubject = Reading | 'new'

export interface OpenDialog {
  readonly subject: DialogSubject
  readonly opened: boolean
  /** Counts the openings: each has a form of its own. */
  readonly turn: number
}

/** Which form stands open over the shelf. */
export function useDialog() {
  const [dialog, setDialog] = useState<OpenDialog>()
  const open = useCallback((subject: DialogSubject) => setDialog((last) => ({ subject, opened: true, turn: (last?.turn ?? 0) + 1 })), [])
  const close = useCallback(() => setDialog((last) => last && { ...last, opened: false }), [])
  return { dialog, open, close }
}
