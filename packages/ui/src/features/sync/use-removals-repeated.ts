import type { Career } from '@caderno/domain/career'
import { useCallback, useEffect } from 'react'
import { useLookAgain } from '../../hooks/use-connection.ts'

/** Deletions that were not confirmed yet: repeated on load and when the connection is back (D8), once it is known whose. */
export function useRemovalsRepeated(owner: string | undefined, career: () => Promise<Career>): void {
  const repeat = useCallback(() => {
    if (owner !== undefined)
      career()
        .then(({ retryRemovals }) => retryRemovals(owner))
        .catch(() => undefined)
  }, [career, owner])
  useEffect(repeat, [repeat])
  useLookAgain(owner !== undefined, repeat)
}
