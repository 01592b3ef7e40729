import { inPieces } from '@caderno/domain/kernel'
import { startTransition, useEffect, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'

/** What long work gives, done in steps between which the page answers; what earlier work gave stays until then. */
export function usePlan<Rows>(begin: () => Generator<unknown, Rows>): Rows | undefined {
  const { clock } = useServices()
  const [rows, setRows] = useState<Rows>()
  useEffect(() => {
    let isWanted = true
    const wait = (ms: number) => (isWanted ? clock.wait(ms) : new Promise<never>(() => undefined))
    void inPieces(begin(), { wait }, () => undefined).then(
      (made) => isWanted && startTransition(() => setRows(made)),
    )
    return () => {
      isWanted = false
    }
  }, [begin, clock])
  return rows
}
