import { useCallback, useState } from 'react'
import { useDraft } from './use-draft.ts'

export interface OpenDialog<Subject> {
  /** As it was when the dialog opened. */
  readonly subject: Subject
  readonly opened: boolean
  /** Counts the openings: each begins anew. */
  readonly turn: number
}

/** Which dialog of one kind stands open over the page. A closed one stays, to give the focus back. Half typed in `form`, it stands open again. */
export function useDialog<Subject>(form?: string) {
  const { found } = useDraft<unknown, Subject>(form ?? '')
  const [dialog, setDialog] = useState<OpenDialog<Subject> | undefined>(
    found && { subject: found.beside, opened: true, turn: 1 },
  )
  const open = useCallback(
    (subject: Subject) => setDialog((last) => ({ subject, opened: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setDialog((last) => last && { ...last, opened: false }), [])
  return { dialog, open, close }
}
