import type { Skill } from '@caderno/domain/skills'
import { useCallback, useState } from 'react'

/** The skill that is edited, as it was when the dialog opened, or a new one. */
export type FormSubject = Skill | 'new'

export interface OpenDialog<Subject> {
  readonly subject: Subject
  readonly opened: boolean
  /** Counts the openings: each begins anew. */
  readonly turn: number
}

/** Which dialog of one kind stands open over the page. */
export function useDialog<Subject>() {
  const [dialog, setDialog] = useState<OpenDialog<Subject>>()
  const open = useCallback((subject: Subject) => setDialog((last) => ({ subject, opened: true, turn: (last?.turn ?? 0) + 1 })), [])
  const close = useCallback(() => setDialog((last) => last && { ...last, opened: false }), [])
  return { dialog, open, close }
}
