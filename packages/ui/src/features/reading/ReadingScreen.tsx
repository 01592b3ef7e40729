import { dataOf } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'
import { useLookAgain } from '../../hooks/use-connection.ts'
import { ReadingPage } from './ReadingPage.tsx'
import { ReadingSkeleton } from './ReadingSkeleton.tsx'
import { ShelfFailure } from './ShelfFailure.tsx'
import { useOwner, useReading } from './use-reading.ts'

/** /leitura. Who is signed out does not get here (the route's guard). */
export default function ReadingScreen() {
  const owner = useOwner()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  if (owner === undefined) return <ReadingSkeleton />
  return <OwnShelf key={`${owner} ${attempt}`} owner={owner} onRetry={retry} />
}

function OwnShelf({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { snapshot, pending, waiting, actions, said, view, chooseView, goal, goalNow, setGoal, today } =
    useReading(owner)
  const shelf = dataOf(snapshot)
  useLookAgain(
    snapshot.status === 'failed' && !shelf && snapshot.error.code === 'network-request-failed',
    onRetry,
  )
  if (snapshot.status === 'failed' && !shelf)
    return <ShelfFailure code={snapshot.error.code} onRetry={onRetry} />
  if (!shelf || !view) return <ReadingSkeleton />
  return (
    <ReadingPage
      shelf={shelf}
      setAside={snapshot.status === 'ready' ? snapshot.setAside : 0}
      pending={pending}
      waiting={waiting}
      stale={snapshot.status === 'failed'}
      view={view}
      goal={goal}
      goalNow={goalNow}
      today={today}
      said={said}
      actions={actions}
      onView={chooseView}
      onGoal={setGoal}
      onRetry={onRetry}
    />
  )
}
