import { dataOf } from '@caderno/domain/kernel'
import { useEffect } from 'react'
import type { Services } from '../hooks/services.tsx'
import { loadServicesWith, undo } from '../hooks/undo.ts'

const followed = new WeakSet<Services>()

/** Lets nobody take back what was somebody else's, and what was left before a reload be taken back. Never ends: who leaves or comes may do so on a page without «Desfazer». */
export function useUndoOwner(services: Services | undefined): void {
  useEffect(() => {
    if (!services || followed.has(services)) return
    followed.add(services)
    loadServicesWith(async (module, owner) =>
      (await import('../modules/parts.ts')).serviceOf(services, module, owner),
    )
    const { session } = services
    const follow = () => {
      const who = dataOf(session.getSnapshot())
      if (who !== undefined) undo.follow(who?.uid ?? null)
    }
    session.subscribe(follow)
    follow()
  }, [services])
}
