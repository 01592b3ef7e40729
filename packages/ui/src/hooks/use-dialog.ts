import { useCallback, useEffect, useState } from 'react'
import { useDraft } from './use-draft.ts'

export interface OpenDialog<Subject> {
  /** The record as it was when the dialog opened. */
  readonly subject: Subject
  readonly opened: boolean
  /** Counts the openings: each begins anew. */
  readonly turn: number
}

/** Which dialog of one kind stands open over the page. A closed one stays, to give the focus back. Half typed in `form`, it stands open again, over what opens it. */
export function useDialog<Subject>(form?: string, idOf: (subject: Subject) => string = idOfRecord) {
  const { found } = useDraft<unknown, Subject>(form ?? '')
  const opener = found && idOf(found.context)
  useEffect(() => {
    if (opener) openerOf(opener)?.focus({ preventScroll: true })
  }, [opener])
  const [dialog, setDialog] = useState<OpenDialog<Subject> | undefined>(
    found && { subject: found.context, opened: true, turn: 1 },
  )
  const open = useCallback(
    (subject: Subject) => setDialog((last) => ({ subject, opened: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setDialog((last) => last && { ...last, opened: false }), [])
  return { dialog, open, close }
}

const idOfRecord = (subject: unknown): string =>
  typeof subject === 'string' ? subject : (subject as { readonly id: string }).id

/** What opens the form of a record, or of a new one; it has the focus when the dialog opens, and gets it back (`useFocusRecovery`). */
function openerOf(id: string): HTMLElement | null {
  if (id === 'new') return document.querySelector<HTMLElement>('[data-add]')
  const record = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)
  return record?.querySelector<HTMLElement>('[data-handle]') ?? record
}
