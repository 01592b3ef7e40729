import type { Application } from '@caderno/domain/career'
import { useCallback, useState } from 'react'

/** The application that may be removed, asked about first. */
export function useRemovalQuestion() {
  const [application, setApplication] = useState<Application>()
  const [asking, setAsking] = useState(false)
  const ask = useCallback((wanted: Application) => {
    setApplication(wanted)
    setAsking(true)
  }, [])
  const close = useCallback(() => setAsking(false), [])
  return { application, asking, ask, close }
}
