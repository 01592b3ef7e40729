import { useCallback, useEffect, useRef, useState } from 'react'
import { Confirm } from '../../components/feedback/Confirm.tsx'
import { DISCARD_WORDS } from '../../hooks/use-discard-guard.ts'

/** Stands between what was typed and what would take its place: another record, or nothing. */
export function useDiscard<Subject>(dirty: boolean, open: (next: Subject | undefined) => void) {
  const [next, setNext] = useState<Subject>()
  const [asking, setAsking] = useState(false)
  const latest = useRef({ dirty, open })
  useEffect(() => {
    latest.current = { dirty, open }
  })
  const leaveFor = useCallback((wanted: Subject | undefined) => {
    if (!latest.current.dirty) return latest.current.open(wanted)
    setNext(wanted)
    setAsking(true)
  }, [])
  const keep = () => setAsking(false)
  const confirm = () => {
    setAsking(false)
    open(next)
  }
  // What was typed has been kept meanwhile: there is nothing to discard any more.
  useEffect(() => {
    if (asking && !dirty) confirm()
  })
  return { asking, leaveFor, keep, confirm }
}

type Discard = Pick<ReturnType<typeof useDiscard>, 'asking' | 'keep' | 'confirm'>

/** Asks before typed text is thrown away. */
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
