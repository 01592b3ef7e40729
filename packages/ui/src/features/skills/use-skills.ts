import { dataOf } from '@caderno/domain/kernel'
import { useMemo, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { useToday } from '../../hooks/use-today.ts'
import { createSkillActions } from './skill-actions.ts'

/** The uid of whoever is signed in. */
export const useOwner = (): string | undefined => dataOf(useLive(useServices().session))?.uid

/** One student's skills, live, and what can be done with them. */
export function useSkills(owner: string) {
  const { backend, skills, session, clock } = useServices()
  const query = useMemo(() => skills.watch(owner), [skills, owner])
  const snapshot = useLive(query)
  const [said, tell] = useState('')
  const actions = useMemo(() => {
    const signedIn = () => dataOf(session.getSnapshot())?.uid === owner
    return createSkillActions({ skills, owner, clock, signedIn, tell })
  }, [skills, owner, clock, session])
  const pending = snapshot.status === 'ready' && snapshot.pending
  return { snapshot, pending, waiting: pending && backend === 'firebase', actions, said, today: useToday() }
}
