import { useCallback, useEffect, useRef, useState } from 'react'
import { Confirm } from '../../components/feedback/Confirm.tsx'
import { DISCARD_WORDS } from '../../hooks/use-discard-guard.ts'

/** Stands between what was typed and what would take its place: another record, or nothing. */
export function useDiscard<Subject>(dirty: boolean, open: (next: Subject | undefined) => void) {
  const [asked, ask] = useState<{ readonly next: Subject | undefined }>()
  const latest = useRef({ dirty, open })
  useEffect(() => {
    latest.current = { dirty, open }
  })
  const leaveFor = useCallback(
    (next: Subject | undefined) => (latest.current.dirty ? ask({ next }) : latest.current.open(next)),
    [],
  )
  const keep = () => ask(undefined)
  const confirm = () => {
    if (!asked) return
    keep()
    open(asked.next)
  }
  // What was typed has been kept meanwhile: there is nothing to discard any more.
  useEffect(() => {
    if (!dirty) confirm()
  })
  return { asking: asked !== undefined, leaveFor, keep, confirm }
}

type Discard = Omit<ReturnType<typeof useDiscard>, 'leaveFor'>

export const DiscardDialog = ({ discard, title }: { discard: Discard; title: string }) => (
  <Confirm
    opened={discard.asking}
    title={title}
    {...DISCARD_WORDS}
    module="carreira"
    onConfirm={discard.confirm}
    onCancel={discard.keep}
  />
)
