import type { Contact } from '@caderno/domain/career'
import { useCallback, useState } from 'react'

interface OpenDialog {
  readonly subject: Contact | 'new'
  readonly opened: boolean
  /** Counts the openings: each has a form of its own. */
  readonly turn: number
}

/** Which contact is being written down. A closed dialog stays, to give the focus back. */
export function useContactDialog() {
  const [dialog, setDialog] = useState<OpenDialog>()
  const open = useCallback((subject: Contact | 'new') => setDialog((last) => ({ subject, opened: true, turn: (last?.turn ?? 0) + 1 })), [])
  const close = useCallback(() => setDialog((last) => last && { ...last, opened: false }), [])
  return { dialog, open, close }
}
