import { useEffect, useState, type ReactNode } from 'react'

/** Shows its children only after a while, so that a quick load shows no skeleton at all. */
export function Delayed({ after = 200, children }: { after?: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return due ? children : null
}
