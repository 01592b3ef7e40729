import { useCallback, useEffect, useRef, useState } from 'react'

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
  return { asking, leaveFor, keep, confirm }
}

export type Discard = Pick<ReturnType<typeof useDiscard>, 'asking' | 'keep' | 'confirm'>
