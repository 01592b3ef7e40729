import { dataOf } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'
import { useLookAgain } from '../../hooks/use-connection.ts'
import { SkillsFailure } from './SkillsFailure.tsx'
import { SkillsPage } from './SkillsPage.tsx'
import { SkillsSkeleton } from './SkillsSkeleton.tsx'
import { useOwner, useSkills } from './use-skills.ts'

/** /habilidades. Who is signed out does not get here (the route's guard). */
export default function SkillsScreen() {
  const owner = useOwner()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  if (owner === undefined) return <SkillsSkeleton />
  return <OwnSkills key={`${owner} ${attempt}`} owner={owner} onRetry={retry} />
}

function OwnSkills({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { snapshot, pending, waiting, actions, said, today } = useSkills(owner)
  const skills = dataOf(snapshot)
  useLookAgain(
    snapshot.status === 'failed' && !skills && snapshot.error.code === 'network-request-failed',
    onRetry,
  )
  if (snapshot.status === 'failed' && !skills)
    return <SkillsFailure code={snapshot.error.code} onRetry={onRetry} />
  if (!skills) return <SkillsSkeleton />
  return (
    <SkillsPage
      skills={skills}
      setAside={snapshot.status === 'ready' ? snapshot.setAside : 0}
      pending={pending}
      waiting={waiting}
      stale={snapshot.status === 'failed'}
      today={today}
      said={said}
      actions={actions}
      onRetry={onRetry}
    />
  )
}
