import type { Session } from '@caderno/domain/identity'
import { dataOf, type LiveQuery } from '@caderno/domain/kernel'
import { useEffect } from 'react'
import { keepUndoFor } from '../components/feedback/undo-notice.ts'

const followed = new WeakSet<LiveQuery<Session | null>>()

/** Lets nobody take back what was somebody else's. Never ends: who leaves or comes may do so on a page without «Desfazer». */
export function useUndoOwner(session: LiveQuery<Session | null> | undefined): void {
  useEffect(() => {
    if (!session || followed.has(session)) return
    followed.add(session)
    const keep = () => {
      const who = dataOf(session.getSnapshot())
      if (who !== undefined) keepUndoFor(who?.uid ?? null)
    }
    session.subscribe(keep)
    keep()
  }, [session])
}
