import { inPieces } from '@caderno/domain/kernel'
import { startTransition, useEffect, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'

/** What long work gives, done in steps between which the page answers; what earlier work gave stays until then, and is not current. */
export function usePlan<Rows>(begin: () => Generator<unknown, Rows>): {
  rows: Rows | undefined
  isCurrent: boolean
} {
  const { clock } = useServices()
  const [made, setMade] = useState<{ rows: Rows; begin: typeof begin }>()
  useEffect(() => {
    let isWanted = true
    const wait = (ms: number) => (isWanted ? clock.wait(ms) : new Promise<never>(() => undefined))
    void inPieces(begin(), { wait }, () => undefined).then(
      (rows) => isWanted && startTransition(() => setMade({ rows, begin })),
    )
    return () => {
      isWanted = false
    }
  }, [begin, clock])
  return { rows: made?.rows, isCurrent: made?.begin === begin }
}
