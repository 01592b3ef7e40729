import type { Badge } from '@caderno/domain/shell'
import { useEffect, useRef, useState } from 'react'

/** What lasts so long is worth saying. */
const SETTLED_MS = 2_000

/** Said when the badge has come to mean something else for a while; the connection is another's to tell of (the banners). */
export function useSpoken({ kind, label }: Badge): string {
  const last = useRef(kind)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (kind === last.current) return
    const timer = setTimeout(() => {
      last.current = kind
      setSpoken(kind === 'offline' ? '' : label)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [kind, label])
  return spoken
}
