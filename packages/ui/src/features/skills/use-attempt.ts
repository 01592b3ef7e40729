import { toAppError } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'
import { sentenceFor } from './texts.ts'

/** Runs a change of one skill and keeps the sentence of its failure, to be said beside it. Never rejects; tells whether it was kept. */
export function useAttempt() {
  const [failure, setFailure] = useState<string>()
  const attempt = useCallback(async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await write()
      setFailure(undefined)
      return true
    } catch (error) {
      setFailure(sentenceFor('update', toAppError(error).code))
      return false
    }
  }, [])
  return { failure, attempt }
}
