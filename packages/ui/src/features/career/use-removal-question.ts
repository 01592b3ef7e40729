import { useCallback, useState } from 'react'

/** The record that may be removed, asked about first. */
export function useRemovalQuestion<Record>() {
  const [asked, setAsked] = useState<Record>()
  const [asking, setAsking] = useState(false)
  const ask = useCallback((record: Record) => {
    setAsked(record)
    setAsking(true)
  }, [])
  const cancel = useCallback(() => setAsking(false), [])
  return { asked, asking, everAsked: asked !== undefined, ask, cancel }
}
