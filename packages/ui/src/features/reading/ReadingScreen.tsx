import { ModulePage, ModuleRecords } from '../../components/layout/ModulePage.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { SkeletonBlocks } from '../../components/layout/PageSkeleton.tsx'
import { useUid } from '../../hooks/services.tsx'
import { ReadingPage } from './ReadingPage.tsx'
import { useReading } from './use-reading.ts'

/** /leitura. Who is signed out does not get here (the route's guard). */
export default function ReadingScreen() {
  return (
    <ModuleScreen owner={useUid()} waiting={<ReadingSkeleton />}>
      {(owner, retry) => <OwnShelf owner={owner} onRetry={retry} />}
    </ModuleScreen>
  )
}

function OwnShelf({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { snapshot, view, ...reading } = useReading(owner)
  return (
    <ModuleRecords
      snapshot={snapshot}
      module="leitura"
      what="sua estante"
      records={['seus itens', 'guardados']}
      waiting={<ReadingSkeleton />}
      onRetry={onRetry}
    >
      {(shelf) =>
        view ? <ReadingPage {...reading} shelf={shelf} view={view} onRetry={onRetry} /> : <ReadingSkeleton />
      }
    </ModuleRecords>
  )
}

const ReadingSkeleton = () => (
  <ModulePage module="leitura" line="Carregando…">
    <SkeletonBlocks label="Carregando sua estante" heights={['11rem', '6rem', '14rem', '22.75rem']} />
  </ModulePage>
)
