import { dataOf } from '@caderno/domain/kernel'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { ModulePage } from '../../components/layout/ModulePage.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { SkeletonBlocks } from '../../components/layout/PageSkeleton.tsx'
import { useOwner } from '../../hooks/services.tsx'
import { SkillsPage } from './SkillsPage.tsx'
import { useSkills } from './use-skills.ts'

/** /habilidades. Who is signed out does not get here (the route's guard). */
export default function SkillsScreen() {
  return (
    <ModuleScreen owner={useOwner()} waiting={<SkillsSkeleton />}>
      {(owner, retry) => <OwnSkills owner={owner} onRetry={retry} />}
    </ModuleScreen>
  )
}

function OwnSkills({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { snapshot, ...rest } = useSkills(owner)
  const skills = dataOf(snapshot)
  if (snapshot.status === 'failed' && !skills)
    return (
      <ModulePage module="habilidades">
        <LoadFailure
          what="suas habilidades"
          records={['suas habilidades', 'guardadas']}
          code={snapshot.error.code}
          onRetry={onRetry}
        />
      </ModulePage>
    )
  if (!skills) return <SkillsSkeleton />
  return (
    <SkillsPage
      {...rest}
      skills={skills}
      setAside={snapshot.status === 'ready' ? snapshot.setAside : 0}
      stale={snapshot.status === 'failed'}
      onRetry={onRetry}
    />
  )
}

const SkillsSkeleton = () => (
  <ModulePage module="habilidades" line="Carregando…">
    <SkeletonBlocks label="Carregando suas habilidades" heights={['6.5rem', '2rem', '26rem']} />
  </ModulePage>
)
