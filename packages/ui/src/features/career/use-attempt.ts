import { careerFailure, type CareerFailure } from '@caderno/domain/career'
import { toAppError } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'

/** Runs a write of one record and keeps the sentence of its failure, to be said beside the record. Never rejects. */
export function useAttempt(kind: CareerFailure) {
  const [failure, setFailure] = useState<string>()
  const attempt = useCallback(
    async (write: () => Promise<unknown>): Promise<void> => {
      try {
        await write()
        setFailure(undefined)
      } catch (error) {
        setFailure(careerFailure(kind, toAppError(error).code))
      }
    },
    [kind],
  )
  return { failure, attempt }
}
