import { dataOf } from '@caderno/domain/kernel'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { ModulePage } from '../../components/layout/ModulePage.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { SkeletonBlocks } from '../../components/layout/PageSkeleton.tsx'
import { useOwner } from '../../hooks/services.tsx'
import { ReadingPage } from './ReadingPage.tsx'
import { useReading } from './use-reading.ts'

/** /leitura. Who is signed out does not get here (the route's guard). */
export default function ReadingScreen() {
  return (
    <ModuleScreen owner={useOwner()} waiting={<ReadingSkeleton />}>
      {(owner, retry) => <OwnShelf owner={owner} onRetry={retry} />}
    </ModuleScreen>
  )
}

function OwnShelf({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { snapshot, view, ...reading } = useReading(owner)
  const shelf = dataOf(snapshot)
  if (snapshot.status === 'failed' && !shelf)
    return (
      <ModulePage module="leitura">
        <LoadFailure
          what="sua estante"
          records={['seus itens', 'guardados']}
          code={snapshot.error.code}
          onRetry={onRetry}
        />
      </ModulePage>
    )
  if (!shelf || !view) return <ReadingSkeleton />
  return (
    <ReadingPage
      {...reading}
      shelf={shelf}
      setAside={snapshot.status === 'ready' ? snapshot.setAside : 0}
      stale={snapshot.status === 'failed'}
      view={view}
      onRetry={onRetry}
    />
  )
}

const ReadingSkeleton = () => (
  <ModulePage module="leitura" line="Carregando…">
    <SkeletonBlocks label="Carregando sua estante" heights={['11rem', '6rem', '14rem', '22.75rem']} />
  </ModulePage>
)
