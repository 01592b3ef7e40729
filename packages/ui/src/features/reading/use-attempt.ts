import { toAppError } from '@caderno/domain/kernel'
import { readingFailure, type ReadingFailure } from '@caderno/domain/reading'
import { useCallback, useState } from 'react'

/** Runs a write of one item and keeps the sentence of its failure, to be said beside the item. Never rejects. */
export function useAttempt() {
  const [failure, setFailure] = useState<string>()
  const attempt = useCallback(async (kind: ReadingFailure, write: () => Promise<unknown>): Promise<void> => {
    try {
      await write()
      setFailure(undefined)
    } catch (error) {
      setFailure(readingFailure(kind, toAppError(error).code))
    }
  }, [])
  return { failure, attempt }
}
